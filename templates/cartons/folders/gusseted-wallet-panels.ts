import {
  type Body,
  deepestTuck,
  eachSide,
  flanked,
  glued,
  insideShare,
  type LuggedTab,
  lidDepth,
  locked,
  open,
  postalSlit,
  postalTab,
  rectangle,
  thumbCutEnd,
  trapezium,
} from '../../../src/author/index.ts';
import { trayLid } from '../../tray/tray-lid.ts';

/** A wallet as a shallow box: back and front, a spine at the foot, gussets at the sides and a tuck lid. All in mm, inside. */
export interface GussetedWallet {
  readonly length: number;
  /** From the spine to the lid. */
  readonly height: number;
  /** From the back to the front. */
  readonly depth: number;
  readonly tab: number;
  readonly tuck: number;
  readonly material: number;
  /** A tongue with lugs on the tuck, which goes through a slit in the front. Replaces the thumb cut. */
  readonly tongue?: LuggedTab;
}

/** The longest tuck in mm: at most half the height, able to swing past the front, and with a straight edge of at least `edge` mm. */
export const walletTuck = (
  { length, height, depth, material }: Omit<GussetedWallet, 'tab' | 'tuck' | 'tongue'>,
  edge = 12,
): number => Math.min(height / 2, 1.5 * lidDepth(depth, material), deepestTuck(length, material, edge));

/** The back lies on the ground. The tuck goes in behind the front, which has a thumb cut there. */
export const gussetedWallet = ({ length, height, depth, tab, tuck, material: t, tongue }: GussetedWallet): Body => {
  // The gussets and their tabs, the front over them, then the lid in three phases.
  const phases = { gussets: 0, front: 1, lid: 2 };
  // The crease of the lid lies one board further out than the end of the back.
  const end = height - t;
  const seat = end - t;
  // The tabs lie on the inside of the front, so the gussets are one board narrower than the spine.
  const glue = trapezium('tab', seat, tab, Math.min(tab / 4, seat / 4), { role: 'glue', phase: phases.gussets });
  const gusset = rectangle('right', seat, depth - t, { role: 'wall', phase: phases.gussets, top: glue });
  const lid = trayLid({
    length,
    width: depth,
    tuck,
    material: t,
    phase: phases.lid,
    ...(tongue && { leading: postalTab(t, phases.lid + 3, tongue), beyond: tongue.reach }),
  });
  // The lid's crease is level with the edge of the front, one board lower than on a tube.
  const top = tongue ? postalSlit(open(length), tuck + t, t, insideShare.carton, tongue.width) : thumbCutEnd(length);
  const front = rectangle('front', length, height, { role: 'wall', phase: phases.front, top });
  return {
    trunk: flanked('back', length, end, gusset, { role: 'wall', from: t, top: lid }),
    base: {
      line: 'crease',
      panel: rectangle('spine', length, depth, { role: 'wall', phase: phases.front, top: front }),
    },
    joins: [
      ...eachSide((side) => [glued(`${side}.tab`, 'front'), locked('back.lid.tuck', `${side}.tab`)]),
      locked('back.lid.tuck', 'front'),
      ...(tongue ? [locked('back.lid.tuck.postal-lock', 'front', 'slit')] : []),
    ],
  };
};
