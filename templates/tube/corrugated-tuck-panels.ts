import {
  behindTuck,
  bendOver,
  flapAt,
  flipRim,
  insideShare,
  type LeadingPanel,
  leastWeb,
  type PanelOptions,
  PLATFORM,
  pen,
  raised,
  sleevePhases,
  slitLength,
  straightEdge,
  type TuckBoard,
  type TuckClosure,
  type TuckEdge,
  tanDegrees,
  tuckEdge,
  tuckFolds,
} from '../../src/author/index.ts';

const TAN15 = tanDegrees(15);
type Sized = Pick<TuckClosure, 'length' | 'width' | 'material' | 'slot' | 'lock'>;

/** Where the parts of a closure lie, in mm. */
interface TuckFit {
  /** Reach of the lid beyond its wall, on either side and at the crease. */
  readonly over: number;
  /** Distance from the crease of the lid to that of the tuck. */
  readonly crease: number;
  /** Distance from the lid's slits to the tuck's crease. */
  readonly step: number;
  readonly slit: number;
  /** Length of the dust flaps' shoulders, from their creases. */
  readonly shoulder: number;
  /** Set-back of the tuck from the wall of its lid, on either side. */
  readonly setBack: number;
  /** Set-back of a dust flap on the side where the tuck goes down. */
  readonly inset: number;
  /** Set-back of a dust flap at the hinge of the lid. */
  readonly hinge: number;
  /** Radius of the corners of a uni tuck, beyond their height; by default that of cartons. */
  readonly round?: number;
}

/** Distance from the shoulder to the end of the slit. */
const CLEAR = 0.5;

/** From inside sizes. A shoulder, a board thick, needs room between lid and tuck. Friction tucks touch the wall, shoulders hold others. */
const allowedFit = ({ length, width, material: t, lock, slot }: Sized): TuckFit => {
  const sits = lock === 'sit_lock_tuck';
  // That of cartons plus two boards, because the dust flap steps back from the tuck between shoulder and slit.
  const slit = Math.min(12, 6 + length / 30) + 2 * t;
  return {
    over: t / 3,
    crease: sits ? width : width + t / 6,
    step: stepOf(t),
    slit,
    shoulder: slit - stepBack(t) - CLEAR,
    setBack: (5 / 6) * t,
    inset: sits ? (2 / 3) * t : 2 * t,
    hinge: slot! / 2,
  };
};

/** From external sizes, as the service draws 100 × 50 in 0.9 mm: dust flaps as wide as walls. Friction tucks touch as at inside sizes. */
const drawnFit = ({ length, width, material: m, lock }: Sized): TuckFit => {
  const sits = lock === 'sit_lock_tuck';
  // In thick board the shoulder needs more than the drawn millimetre below the lid.
  const step = Math.max(m + 1, stepOf(m));
  const shoulder = slitLength(length) + 1;
  return {
    over: 0,
    crease: sits ? width - step : width - (7 / 6) * m,
    step,
    slit: shoulder + step,
    shoulder,
    setBack: m,
    inset: sits ? m : 2 * m,
    hinge: 0,
    round: 2,
  };
};

const fitOf = (c: Sized): TuckFit => (c.slot === undefined ? drawnFit : allowedFit)(c);

/** Distance from the crease of a lid to that of its tuck. */
export const corrugatedLidDepth = (c: Sized): number => fitOf(c).crease;

/** The least length of a box that leaves this much of its lid between the slits. */
export const leastWithSlits = (lid: number, material: number, slot: number | undefined): number =>
  (lid + 2 * fitOf({ length: 0, width: 0, material, slot, lock: 'sit_lock_tuck' }).slit) / (1 - 2 / 30);

/** Step of the dust flap behind its shoulder, in mm. It passes the tuck, which is two boards from the wall's crease. */
const stepBack = (t: number): number => Math.max(3, 1.5 * t);

const LEAST_TIP_WIDTH_MM = 8;

/** The least depth of a dust flap with room for shoulder and tip, and the largest depth at which the tip is still 6 wide beside its slots. */
export const corrugatedDustLimits = (c: Sized): { min: number; max: number } => {
  const foot = fitOf({ ...c, lock: 'sit_lock_tuck' }).shoulder + stepBack(c.material);
  // As drawn, a flap beside a friction tuck is set in by two boards.
  const beside = c.slot === undefined ? fitOf(c).inset : c.material;
  const lost = beside + (c.slot ?? 0) / 2 + stepBack(c.material) + 5 + LEAST_TIP_WIDTH_MM;
  return { min: foot + 5, max: foot + (c.width - lost) / TAN15 };
};

