import type { Blank, PartPlacement } from '../../src/author/index.ts';

/** A floor between its creases, in mm. */
interface Floor {
  readonly length: number;
  readonly width: number;
}

/**
 * A lid upside down in the middle of a base, the crease of its floor `above` that of the base's; it comes down from `from`.
 * It turns about the horizontal axis of the sheet, so that base and lid read upright from one side.
 */
export const upsideDown = (
  base: Floor,
  lid: Floor,
  above: number,
  from: number,
  rises: Blank['rises'] = 'up',
): PartPlacement => ({
  pose: [
    ...(rises === 'up' ? [1, 0, 0, (base.length - lid.length) / 2] : [-1, 0, 0, (base.length + lid.length) / 2]),
    ...(rises === 'up' ? [0, -1, 0, (base.width + lid.width) / 2] : [0, 1, 0, (base.width - lid.width) / 2]),
    ...[0, 0, -1, -above],
  ],
  approach: [0, 0, -from],
});
