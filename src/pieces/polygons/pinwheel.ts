import { type FoldStep, type Join, type Panel, pen, type Rim, rim } from '../../board/index.ts';
import { type Point3, toDegrees } from '../../geometry/index.ts';
import { foldAngle } from '../fold-angle.ts';
import { sleevePhases } from '../tubes/sleeve.ts';
import { type HexagonalEnds, hexagonalWalls, hexagonalWidths } from './hexagonal-tube.ts';
import { regularPolygon } from './regular-polygon.ts';

const SIN60 = Math.sin(Math.PI / 3);

/** How high the walls run on, as a share of the hexagon's apothem: 43 at a side of 50. */
const SHARE = 0.993;

/** Width of the second glue flap, as a share of the side. */
const GLUE = 0.2;

/** How the flaps stand by share of the way. */
interface Twist {
  /** The flap out of its wall. */
  readonly flap: number;
  /** The web out of its own flap, and the flap of the wall before out of the web. */
  readonly web: number;
  readonly seam: number;
}

/**
 * The corner of two walls is the origin, this wall goes on to x, inside is y: up the edge of the flap before p, along the crease between
 * web and flap m. Both flaps lean in alike, so that the web would have to bend on the way; flat or closed it does not.
 */
const twist = (share: number): Twist => {
  const theta = (Math.PI / 2) * share;
  const before: Point3 = [-0.5, SIN60, 0];
  const p: Point3 = [SIN60 * Math.sin(theta), 0.5 * Math.sin(theta), Math.cos(theta)];
  const m: Point3 = [0.5, SIN60 * Math.sin(theta), SIN60 * Math.cos(theta)];
  return {
    flap: toDegrees(theta),
    // It folds outwards, as the crease of a twist does beside the creases that fold in.
    web: -foldAngle([1, 0, 0], p, m),
    seam: foldAngle(before, m, p),
  };
};

/**
 * Closure 90 of the ECMA code, as a drawing of C10.40.55.90 shows it: every wall runs on, the creases between the walls as well, and each
 * flap has one more crease from its lower left corner at 60°; its edge is straight up to that crease, then a half-round lobe. All stay joined, by a
 * second glue flap at the seam, and the end is twisted flat: each flap lies under the one before.
 */
export const pinwheel = (side: number, material: number): HexagonalEnds => {
  const name = 'top-flap';
  const phase = sleevePhases.ends;
  const { apothem, fold } = regularPolygon(6, side);
  const high = SHARE * apothem;
  const foot = high / Math.tan(Math.PI / 3);
  const crease = high / SIN60;
  const step = (of: (t: Twist) => number): FoldStep => ({ phase, to: of(twist(1)), ease: (share) => of(twist(share)) });
  const widths = hexagonalWidths(side, material);

  const glue: Panel = {
    ...pen('glue', high, { role: 'glue' })
      .to(high - 4, GLUE * side)
      .to(GLUE * side, GLUE * side)
      .close(),
    folds: [{ phase: sleevePhases.glue, to: fold }, step((t) => t.seam)],
  };
  const web = (seam: boolean): Panel => {
    const p = pen('web', crease, { folds: [step((t) => t.web)] }).to(high * SIN60, high / 2);
    return seam ? p.hang(0, 0, glue).close() : p.close('crease');
  };
  const end = (wall: (typeof hexagonalWalls)[number]): Rim => {
    const wide = widths[wall];
    const last = wall === 'left-front';
    const flap = pen(name, wide, { folds: [step((t) => t.flap)] })
      .to(wide, high, last ? 'cut' : 'crease')
      .arc(foot, high, 1)
      .hang(0, 0, web(wall === 'front'))
      .close();
    return rim(wide).hang(0, 0, flap).close();
  };
  return {
    rims: Object.fromEntries(hexagonalWalls.map((wall) => [wall, end(wall)])) as HexagonalEnds['rims'],
    joins: [
      ...hexagonalWalls.map((wall, k): Join => {
        const next = hexagonalWalls[(k + 1) % hexagonalWalls.length]!;
        return { by: 'lock', a: `${wall}.${name}`, b: `${next}.${name}` };
      }),
      { by: 'glue', a: `front.${name}.web.glue`, b: `left-front.${name}` },
    ],
  };
};
