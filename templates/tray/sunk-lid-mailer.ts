import {
  type Body,
  corrugatedTray,
  corrugatedTrayPhases,
  insideShare,
  type Join,
  type Panel,
  rollOverAllowance,
  type SizesAndMaterial,
  sunkLid,
  usualLocks,
  withJoins,
} from '../../src/author/index.ts';
import { cornerReach, slidingPlay } from './corrugated-sizes.ts';
import { behindFront } from './mailer-sizes.ts';

/** A mailer with roll-over sides. The lid lies between them, its side flaps inside, its front outside the tray's front. In mm. */
export interface SunkLidMailer extends SizesAndMaterial {
  readonly lock: number;
  readonly dust_flap: number;
  /** Number of other boards between the outer walls and the corner flaps of the front. */
  readonly beside: 0 | 1;
  readonly front: (site: FrontSite) => Panel;
  readonly joins: readonly Join[];
  /** Share of the board inside a crease, and play between outer and inner walls, in mm; those of corrugated board by default. */
  readonly share?: number;
  readonly rimPlay?: number;
}

/** Dimensions for the front of the lid. In mm. */
export interface FrontSite {
  /** Length of the lid's front crease, and of the front wall on either side beyond it. */
  readonly seat: number;
  readonly beyond: number;
  /** Distance from the lid's crease to that of the floor, and across the floor. */
  readonly height: number;
  readonly across: number;
  /** Clearance of parts between the walls from floor and rim. */
  readonly clear: number;
}

const { lid: lidPhase } = corrugatedTrayPhases;

export const sunkLidPhases = { bend: lidPhase, lid: lidPhase + 1, front: lidPhase + 2 } as const;

export const sunkLidMailer = (m: SunkLidMailer): Body => {
  const { length, width, height, material: t, share = insideShare.corrugated } = m;
  const layer = 1 + m.beside;
  const more = rollOverAllowance(t, layer, { share, play: m.rimPlay ?? 0 });
  const [inside, play] = [share * t, slidingPlay(t)];
  // The lid's flaps lie between the inner walls and the contents; the rims are flush with the lid.
  const long = length + more.across + 2 * (t + play);
  const [across, outer, seat] = [width + more.single, height + more.single, length + more.single];
  const lid = sunkLid({
    seat,
    // Its front stands on the outside of the tray's.
    depth: across + t,
    front: m.front({ seat, beyond: (long - seat) / 2 - t, height: outer, across, clear: inside + 0.5 }),
    phase: sunkLidPhases.lid,
    flap: { reach: m.dust_flap, from: inside + play, clear: behindFront(width, t, share), phase: sunkLidPhases.bend },
  });
  const tray = corrugatedTray({
    length: long,
    width: across,
    outer,
    rim: more.rim,
    locks: usualLocks(m.lock, more.rim, t, 1, share),
    front: { height: height + inside, layer },
    back: { height: outer, layer: 1, on: lid },
    flap: cornerReach(across - 2 * t, height),
    material: t,
    inside: share,
  });
  const inner = { length: 'lid.right-flap|lid.left-flap', width: 'back|front', height: 'floor|lid' } as const;
  return { ...withJoins(tray, ...m.joins), inner };
};
