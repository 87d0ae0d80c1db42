import { flipRim, insideShare, type Panel, type PanelOptions, pen, rim } from '../../board/index.ts';
import { tanDegrees } from '../../geometry/index.ts';
import { leastWeb } from '../holes/least-web.ts';
import { tuckFolds } from '../tuck-folds.ts';
import { PLATFORM } from './platform.ts';
import { sleevePhases } from './sleeve.ts';
import type { LeadingPanel, TuckBoard, TuckClosure } from './tuck-closure.ts';
import { straightEdge, type TuckEdge, tuckEdge } from './tuck-edge.ts';
import { behindTuck, bendOver } from './tuck-lid.ts';

const TAN15 = tanDegrees(15);

type Size = Pick<TuckClosure, 'length' | 'width' | 'material'>;

/** Length of the slits: that of cartons plus two boards, because the dust flap steps back from the tuck between shoulder and slit. */
const slitOf = ({ length, material }: Pick<Size, 'length' | 'material'>): number =>
  Math.min(12, 6 + length / 30) + 2 * material;

/** The least length of a box that leaves this much of its lid between the slits. */
export const leastWithSlits = (lid: number, t: number): number => (lid + 12 + 4 * t) / (1 - 2 / 30);

/** Step of the dust flap behind its shoulder, in mm. It passes the tuck, which is two boards from the wall's crease. */
const stepBack = (t: number): number => Math.max(3, 1.5 * t);

/** Distance from the shoulder to the end of the slit. */
const CLEAR = 0.5;
/** The least width of the tip of a dust flap, in mm. */
const TIP = 8;

const shoulderOf = (c: Size): number => slitOf(c) - stepBack(c.material) - CLEAR;

/** The least depth of a dust flap with room for shoulder and tip, and the largest depth at which the tip is still 6 wide beside slots of this width. */
export const corrugatedDustLimits = (c: Size & { readonly slot: number }): { min: number; max: number } => {
  const foot = shoulderOf(c) + stepBack(c.material);
  const lost = c.material + c.slot / 2 + stepBack(c.material) + 5 + TIP;
  return { min: foot + 5, max: foot + (c.width - lost) / TAN15 };
};

/** The least tuck that has a straight side under the slit and still goes in. */
export const leastCorrugatedTuck = (t: number): number => Math.max(10, stepOf(t) + Math.max(6, leastWeb(t)));

/**
 * Distance from the lid's slit to the tuck's crease. The shoulder, one board thick, needs
 * room between the inner face of the lid and the edge of the tuck below.
 */
const stepOf = (t: number): number => (5 / 3) * t;

/**
 * A tuck closure of corrugated board. The dust flaps fold at the end of the walls, the lid one board further
 * out. Dust flaps are set in by half a slot at the lid's hinge; on the other side they reach the wall
 * if their shoulders hold the tuck, and stay clear of the tuck if not.
 */
export const corrugatedTuckBoard: TuckBoard = {
  inside: insideShare.corrugated,
  lid: (c, wall, leading) => {
    const { end, material: t } = c;
    const slit = slitOf(c);
    const over = t / 3;
    const crease = lidCrease(c);
    const phase = sleevePhases.ends;
    // The tuck bends until its edge clears the far wall, then stays upright while the lid comes down.
    const folds = tuckFolds(phase, bendOver(c.tuck + leading.reach, crease));
    const tuck = (beside: number): Panel => tuckPanel(c, wall, beside, leading, folds.tuck);
    // It covers the board of the walls beside and opposite it.
    const lid = pen(`${end}-lid`, wall, folds.lid).to(wall + over, over);
    if (c.lock === 'sit_lock_tuck') {
      const deep = crease + stepOf(t);
      lid
        .to(wall + over, deep)
        .to(wall - slit, deep)
        .to(wall - slit, crease)
        .hang(slit, crease, tuck(slit))
        .to(slit, deep)
        .to(-over, deep);
    } else lid.to(wall + over, crease).side(-over, crease, tuck(clearance(t)));
    return rim(wall).to(wall, t).hang(0, t, lid.to(-over, over).close()).close();
  },
  dustFlap: (c, wall, side) => {
    const width = wall === 'right' ? c.walls[1] : c.walls[3];
    const inset = c.lock === 'sit_lock_tuck' ? (2 / 3) * c.material : 2 * c.material;
    const hinge = c.slot! / 2;
    const right = rim(width)
      .to(width - inset, 0)
      .hang(hinge, 0, dustPanel(c, width - inset - hinge))
      .close();
    return side === 'right' ? right : flipRim(right);
  },
  platform: (c) => ({
    width: Math.min(
      c.length - 2 * (c.dust + c.material + PLATFORM.clear),
      straightEdge(edgeOf(c, 0, c.walls[c.lidOn === 'front' ? 0 : 2] - 2 * clearance(c.material))) - 2,
    ),
    // The part of the board inside the crease of the wall.
    depth: behindTuck(c.tuck, lidCrease(c)) - insideShare.corrugated * c.material,
  }),
};

/** A dust flap with its shoulder on the right, the side where the tuck goes down. */
const dustPanel = (c: TuckClosure, seat: number): Panel => {
  const [a, back, depth] = [shoulderOf(c), stepBack(c.material), c.dust];
  const slope = c.dustFlap === 'straight' ? 0 : TAN15;
  const p = pen(`${c.end}-dust`, seat, { phase: sleevePhases.ends })
    .to(seat, a)
    .to(seat - back, a + back)
    .to(seat - back - (depth - a - back) * slope, depth);
  // Measured on cartons: the slit lock dust flap goes straight up on its crease.
  return (c.dustFlap === 'full_angled_dust_flap' ? p.to(5, depth).to(3, 3) : p.to(0, depth)).close();
};

/** Distance from the crease of the lid to that of its tuck. A friction tuck touches the wall; shoulders hold a locked one. */
const lidCrease = ({ width, lock, material }: TuckClosure): number =>
  lock === 'sit_lock_tuck' ? width : width + material / 6;

/** Set-back of the tuck from the wall of its lid, on either side. */
const clearance = (t: number): number => (5 / 6) * t;

/** The sides of the tuck: straight up to the point where it widens beyond the slits. */
const footOf = ({ lock, material }: TuckClosure): number => (lock === 'sit_lock_tuck' ? stepOf(material) : 0);

const edgeOf = (c: TuckClosure, left: number, right: number): TuckEdge => {
  const foot = footOf(c);
  return {
    style: c.flap,
    left,
    right,
    depth: c.tuck,
    corner: Math.min(5, c.tuck - foot - 1),
    chamfer: (c.tuck - foot) / 2,
    foot: foot || 1,
  };
};

/** The tuck. Its crease leaves `beside` free on either side of the lid. */
const tuckPanel = (
  c: TuckClosure,
  wall: number,
  beside: number,
  { panel: leading }: LeadingPanel,
  folds: PanelOptions,
): Panel => {
  const foot = footOf(c);
  const [seat, wing] = [wall - 2 * beside, beside - clearance(c.material)];
  const p = pen('tuck', seat, folds);
  if (wing) p.to(seat, foot).to(seat + wing, foot);
  tuckEdge(p, { ...edgeOf(c, -wing, seat + wing), leading });
  if (wing) p.to(-wing, foot).to(0, foot);
  return p.close();
};
