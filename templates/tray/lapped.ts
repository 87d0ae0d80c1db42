import { mm, type SizesAndMaterial } from '../../src/author/index.ts';
import { usualTuck } from '../tube/usual.ts';

/**
 * Usual length of the tabs of a tray with lapped corners: 30.75 at a height of 40 in the measured drawing, so that a quarter of the side
 * wall stays free of glue. Two tabs share a wall of this length, and no tab reaches
 * its rim.
 */
export const lappedTab = (wall: number, { height, material }: SizesAndMaterial) =>
  mm(0.75 * (height + 2 * material), [8, Math.min(0.45 * wall, height)], 'Length of the corner tabs');

/**
 * The tuck of a necked lid, which reaches at most `inFront` mm behind the front, and the dust flaps below the lid. In the measured drawing
 * these are 15 and 20 deep; the dust flaps leave two thirds of the lid free.
 */
export const neckedLidOptions = ({ length, width, material }: SizesAndMaterial, inFront: number) => ({
  tuck_flap: mm(usualTuck(width), [8, Math.min(width - 2, inFront)], 'How far the tuck reaches in'),
  dust_flap: mm(Math.min(Math.max(20, width / 5), length / 6), [10, length / 2 - material], 'Depth of the dust flaps'),
});
