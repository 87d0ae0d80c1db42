import { type Rim, rectangle, rim, sleevePhases } from '../../../src/author/index.ts';

/** A lining at an end of a wall. All in mm. */
interface LinedEnd {
  /** Difference of its length from that of the wall. */
  readonly slot: number;
  /** Distance between the two creases over which it folds. */
  readonly rim: number;
  /** Reach into the box. */
  readonly depth: number;
}

/** A lining stands out, then goes in over the rim. The flaps over it close last. */
export const linedEndPhases = {
  out: sleevePhases.ends,
  in: sleevePhases.ends + 1,
  over: sleevePhases.ends + 2,
} as const;

/** The upper or lower end of a wall with a lining, which folds down inside over a pair of creases. */
export const linedEnd = (at: string, wide: number, { slot, rim: rimWidth, depth }: LinedEnd): Rim => {
  const lining = rectangle('lining', wide - slot, depth, { phase: linedEndPhases.out });
  const over = rectangle(`${at}-rim`, wide - slot, rimWidth, { phase: linedEndPhases.in, top: lining });
  return rim(wide).side(0, 0, over).close();
};