/** The least tuck that has a straight side under the slit and still goes in. */
export const leastCorrugatedTuck = (t: number): number => Math.max(10, stepOf(t) + Math.max(6, leastWeb(t)));

/** The least distance from the lid's slit to the tuck's crease. */
const stepOf = (t: number): number => (5 / 3) * t;

/**
 * A tuck closure of corrugated board. The dust flaps fold at the end of the walls, the lid one board further out. They are set in at the
 * lid's hinge; on the other side they reach the wall if their shoulders hold the tuck, and stay clear of the tuck if not.
 */
export const corrugatedTuckBoard: TuckBoard = {
  inside: insideShare.corrugated,
  lid: (c, wall, leading) => {
    const { end, material: t } = c;
    const { over, crease, step, slit, setBack } = fitOf(c);
    // The tuck bends until its edge clears the far wall, then stays upright while the lid comes down.
    const folds = tuckFolds(sleevePhases.ends, bendOver(c.tuck + leading.reach, crease));
    const sits = c.lock === 'sit_lock_tuck';
    // It covers the board of the walls beside and opposite it.
    const lid = pen(`${end}-lid`, wall, folds.lid).to(wall + over, over);
    const tuck = tuckPanel(c, wall, sits ? slit : setBack, leading, folds.tuck);
    if (sits) {
      const deep = crease + step;
      lid
        .path([wall + over, deep], [wall - slit, deep], [wall - slit, crease])
        .hang(slit, crease, tuck)
        .to(slit, deep)
        .to(-over, deep);
    } else lid.to(wall + over, crease).side(-over, crease, tuck);
    return raised(lid.to(-over, over).close(), wall, t);
  },
  dustFlap: (c, wall, side) => {
    const width = wall === 'right' ? c.walls[1] : c.walls[3];
    const { inset, hinge } = fitOf(c);
    // The free edge of a drawn last wall is already a board back.
    const isShort = c.slot === undefined && wall === 'left' && side === (c.end === 'top' ? 'right' : 'left');
    const seat = width - inset - hinge + (isShort ? c.material : 0);
    const right = flapAt(dustPanel(c, seat), width, hinge);
    return side === 'right' ? right : flipRim(right);
  },
  platform: (c) => ({
    width: Math.min(
      c.length - 2 * (c.dust + c.material + PLATFORM.clear),
      straightEdge(edgeOf(c, 0, c.walls[c.lidOn === 'front' ? 0 : 2] - 2 * fitOf(c).setBack)) - 2,
    ),
    // The part of the board inside the crease of the wall.
    depth: behindTuck(c.tuck, fitOf(c).crease) - insideShare.corrugated * c.material,
  }),
};

/** A dust flap with its shoulder on the right, the side where the tuck goes down. */
const dustPanel = (c: TuckClosure, seat: number) => {
  const [a, back, depth] = [fitOf(c).shoulder, stepBack(c.material), c.dust];
  const p = pen(`${c.end}-dust`, seat, { phase: sleevePhases.ends })
    .path([seat, a], [seat - back, a + back])
    .to(seat - back - (depth - a - back) * (c.dustFlap === 'straight' ? 0 : TAN15), depth);
  // Measured on cartons: the slit lock dust flap goes straight up on its crease.
  return (c.dustFlap === 'full_angled_dust_flap' ? p.to(5, depth).to(3, 3) : p.to(0, depth)).close();
};

/** The sides of the tuck: straight up to the point where it widens beyond the slits. */
const footOf = (c: TuckClosure): number => (c.lock === 'sit_lock_tuck' ? fitOf(c).step : 0);

const edgeOf = (c: TuckClosure, left: number, right: number): TuckEdge => {
  const foot = footOf(c);
  const { round } = fitOf(c);
  return {
    style: c.flap,
    left,
    right,
    depth: c.tuck,
    corner: Math.min(5, c.tuck - foot - 1),
    chamfer: (c.tuck - foot) / 2,
    foot: foot || 1,
    radius: round && c.tuck - (foot || 1) + round,
  };
};

/** The tuck. Its crease leaves `beside` free on either side of the lid. */
const tuckPanel = (
  c: TuckClosure,
  wall: number,
  beside: number,
  { panel: leading }: LeadingPanel,
  folds: PanelOptions,
) => {
  const foot = footOf(c);
  const [seat, wing] = [wall - 2 * beside, beside - fitOf(c).setBack];
  const p = pen('tuck', seat, folds);
  if (wing) p.to(seat, foot).to(seat + wing, foot);
  tuckEdge(p, { ...edgeOf(c, -wing, seat + wing), leading });
  if (wing) p.to(-wing, foot).to(0, foot);
  return p.close();
};
