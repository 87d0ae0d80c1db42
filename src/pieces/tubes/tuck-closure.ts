import { insideShare, type Join, type Panel, type Rim } from '../../board/index.ts';
import { type DustFlapStyle, dustFlapEnd } from './dust-flap.ts';
import { PLATFORM, type PlatformHole, platform } from './platform.ts';
import { type LuggedTab, postalReach, postalSlit, postalTab } from './postal-lock.ts';
import { type Ends, open, sleevePhases } from './sleeve.ts';
import type { TuckFlapStyle } from './tuck-edge.ts';
import { behindTuck, lidDepth, slitLength, type TuckStyle, tuckLidEnd, tuckStep, widestLeading } from './tuck-lid.ts';

/** One end of a four-wall sleeve, closed by a tuck lid over two dust flaps. All in mm. */
export interface TuckClosure {
  readonly end: 'top' | 'bottom';
  /** The long wall that carries the lid; the tuck goes down inside the other. */
  readonly lidOn: 'front' | 'back';
  readonly length: number;
  readonly width: number;
  /** Width of the last wall, which is shorter so that it stays clear of the glue crease. */
  readonly last: number;
  readonly material: number;
  readonly flap: TuckFlapStyle;
  readonly lock: TuckStyle;
  readonly tuck: number;
  readonly dustFlap: DustFlapStyle;
  readonly dust: number;
  /** The end of the wall that receives the tuck; cut straight by default. */
  readonly receiving?: Rim;
  /** A tab on the tuck that comes out of a slit in that wall. */
  readonly postal?: boolean | LuggedTab;
  /** The tuck goes on as a platform, which passes between the dust flaps; not together with a postal lock. */
  readonly platform?: PlatformHole;
}

/**
 * How much further from the receiving wall the dust flaps begin than the board that lies there:
 * nothing where their shoulders go through slits, else so far that the tuck passes them.
 */
export const dustFlapSetBack = (lock: TuckStyle, material: number): number =>
  lock === 'sit_lock_tuck' ? 0 : tuckStep(material) + 0.5;

/** What the tuck carries on its leading edge. */
const leadingPanel = ({
  length,
  width,
  material,
  tuck,
  dust,
  postal,
  platform: hole,
}: TuckClosure): Panel | undefined => {
  const phase = sleevePhases.ends;
  if (postal) return postalTab(material, phase + 3, lugsOf(postal));
  if (hole === undefined) return undefined;
  const between = length - 2 * (dust + material + PLATFORM.clear);
  return platform({
    width: Math.min(between, widestLeading(length, material, tuck)),
    depth: behindTuck(tuck, lidDepth(width, material)),
    hole,
    // It is bent over while the lid still stands up.
    phase: phase - 1,
  });
};

const lugsOf = (postal: TuckClosure['postal']): LuggedTab | undefined =>
  typeof postal === 'object' ? postal : undefined;

/** The ends of the four walls. Each dust flap has its shoulder next to the wall that receives the tuck. */
export const tuckClosure = (c: TuckClosure): Ends => {
  const { end, lidOn, length, width, last, material, receiving = open(length) } = c;
  const slit = slitLength(length);
  const phase = sleevePhases.ends;
  const dust = { name: `${end}-dust`, style: c.dustFlap, depth: c.dust, slit, phase };
  const leading = leadingPanel(c);
  const lugs = lugsOf(c.postal);
  const locks = c.lock === 'sit_lock_tuck';
  const lid = tuckLidEnd({
    name: `${end}-lid`,
    style: c.flap,
    length,
    width,
    tuck: c.tuck,
    material,
    phase,
    ...(locks && { slit }),
    ...(leading && { leading }),
    ...(c.postal && { beyond: lugs?.reach ?? postalReach(material) }),
  });
  const back = dustFlapSetBack(c.lock, material);
  // Seen standing on its end, the right wall has the back wall on its right at the top, the front wall at the bottom.
  const near = (lidOn === 'front') === (end === 'top') ? 'right' : 'left';
  const far = near === 'right' ? 'left' : 'right';
  // The last wall's free edge is short already.
  const free = end === 'top' ? 'right' : 'left';
  const tuckId = `${lidOn}.${end}-lid.tuck`;
  const receiver = lidOn === 'front' ? 'back' : 'front';
  const received = c.postal ? postalSlit(receiving, c.tuck, material, insideShare.carton, lugs?.width) : receiving;
  // Without slits the tuck rubs along the dust flaps' edges and is held by the wall.
  const joins: Join[] = ['right', 'left'].map((wall) => ({ by: 'lock', a: tuckId, b: `${wall}.${end}-dust` }));
  if (!locks) joins.push({ by: 'lock', a: tuckId, b: receiver });
  if (c.postal) joins.push({ by: 'lock', a: `${tuckId}.postal-lock`, b: receiver });
  return {
    front: lidOn === 'front' ? lid : received,
    back: lidOn === 'back' ? lid : received,
    right: dustFlapEnd(dust, width, near, material + back),
    left: dustFlapEnd(dust, last, far, (far === free ? 0 : material) + back),
    joins,
  };
};
