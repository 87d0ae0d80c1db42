import {
  corrugatedTray,
  corrugatedTrayPhases,
  insideShare,
  type Join,
  type Length,
  longestSunkFlap,
  mm,
  onePart,
  type Panel,
  type Part,
  rollOverAllowance,
  sunkLid,
  usualLocks,
} from '../../src/author/index.ts';
import {
  cornerReach,
  corrugatedSizes,
  mailerGauges,
  oneLock,
  rollOverHeight,
  slidingPlay,
} from './corrugated-sizes.ts';

/** A mailer with roll-over sides, whose lid lies between them, its side flaps inside, its front on the outside of the front. In mm. */
export interface SunkLidMailer {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  readonly lock: number;
  readonly dust_flap: number;
  /** Boards between the outer walls and the front's corner flaps: none but their own, or one that goes in beside them. */
  readonly beside: 0 | 1;
  readonly front: (site: FrontSite) => Panel;
  readonly joins: readonly Join[];
  /** Share of the board inside of a crease, and play between outer and inner walls; those of corrugated board if nothing is said. */
  readonly share?: number;
  readonly rimPlay?: number;
}

/** Where the front of the lid is built. In mm. */
export interface FrontSite {
  /** Length of the lid's front crease, and of the front wall on either side beyond it. */
  readonly seat: number;
  readonly beyond: number;
  /** From the lid's crease to that of the floor, and across the floor. */
  readonly height: number;
  readonly across: number;
  /** How far what goes in between the walls stays clear of floor and rim. */
  readonly clear: number;
}

export const sunkLidPhases = {
  bend: corrugatedTrayPhases.lid,
  lid: corrugatedTrayPhases.lid + 1,
  front: corrugatedTrayPhases.lid + 2,
} as const;

export const mailerSizes = (shown: readonly [number, number, number]) =>
  corrugatedSizes(shown, { along: ', between the flaps of the lid' });

export const mailerLimits = ({ length, material }: { length: number; material: number }) => ({
  length: { min: 14 * material },
  width: { min: 12 * material },
  height: rollOverHeight(material, [length, 14 * material]),
});

/** From the hinge of the lid to where its side flaps must end, behind the front. */
const clearOf = (width: number, t: number, share: number): number => width + share * t - slidingPlay(t);

export const mailerOptions = (
  { width, height, material }: { width: number; height: number; material: number },
  share: number = insideShare.corrugated,
): { lock: Length; dust_flap: Length } => {
  const most = Math.min(height - material, longestSunkFlap(clearOf(width, material, share)));
  return {
    lock: oneLock(width, material),
    dust_flap: mm(most, [Math.max(8, 3 * material), most], 'How far the side flaps of the lid reach down'),
  };
};

export const sunkLidMailer = (m: SunkLidMailer): readonly Part[] => {
  const { length, width, height, material: t, lock, dust_flap, beside } = m;
  const { share = insideShare.corrugated, rimPlay = 0 } = m;
  const more = rollOverAllowance(t, 1 + beside, { share, play: rimPlay });
  const inside = share * t;
  const play = slidingPlay(t);
  // The lid's flaps lie between the inner walls and what is in the box.
  const long = length + more.across + 2 * (t + play);
  const across = width + more.single;
  // The rims are flush with the lid.
  const outer = height + more.single;
  const seat = length + more.single;
  const layer = 1 + beside;
  const front = m.front({
    seat,
    beyond: (long - seat) / 2 - t,
    height: outer,
    across,
    clear: inside + 0.5,
  });
  const lid = sunkLid({
    seat,
    // Its front stands on the outside of the tray's.
    depth: across + t,
    front,
    phase: sunkLidPhases.lid,
    flap: { reach: dust_flap, from: inside + play, clear: clearOf(width, t, share), phase: sunkLidPhases.bend },
  });
  const { joins, ...tray } = corrugatedTray({
    length: long,
    width: across,
    outer,
    rim: more.rim,
    locks: usualLocks(lock, more.rim, t, 1, share),
    front: { height: height + inside, layer },
    back: { height: outer, layer: 1, on: lid },
    flap: cornerReach(across - 2 * t, height),
    material: t,
    inside: share,
  });
  return onePart({
    ...tray,
    joins: [...joins, ...m.joins],
    thickness: t,
    inside: share,
    gauges: mailerGauges,
    inner: [
      { name: 'length', a: 'lid.right-flap', b: 'lid.left-flap' },
      { name: 'width', a: 'back', b: 'front' },
      { name: 'height', a: 'floor', b: 'lid' },
    ],
  });
};
