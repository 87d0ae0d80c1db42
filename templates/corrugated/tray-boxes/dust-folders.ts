import { leastBoards, mm, type SizesAndMaterial } from '../../../src/author/index.ts';
import { onePieceFolders } from '../../tray/one-piece-folders.ts';

export const dustFolders = {
  ...onePieceFolders,
  sizeLimits: leastBoards({ length: 12, width: 12, height: 7 }),
} as const;

/** Dust flaps reach in by a third of the width, end flaps by a quarter; both may reach to the middle. */
export const dustFolderOptions = ({ length, width, material }: SizesAndMaterial) => {
  const least = Math.max(10, 3 * material);
  return {
    dust_flap: mm(
      width / 3,
      [least, width / 2 - 1],
      'How far the dust flaps of front and back reach in behind the ends',
    ),
    end_flap: mm(width / 4, [least, length / 2 - 1], 'How far the flaps of the ends reach in'),
  };
};
