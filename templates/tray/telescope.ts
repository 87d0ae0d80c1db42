import type { PartPlacement } from '../../src/board/index.ts';

/** A floor between its creases, in mm. */
interface Floor {
  readonly length: number;
  readonly width: number;
}

/** A lid upside down in the middle of a base, its floor's crease `above` that of the base's; it comes down from `from`. */
export const upsideDown = (base: Floor, lid: Floor, above: number, from: number): PartPlacement => ({
  pose: [
    ...[1, 0, 0, (base.length - lid.length) / 2],
    ...[0, -1, 0, (base.width + lid.width) / 2],
    ...[0, 0, -1, -above],
  ],
  approach: [0, 0, -from],
});
