import { type BagHandle, type BoxHead, box, type GussetBag, gussetBag, mm } from '../../src/author/index.ts';
import { type HandleKind, handleKinds } from './handles.ts';

/** A bag with gussets, a folded hem and a glued bottom, with a handle and a bottom of this kind. */
export const carrierBag = (
  kind: BagHandle['kind'],
  head: Omit<BoxHead, 'group'>,
  corners: GussetBag['corners'] = 'folded',
) => {
  const { hem, glue: widest, options, handle }: HandleKind = handleKinds[kind];
  return box('carton', {
    ...head,
    group: 'carton_bags_pillows',
    open: 'no top',
    size: {
      length: mm(100, [60, 800], 'Length: width of the front'),
      width: mm(50, [30, 400], 'Width: depth of the gussets'),
      height: mm(150, [40, 1000], 'Height from the bottom to the mouth'),
    },
    board: [0.5, [0.1, 1]],
    // Folded in, the gussets meet in the middle of the bag. Handles stay above the line on which the bottom is folded up.
    sizeLimits: ({ length, width }) => ({ width: { max: length }, height: { min: width / 2 + hem[1] } }),
    options: ({ length, width, height }) => ({
      top_hem: mm(Math.min(hem[0], height - width / 2), [hem[1], height - 10], 'Height of the hem'),
      // In a bag of about equal length and depth, the flaps of the gussets overlap.
      // Usual reach of a bottom flap beyond the middle of the bag, in mm.
      bottom_flap: mm(
        width / 2 + { folded: 15, slotted: 13 }[corners],
        [width / 2 + 4, Math.min(length, width) - 2],
        'Depth of the bottom flaps: half the width plus the overlap',
      ),
      glue_flap: mm(
        Math.min(widest, Math.max(15, width / 4)),
        [8, Math.min(40, width / 2 - 4)],
        'Width of the glue flap',
      ),
      ...options(length),
    }),
    labels: ({ width }) => ({
      length: 'front.y',
      width: ['right.y', 0, width],
      height: 'back.x',
      top_hem: 'right.hem.y',
      bottom_flap: 'back.bottom-flap.y',
    }),
    inner: { length: 'right|front.glue', width: 'front|back' },
    build: ({ top_hem, bottom_flap: bottom, glue_flap: glue, ...values }) =>
      gussetBag({ ...values, glue, hem: top_hem, bottom, corners, handle: handle(values) }),
  });
};
