import { type BoxHead, box, mm, usualLugged } from '../../../src/author/index.ts';
import { usualTuck } from '../../tube/usual.ts';
import { gussetedWallet, walletTuck } from './gusseted-wallet-panels.ts';

interface Wallet extends BoxHead {
  /** Usual length, size from the spine to the lid, and size from the back to the front, in mm. */
  readonly usual: readonly [length: number, long: number, deep: number];
  /** True for a lid that locks with a tongue. */
  readonly tongue?: true;
}

/** A wallet on its back: spine, gussets glued to the front, tuck lid. `long`: the size from spine to lid; the depth has the other name. */
export const wallet = (long: 'width' | 'height', { usual, tongue, ...head }: Wallet) => {
  const deep = long === 'width' ? 'height' : 'width';
  const across = {
    [long]: mm(usual[1], [50, 800], 'Size inside, from the spine to the lid'),
    [deep]: mm(usual[2], [9, 120], 'Depth of the gussets inside, from the back to the front'),
  } as Record<'width' | 'height', ReturnType<typeof mm>>;
  return box('carton', {
    ...head,
    size: {
      length: mm(usual[0], [60, 800], 'Length inside, from gusset to gusset'),
      width: across.width,
      height: across.height,
    },
    reads: { depth: deep },
    board: [0.5, [0.1, 1]],
    options: ({ length, [long]: height, [deep]: depth, material }) => {
      const lock = tongue && usualLugged(material, length);
      // A tongue comes down between the tabs, with its lugs.
      const widest = lock ? Math.min(length / 3, length / 2 - lock.width / 2 - lock.lug - 1) : length / 3;
      return {
        glue_tab: mm(Math.min(15, length / 4), [8, widest], 'Width of the tabs inside the front'),
        tuck_flap: mm(
          Math.min(usualTuck(height, 20), depth),
          [6, walletTuck({ length, height, depth, material }, lock && lock.width + 6)],
          'How far the lid tucks in',
        ),
      };
    },
    labels: { length: 'back.x', [long]: 'front.y', [deep]: 'spine.y' },
    inner: { length: 'right|left', [long]: 'spine|back.lid', [deep]: 'back|front' },
    build: ({ length, [long]: height, [deep]: depth, material, glue_tab: tab, tuck_flap: tuck }) =>
      gussetedWallet({
        ...{ length, height, depth, tab, tuck, material },
        ...(tongue && { tongue: usualLugged(material, length) }),
      }),
  });
};
