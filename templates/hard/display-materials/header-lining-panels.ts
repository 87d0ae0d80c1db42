import {
  type Cutout,
  coverPart,
  LINING,
  ofPaper,
  placed,
  type RigidTray,
  roundedRectangle,
  roundTopped,
} from '../../../src/author/index.ts';

/** The window in a header, drawn on a panel that is `seat` mm wide and has the foot of the header at this height, in mm. */
export const headerWindow = (tray: RigidTray, border: number, on: string, seat: number, foot: number): Cutout => {
  const [wide, high] = [tray.length + 2 * tray.board, tray.header!];
  const ring = roundedRectangle([seat / 2, foot + high / 2], wide - 2 * border, high - 2 * border, 5);
  return { on, ring, line: 'cut' };
};

/**
 * The lining of a header. It covers the paper that is turned in, and goes down into the tray as deep as that of the other walls.
 * `border`: width of the header around its window, in mm. @defaultValue no window
 */
export const headerLining = (tray: RigidTray, border?: number) => {
  const { length, width, height, board, paper, turnIn, header = 0, headerRadius = 0 } = tray;
  // A millimetre narrower than the tray inside.
  const [across, up] = [length - 1, header + turnIn - LINING];
  const trunk = roundTopped('lining', across, up, headerRadius && headerRadius - LINING);
  const cutouts = border ? [headerWindow(tray, border, 'lining', across, turnIn)] : [];
  // It faces the front, on two papers turned in.
  const facing = placed(
    [(length + 2 * board + across) / 2, width + board - 2 * paper, turnIn - height - board],
    [0, -40, -(2 * header + 100)],
    [-1, 0, 0],
    [0, 0, -1],
  );
  return coverPart('header_lining', { trunk, ...ofPaper(paper), cutouts }, facing);
};
