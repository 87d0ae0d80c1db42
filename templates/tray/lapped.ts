import { mm, type SizesAndMaterial } from '../../src/author/index.ts';
import { usualTuck } from '../tube/usual.ts';

/** Usual length of lapped tabs: 30.75 at a height of 40 as measured, a quarter free of glue. Two share the wall; none reaches its rim. */
export const lappedTab = (wall: number, { height, material }: SizesAndMaterial) =>
  mm(0.75 * (height + 2 * material), [8, Math.min(0.45 * wall, height)], 'Length of the corner tabs');

/** The tuck of a necked lid, at most `inFront` mm behind the front, and its dust flaps: 15 and 20 as measured, with two thirds free. */
export const neckedLidOptions = ({ length, width, material }: SizesAndMaterial, inFront: number) => ({
  tuck_flap: mm(usualTuck(width), [8, Math.min(width - 2, inFront)], 'How far the tuck reaches in'),
  dust_flap: mm(Math.min(Math.max(20, width / 5), length / 6), [10, length / 2 - material], 'Depth of the dust flaps'),
});
