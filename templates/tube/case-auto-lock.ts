import { type Exception, mm, caseAutoLock as pieces } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

/** The least overlap that still makes a hook. */
const least = (material: number): number => Math.max(9, 2 * material + 4);

/** The least width that leaves the diagonal a crease, and room for the hook beside it. */
const narrowest = (material: number): number => 2 * (least(material) + 3 * material + 8);

/** The auto-lock bottom of a corrugated case: glued flat, it locks by itself when the box is squared. */
export const caseAutoLock: Closure = {
  foldsInward: true,
  // The diagonal must end in the middle beside the hook, and the flaps must lie in the tube when it is flat.
  sizeLimits: ({ length, width, material }) => ({
    length: { min: Math.max(50, narrowest(material) + 8 + 2 * material) },
    width: { min: narrowest(material), max: length - 6 - 2 * material },
    height: { min: Math.max(width, narrowest(material)) / 2 + least(material) + 16 },
  }),
  options: ({ width, height, material }) => {
    const most = Math.min(width / 2 - Math.max(4, 2 * material), height - width / 2 - 5, 30);
    return {
      bottom_overlap: mm(13, [least(material), most], 'How far the main bottom flaps reach beyond the middle'),
    };
  },
  creaseOffset: (material) => (2 / 3) * material,
  build: ({ values: { material, bottom_overlap }, walls }) => pieces({ walls, overlap: bottom_overlap!, material }),
  lid: () => 'right.bottom-flap',
  glueSlope: 45,
  exceptions: () =>
    [
      ['front.bottom-flap', 'back.bottom-flap'],
      ['front.bottom-flap', 'back.bottom-flap.lap'],
      ['back.bottom-flap', 'front.bottom-flap.lap'],
    ].map(
      (panels): Exception => ({
        law: 'solid',
        panels,
        upTo: 1,
        why: 'the two halves hook into one another, each over the other at its own end: they bend by a board',
      }),
    ),
};
