import { type Blank, type Panel, pen } from '../../board/index.ts';
import { thumbCutEnd } from '../free-ends.ts';
import { deepestTuck, lidDepth, tuckLidEnd } from '../tuck-lid.ts';

/** A shallow box that is a wallet: back and front, a spine at the foot, gussets at the sides and a tuck lid. All in mm, inside. */
export interface GussetedWallet {
  readonly length: number;
  /** From the spine to the lid. */
  readonly height: number;
  /** From the back to the front. */
  readonly depth: number;
  /** Width of the tabs that the front is glued to. */
  readonly tab: number;
  readonly tuck: number;
  readonly thickness: number;
}

/** When things fold: the gussets and their tabs, the front over them, then the lid in three phases. */
const phases = { gussets: 0, front: 1, lid: 2 } as const;

/** How far a tuck may reach: half the height, and no deeper than the lid can swing past the front with. */
export const walletTuck = ({ length, height, depth, thickness }: Omit<GussetedWallet, 'tab' | 'tuck'>): number =>
  Math.min(height / 2, 1.5 * lidDepth(depth, thickness), deepestTuck(length, thickness, 12));

/** The tabs lie on the inside of the front, so the gussets are a board less deep than the spine. */
const gusset = (name: 'right' | 'left', seat: number, { depth, tab, thickness }: GussetedWallet): Panel => {
  const lean = Math.min(tab / 4, seat / 4);
  const flap = pen('tab', seat, { role: 'glue', phase: phases.gussets })
    .to(seat - lean, tab)
    .to(lean, tab)
    .close();
  return pen(name, seat, { role: 'wall', phase: phases.gussets })
    .to(seat, depth - thickness)
    .hang(0, depth - thickness, flap)
    .close();
};

/** The back lies on the ground; the tuck goes in behind the front, which has a thumb cut there. */
export const gussetedWallet = (w: GussetedWallet): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins' | 'thickness'> => {
  const { length, height, depth, tuck, thickness: t } = w;
  // The crease of the lid lies a board further out than the end that it hangs on.
  const end = height - t;
  const lid = tuckLidEnd({
    name: 'lid',
    style: 'uni_tuck_flap',
    length,
    width: depth,
    tuck,
    material: t,
    phase: phases.lid,
  });
  const front = pen('front', length, { role: 'wall', phase: phases.front })
    .to(length, height)
    .rim(0, height, thumbCutEnd(length))
    .close();
  return {
    trunk: pen('back', length, { role: 'wall' })
      .to(length, t)
      .hang(length, end, gusset('right', end - t, w))
      .rim(0, end, lid)
      .hang(0, t, gusset('left', end - t, w))
      .close(),
    base: {
      line: 'crease',
      panel: pen('spine', length, { role: 'wall', phase: phases.front })
        .to(length, depth)
        .hang(0, depth, front)
        .close(),
    },
    rises: 'up',
    joins: [
      { by: 'glue', a: 'right.tab', b: 'front' },
      { by: 'glue', a: 'left.tab', b: 'front' },
      { by: 'lock', a: 'back.lid.tuck', b: 'front' },
      { by: 'lock', a: 'back.lid.tuck', b: 'right.tab' },
      { by: 'lock', a: 'back.lid.tuck', b: 'left.tab' },
    ],
    thickness: t,
  };
};
