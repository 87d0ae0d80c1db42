import { leastBoards, mm, type SizesAndMaterial } from '../../src/author/index.ts';
import { corrugatedSizes } from './corrugated-sizes.ts';

export const onePieceFolders = {
  group: 'tray_boxes',
  closure: 'wrap',
  size: corrugatedSizes([150, 100, 50]),
  sizeLimits: leastBoards({ length: 10, width: 10, height: 4 }),
} as const;

/** The flaps of the ends may reach to the middle; usually they hold the goods by a quarter of the width. */
export const endFlap = ({ length, width, material }: SizesAndMaterial) =>
  mm(width / 4, [Math.max(10, 3 * material), length / 2], 'How far the flaps of the ends reach in');
