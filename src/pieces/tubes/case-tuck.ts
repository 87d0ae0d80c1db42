import { flipRim, insideShare, type Join, type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { tanDegrees } from '../../geometry/index.ts';
import { PLATFORM, type PlatformHole, platform } from './platform.ts';
import { postalReach, postalSlit, postalTab } from './postal-lock.ts';
import { type Ends, open, sleevePhases } from './sleeve.ts';
import { straightEdge, type TuckEdge, type TuckFlapStyle, tuckEdge } from './tuck-edge.ts';
import { behindTuck, bendOver } from './tuck-lid.ts';

const TAN15 = tanDegrees(15);

/** A tuck lid over two dust flaps at an end of a corrugated case. All in mm. */
export interface CaseTuck {
  readonly end: 'top' | 'bottom';
  /** The long wall that carries the lid; the tuck goes down inside the other. */
  readonly lidOn: 'front' | 'back';
  /** Widths of the four walls between creases, the one with the glue flap first. */
  readonly walls: readonly [number, number, number, number];
  /** Inside sizes of the box. */
  readonly length: number;
  readonly width: number;
  readonly material: number;
  /** Corners of the tuck: one long arc a side, straight sides with small corners, or chamfers. */
  readonly flap: TuckFlapStyle;
  /** Slits beside the tuck's crease let the shoulders of the dust flaps in. */
  readonly sitLock: boolean;
  readonly tuck: number;
  /** `straight`: as wide at its tip as behind its shoulder. */
  readonly dustFlap: 'slit_lock_dust_flap' | 'full_angled_dust_flap' | 'straight';
  readonly dust: number;
  /** Width of the slots beside the dust flaps. */
  readonly slot: number;
  /** The end of the wall that receives the tuck; cut straight by default. */
  readonly receiving?: Rim | undefined;
  /** A tab on the tuck that comes out of a slit in that wall. */
  readonly postal?: boolean;
  /** The tuck goes on as a platform, which passes between the dust flaps; not together with a postal lock. */
  readonly platform?: PlatformHole | undefined;
}

/** Length of the slits: as in cartons, and two boards more, because the dust flap steps back from the tuck between shoulder and slit. */
const slitOf = (length: number, t: number): number => Math.min(12, 6 + length / 30) + 2 * t;

/** The least length of a box that keeps so much of its lid between the slits. */
export const leastWithSlits = (between: number, t: number): number => (between + 12 + 4 * t) / (1 - 2 / 30);

/** How far the dust flap steps back beyond its shoulder: past the tuck, which is two boards from the wall's crease. */
const stepBack = (t: number): number => Math.max(3, 1.5 * t);

/** Room between shoulder and the end of the slit. */
const CLEAR = 0.5;
/** The least width of the tip of a dust flap, in mm. */
const TIP = 8;

const shoulderOf = (c: Pick<CaseTuck, 'length' | 'material'>): number =>
  slitOf(c.length, c.material) - stepBack(c.material) - CLEAR;

/** The least depth of dust flap that has room for shoulder and tip, and the most at which the tip is still 6 wide. */
export const caseDustLimits = (
  c: Pick<CaseTuck, 'length' | 'width' | 'material' | 'slot'>,
): { min: number; max: number } => {
  const foot = shoulderOf(c) + stepBack(c.material);
  const lost = c.material + c.slot / 2 + stepBack(c.material) + 5 + TIP;
  return { min: foot + 5, max: foot + (c.width - lost) / TAN15 };
};

/** The least tuck that has a straight side under the slit, and still goes in. */
export const leastCaseTuck = (t: number): number => Math.max(10, stepOf(t) + 6);

/**
 * From the lid's slit to the tuck's crease: so much that the shoulder, a board thick, finds
 * room between the lid's inner face and the tuck's edge below it.
 */
const stepOf = (t: number): number => (5 / 3) * t;

/**
 * The ends of the four walls. The dust flaps fold at the end of the walls, the lid one board further
 * out. Dust flaps are set in by half a slot at the lid's hinge; on the other side they reach the wall
 * if their shoulders hold the tuck, and stay clear of the tuck if not.
 */
export const caseTuckEnds = (c: CaseTuck): Ends => {
  const { end, lidOn, walls, material: t } = c;
  const [long, across] = lidOn === 'front' ? [walls[0], walls[2]] : [walls[2], walls[0]];
  const lid = lidEnd(c, long);
  const straight = c.receiving ?? open(across);
  const receiving = c.postal ? postalSlit(straight, c.tuck, t, insideShare.corrugated) : straight;
  const inset = c.sitLock ? (2 / 3) * t : 2 * t;
  // Seen standing on its end, the right wall has the back wall on its right at the top, the front wall at the bottom.
  const near = (lidOn === 'front') === (end === 'top');
  const dust = (width: number, right: boolean): Rim => {
    const seat = width - inset - c.slot / 2;
    const drawn = rim(width)
      .to(width - inset, 0)
      .hang(c.slot / 2, 0, dustPanel(c, seat))
      .close();
    return right ? drawn : flipRim(drawn);
  };
  const tuckId = `${lidOn}.${end}-lid.tuck`;
  const joins: Join[] = ['right', 'left'].map((wall) => ({ by: 'lock', a: tuckId, b: `${wall}.${end}-dust` }));
  if (c.postal) joins.push({ by: 'lock', a: `${tuckId}.postal-lock`, b: lidOn === 'front' ? 'back' : 'front' });
  return {
    front: lidOn === 'front' ? lid : receiving,
    right: dust(walls[1], near),
    back: lidOn === 'back' ? lid : receiving,
    left: dust(walls[3], !near),
    joins,
  };
};

/** A dust flap with its shoulder on the right: that is the side the tuck goes down on. */
const dustPanel = (c: CaseTuck, seat: number): Panel => {
  const [a, back, depth] = [shoulderOf(c), stepBack(c.material), c.dust];
  const angled = c.dustFlap === 'full_angled_dust_flap';
  const slope = c.dustFlap === 'straight' ? 0 : TAN15;
  const p = pen(`${c.end}-dust`, seat, { phase: sleevePhases.ends })
    .to(seat, a)
    .to(seat - back, a + back)
    .to(seat - back - (depth - a - back) * slope, depth);
  // Measured on cartons: the slit lock dust flap goes straight up on its crease.
  return (angled ? p.to(5, depth).to(3, 3) : p.to(0, depth)).close();
};

/** From the crease of the lid to that of its tuck: a friction tuck rubs on the wall, a locked one is held by the shoulders. */
const lidCrease = ({ width, sitLock, material }: CaseTuck): number => (sitLock ? width : width + material / 6);

/** What the tuck carries on its leading edge. */
const leadingPanel = (c: CaseTuck, edge: TuckEdge): Panel | undefined => {
  const phase = sleevePhases.ends;
  if (c.postal) return postalTab(c.material, phase + 3);
  if (c.platform === undefined) return undefined;
  return platform({
    width: Math.min(c.length - 2 * (c.dust + c.material + PLATFORM.clear), straightEdge(edge) - 2),
    // What is inside of the wall's crease is board.
    depth: behindTuck(c.tuck, lidCrease(c)) - insideShare.corrugated * c.material,
    hole: c.platform,
    // It is bent over while the lid still stands up.
    phase: phase - 1,
  });
};

/** The lid covers the board of the walls beside and opposite it; its tuck has a board's clearance to the sides. */
const lidEnd = (c: CaseTuck, long: number): Rim => {
  const { end, material: t, sitLock } = c;
  const slit = slitOf(c.length, t);
  const over = t / 3;
  const crease = lidCrease(c);
  const phase = sleevePhases.ends;
  // The tuck bends over so far that its edge clears the far wall, then stays upright while the lid comes down.
  const bent = (bendOver(c.tuck + (c.postal ? postalReach(t) : 0), crease) * 180) / Math.PI;
  const lid = pen(`${end}-lid`, long, { foldSteps: [{ phase: phase + 1, to: 90 - bent }], phase: phase + 2 }).to(
    long + over,
    over,
  );
  if (sitLock) {
    const deep = crease + stepOf(t);
    lid
      .to(long + over, deep)
      .to(long - slit, deep)
      .to(long - slit, crease)
      .hang(slit, crease, tuckPanel(c, long - 2 * slit, slit - (5 / 6) * t, stepOf(t), 90 + bent))
      .to(slit, deep)
      .to(-over, deep);
  } else lid.to(long + over, crease).side(-over, crease, tuckPanel(c, long - (5 / 3) * t, 0, 0, 90 + bent));
  return rim(long).to(long, t).hang(0, t, lid.to(-over, over).close()).close();
};

/** The tuck: from its crease straight to `step`, where it widens by `wing` on either side. */
const tuckPanel = (c: CaseTuck, seat: number, wing: number, step: number, bent: number): Panel => {
  const phase = sleevePhases.ends;
  const depth = c.tuck;
  const p = pen('tuck', seat, { foldSteps: [{ phase, to: bent }], phase: phase + 2 });
  if (wing) p.to(seat, step).to(seat + wing, step);
  const edge: TuckEdge = {
    style: c.flap,
    left: -wing,
    right: seat + wing,
    depth,
    corner: Math.min(5, depth - step - 1),
    chamfer: (depth - step) / 2,
    foot: step || 1,
  };
  tuckEdge(p, { ...edge, leading: leadingPanel(c, edge) });
  if (wing) p.to(-wing, step).to(0, step);
  return p.close();
};
