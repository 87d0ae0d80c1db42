import { box, flanked, glued, insideShare, mm, rectangle } from '../../../src/author/index.ts';
import { onePieceFolders } from '../../tray/one-piece-folders.ts';

const phases = { ends: 0, flaps: 1, back: 2, top: 3, front: 4, cover: 5 } as const;

export default box('corrugated', {
  ...onePieceFolders,
  name: 'Full overlap folder',
  about:
    'Folder of corrugated board for flat goods: a strip with ends is wrapped round, and its last panel covers the first.',
  code: '0400',
  from: 'standard: FEFCO 0400: five panels, of which the last covers the first, with ends and flaps on the first; crease allowances of two thirds inside, one third outside',
  evidence: 'figures',
  ids: { 'fefco-0400': { size: { length: 400, width: 300, height: 200, material: 3 } } },
  options: ({ length, height, material }) => ({
    end_flap: mm(0.4 * height, [Math.max(10, 3 * material), length / 2 - 1], 'How far the flaps of the ends reach in'),
  }),
  build({ length, width, height, material: t, end_flap }) {
    const inside = insideShare.corrugated * t;
    const [long, high] = [length + 2 * inside, height + 2 * inside];
    const clear = 0.5;
    // The ends stand between back and front; their flaps lie below the top.
    const seat = width - 2 * clear;
    const end = rectangle('right', seat, high, {
      role: 'wall',
      phase: phases.ends,
      top: rectangle('flap', seat, end_flap, { phase: phases.flaps }),
    });
    const cover = rectangle('cover', long, width + inside + t, { role: 'wall', phase: phases.cover });
    // It goes down to the outer face of the floor.
    const front = rectangle('front', long, high + 2 * t, { role: 'wall', phase: phases.front, top: cover });
    const top = rectangle('top', long, width + 2 * inside, { role: 'wall', phase: phases.top, top: front });
    const back = rectangle('back', long, high + t, { role: 'wall', phase: phases.back, top });
    const span = { from: clear, to: clear + seat } as const;
    return {
      trunk: flanked('floor', long, width + inside, end, { role: 'wall', ...span, top: back }),
      trunkIs: 'base',
      joins: [glued('cover', 'floor')],
      labels: { length: 'floor.x', width: 'top.y', height: ['back.y', 0, high + t] },
      inner: { length: 'right|left', width: 'back|front', height: 'floor|right.flap' },
    };
  },
});
