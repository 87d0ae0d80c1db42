import {
  type Blank,
  type Body,
  type BodyOfPart,
  type InnerSizes,
  type PartPlacement,
  part,
  placed,
} from '../../board/index.ts';

/** A floor between its creases, in mm: from left to right on the sheet, and upwards. */
export interface FloorSize {
  readonly x: number;
  readonly y: number;
}

/**
 * A lid upside down in the middle of a base, the crease of its floor `above` that of the base's; it comes down from `from` mm.
 * It turns about the horizontal axis of a sheet that rises upwards, so that base and lid read upright from one side.
 */
export const upsideDown = (
  base: FloorSize,
  lid: FloorSize,
  above: number,
  from: number,
  rises: Blank['rises'] = 'up',
): PartPlacement =>
  rises === 'up'
    ? placed([(base.x - lid.x) / 2, (base.y + lid.y) / 2, -above], [0, 0, -from], [1, 0, 0], [0, -1, 0])
    : placed([(base.x + lid.x) / 2, (base.y - lid.y) / 2, -above], [0, 0, -from], [-1, 0, 0], [0, 1, 0]);

/** A tray of a telescope box, and its floor. */
export interface TelescopeTray extends FloorSize {
  readonly body: Body;
}

/** A base and a lid over it. `inner`: what the closed box promises inside. */
export const telescope = (
  base: TelescopeTray,
  lid: TelescopeTray,
  { above, from, inner }: { readonly above: number; readonly from: number; readonly inner: InnerSizes },
): readonly BodyOfPart[] => [
  part('base', { ...base.body, front: 'upper', inner }),
  part('lid', { ...lid.body, inner: {} }, upsideDown(base, lid, above, from, base.body.rises)),
];
