import { type BoxHead, box, gussetedWallet, mm, usualLugged, walletTuck } from '../../../src/author/index.ts';
import { usualTuck } from '../../tube/usual.ts';

interface Wallet extends BoxHead {
  /** Usual length, and how far the wallet reaches from the spine to the lid and from the back to the front. */
  readonly usual: readonly [length: number, long: number, deep: number];
  readonly thickest: number;
  /** Its lid locks with a tongue. */
  readonly tongue?: true;
}

/**
 * A wallet lies on its back: as deep as what it takes, with a spine, side gussets glued to the front and a lid that tucks in. `long` and
 * `deep` are what its user calls the two sizes beside the length.
 *
 *       ╭─────────────╮
 *       ├─────────────┤
 *       │     lid     │
 *    ╱┬┬┼─────────────┼┬┬╲
 *    ││││    back     ││││
 *    ╲┴┴┼─────────────┼┴┴╱
 *       │    spine    │
 *       ├─────────────┤
 *       │    front    │
 *       └─────╮ ╭─────┘
 */
const wallet = (long: 'width' | 'height', { usual, thickest, tongue, ...head }: Wallet) => {
  const deep = long === 'width' ? 'height' : 'width';
  const across = {
    [long]: mm(usual[1], [50, 800], 'Inside, from the spine to the lid'),
    [deep]: mm(usual[2], [9, 120], 'Depth of the gussets inside, from the back to the front'),
  } as Record<'width' | 'height', ReturnType<typeof mm>>;
  return box('carton', {
    ...head,
    size: {
      length: mm(usual[0], [60, 800], 'Length inside, from gusset to gusset'),
      width: across.width,
      height: across.height,
    },
    board: [thickest / 2, [0.1, thickest]],
    options: ({ length, [long]: height, [deep]: depth, material: thickness }) => {
      const tongueWidth = tongue ? usualLugged(thickness, length).width : 0;
      return {
        // A tongue comes down between them.
        glue_tab: mm(
          Math.min(15, length / 4),
          [8, Math.min(length / 3, (length - tongueWidth) / 2 - 1)],
          'Width of the tabs inside the front',
        ),
        tuck_flap: mm(
          Math.min(usualTuck(height, 20), depth),
          [6, walletTuck({ length, height, depth, thickness }, tongue && tongueWidth + 6)],
          'How far the lid tucks in',
        ),
      };
    },
    labels: { length: 'back.x', [long]: 'front.y', [deep]: 'spine.y' },
    inner: { length: 'right|left', [long]: 'spine|back.lid', [deep]: 'back|front' },
    build: ({ length, [long]: height, [deep]: depth, material: thickness, glue_tab: tab, tuck_flap: tuck }) =>
      gussetedWallet({
        length,
        height,
        depth,
        tab,
        tuck,
        thickness,
        ...(tongue && { tongue: usualLugged(thickness, length) }),
      }),
  });
};

export const documentWallet = wallet('width', {
  name: 'Document wallet',
  about: 'Wallet with a spine, gussets and a lid that tucks in behind its front and locks with a tongue.',
  group: 'folders',
  code: 'E40.82.00.00',
  from: [
    'house',
    'ECMA E40.82, a pack for a flat product with a lock on its lid, its plate not at hand; becf-1240a has the same code, and both are drawn with such a lock. Our decisions (0.6 sure): gussets with tabs inside the front, and the tuck of a carton with a tongue whose lugs catch in a slit of the front, for the letters name tongue, slit and radii',
  ],
  ids: ['becf-12b05'],
  usual: [170, 120, 25],
  thickest: 1,
  tongue: true,
});

export const gussetedEnvelope = wallet('height', {
  name: 'Gusseted envelope',
  about: 'Envelope with a spine, gussets and a lid that tucks in behind its front.',
  group: 'envelopes',
  from: [
    'house',
    'no code: gussets with tabs inside the front, and the tuck of a carton. Its width is the depth of the gussets, which was our reading',
  ],
  ids: ['becf-12c03'],
  usual: [150, 150, 20],
  thickest: 1,
});
