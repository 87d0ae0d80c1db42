import { leastBoards, mm } from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';

export const wrapSizes = (shown: readonly [number, number, number]) => ({
  ...corrugatedSizes(shown, { along: ', from end to end' }),
  material: mm(3, [0.8, 7], 'Thickness of the board'),
});

/** A strip folded round goods, with flaps on both ends of its panels. */
export const wraps = {
  group: 'tray_boxes',
  sizeLimits: leastBoards({ length: 12, width: 12, height: [10, 20] }),
} as const;
