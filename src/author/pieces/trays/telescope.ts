import {
  type Blank,
  type Body,
  type BodyOfPart,
  type InnerSizes,
  type PartPlacement,
  part,
  placed,
} from '../../../board/index.ts';

/** Sizes of a floor between its creases, in mm: x to the right on the sheet, y upwards. */
export type FloorSize = Readonly<Record<'x' | 'y', number>>;

/**
 * Places a lid upside down over the middle of a base, the crease level of its floor `above` mm over the base's; it approaches from `from`
 * mm above. On a blank that rises upwards it turns about the sheet's horizontal axis, so that base and lid read upright from one side.
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

export interface TelescopeTray extends FloorSize {
  readonly body: Body;
}

/** A base with a lid over it. `inner` lists the inside sizes of the closed box. */
export const telescope = (
  base: TelescopeTray,
  lid: TelescopeTray,
  { above, from, inner }: { readonly above: number; readonly from: number; readonly inner: InnerSizes },
): readonly BodyOfPart[] => [
  part('base', { ...base.body, front: 'upper', inner }),
  part('lid', { ...lid.body, inner: {} }, upsideDown(base, lid, above, from, base.body.rises)),
];
