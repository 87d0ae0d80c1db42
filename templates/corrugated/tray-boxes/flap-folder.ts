import { insideShare, mm, rectangle, type SizesAndMaterial } from '../../../src/author/index.ts';
import { folder, folderEnd, folderPhases } from '../../tray/folder.ts';

/** The flaps of the ends may reach to the middle; usually they hold the goods by a quarter of the width. */
export const endFlap = ({ length, width, material }: SizesAndMaterial) =>
  mm(width / 4, [Math.max(10, 3 * material), length / 2], 'How far the flaps of the ends reach in');

/** The folder with a flap on either end. */
export const flapFolder = (v: SizesAndMaterial & { readonly end_flap: number; readonly overlap?: number }) =>
  folder({
    ...v,
    end: (name, wide, high) =>
      folderEnd(name, wide, high, rectangle('flap', wide, v.end_flap, { phase: folderPhases.rims })),
    ceiling: 'right.flap',
    more: 2 * insideShare.corrugated * v.material,
    inner: { length: 'right|left' },
  });
