import type { Values } from '../../src/author/index.ts';
import { corrugatedSizes } from './corrugated-sizes.ts';

export type FolderSize = Values<ReturnType<typeof corrugatedSizes>>;

export const onePieceFolders = {
  group: 'tray_boxes',
  closure: 'wrap',
  size: corrugatedSizes([150, 100, 50]),
  sizeLimits: ({ material }: FolderSize) => ({
    length: { min: 10 * material },
    width: { min: 10 * material },
    height: { min: 4 * material },
  }),
} as const;
