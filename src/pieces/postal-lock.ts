import { type Panel, pen, type Rim } from '../board/index.ts';
import { straight } from '../geometry/index.ts';

/** Width of the tab of a postal lock, and how far it reaches, in mm. */
export const POSTAL_TAB = { width: 24, reach: 8 } as const;

/** The tab: it hangs on the tuck's leading edge and turns outwards once the tuck is in. */
export const postalTab = (phase: number): Panel =>
  pen('postal-lock', POSTAL_TAB.width, { fold: -90, phase })
    .to(POSTAL_TAB.width - 2, POSTAL_TAB.reach)
    .to(2, POSTAL_TAB.reach)
    .close();

/**
 * The wall that receives the tuck, with the slit that the tab comes out of: 1 mm longer than the tab,
 * half a millimetre above and below its board, so that the tab passes without bending. Our own construction.
 * @param tuck how far the tuck reaches beyond its crease, which lies a board above the wall.
 */
export const postalSlit = (end: Rim, tuck: number, material: number): Rim => {
  const [left, right] = [(end.seat - POSTAL_TAB.width - 1) / 2, (end.seat + POSTAL_TAB.width + 1) / 2];
  // What folds outwards lies a board below the edge it hangs on.
  const [low, high] = [-tuck - 0.5, material - tuck + 0.5];
  const ring = [
    straight([left, low], [right, low]),
    straight([right, low], [right, high]),
    straight([right, high], [left, high]),
    straight([left, high], [left, low]),
  ];
  return { ...end, marks: [...end.marks, { line: 'cut', curves: ring }] };
};
