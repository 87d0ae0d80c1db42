import { leastBoards } from '../../src/author/index.ts';
import { corrugatedSizes } from './corrugated-sizes.ts';

export const onePieceFolders = {
  group: 'tray_boxes',
  closure: 'wrap',
  size: corrugatedSizes([150, 100, 50]),
  sizeLimits: leastBoards({ length: 10, width: 10, height: 4 }),
} as const;
