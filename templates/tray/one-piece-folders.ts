import { leastBoards, type SizesAndMaterial } from '../../src/author/index.ts';
import { corrugatedSizes } from './corrugated-sizes.ts';

export const onePieceFolders = {
  group: 'tray_boxes',
  closure: 'wrap',
  size: corrugatedSizes([150, 100, 50]),
  sizeLimits: leastBoards({ length: 10, width: 10, height: 4 }),
} as const;

/** Those with hollow buffers at their ends, whose linings swing in over the floor. */
export const bufferedFolders = {
  ...onePieceFolders,
  size: corrugatedSizes([150, 100, 50], { along: ', between the buffers' }),
  sizeLimits: (v: SizesAndMaterial) => ({
    ...onePieceFolders.sizeLimits(v),
    height: { min: 4 * v.material, max: Math.max(v.length, 40, 10 * v.material) - 2 * v.material },
  }),
} as const;
