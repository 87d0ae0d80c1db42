import {
  type Body,
  eachCorner,
  type FrontOrBack,
  flanked,
  glued,
  type LeftOrRight,
  pen,
  type SizesWith,
  sidesOf,
  sidewaysFloor,
  trapezium,
  wallsOf,
} from '../../../src/author/index.ts';

/** Fold phases: ears, long walls and flanges, short walls, then one inner wall after the other. */
const phases = { ears: 0, long: 1, short: 2, flanges: 1, left: 3, right: 4 } as const;

/** Width of the flange on the floor, in mm. */
const FLANGE = 15;

/** Chamfer of an ear's free corner, at 45°, in mm. */
const CHAMFER = 5;

/** The shortest ear, in mm: twice its chamfer. */
export const LEAST_EAR = 2 * CHAMFER;

/**
 * The tray of a drawer as the service draws it, crease to crease. The short walls roll over glued ears of the single long walls and end in
 * a flange on the floor, two boards wider on each side, which wedges between the long walls. These leave a board at each end for the ears.
 */
export const drawerTray = ({ length, width, height, material: m, ear }: SizesWith<'ear'>): Body => {
  // The right end of an ear's seat is at the floor, the left end at the rim.
  const flap = (name: string) =>
    pen(name, height, { role: 'glue', phase: phases.ears })
      .path([height, ear], [m + CHAMFER, ear], [m, ear - CHAMFER], [m, CHAMFER / 2])
      .close();
  const seat = length - 2 * m;
  const long = (name: FrontOrBack) => {
    const [onRight] = sidesOf(name);
    return flanked(name, seat, height, flap(`${onRight}-ear`), { role: 'wall', phase: phases.long });
  };
  const short = (name: LeftOrRight) => {
    const [clear, down] = [width - 2 * m, height - m];
    const flange = trapezium('flange', clear, FLANGE, -2 * m, { fold: -90, phase: phases.flanges });
    const inner = pen('inner', width, { folds: [{ phase: phases[name], to: 180, clearance: m }] })
      .path([width - m, CHAMFER / 2], [width - m, down])
      .closeMirrored(flange);
    return pen(name, width, { role: 'wall', phase: phases.short }).to(width, height).hang(0, height, inner).close();
  };
  return {
    ...sidewaysFloor(length, width, m, wallsOf(long, short)),
    joins: eachCorner((wall, side) => glued(side, `${wall}.${side}-ear`)),
    labels: { length: 'floor.y', width: 'floor.x', height: 'right.y' },
    inner: { width: 'front|back' },
  };
};
