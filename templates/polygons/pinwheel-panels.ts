import {
  type FoldStep,
  foldAngle,
  type HexagonalEnds,
  hexagonalWalls,
  hexagonalWidths,
  type Join,
  type Panel,
  type Point3,
  pen,
  type Rim,
  regularPolygon,
  rim,
  sleevePhases,
  toDegrees,
} from '../../src/author/index.ts';

const SIN60 = Math.sin(Math.PI / 3);

/** Height of the flaps, as a share of the hexagon's apothem: 43 mm for a side of 50 mm. */
const SHARE = 0.993;

/** Width of the second glue flap, as a share of the side. */
const GLUE = 0.2;

/** Fold angles of the flaps during folding, in degrees. */
interface Twist {
  /** The flap against its wall. */
  readonly flap: number;
  /** The web against its own flap, and the flap of the previous wall against the web. */
  readonly web: number;
  readonly seam: number;
}

/**
 * The angles at a share of the way. The origin is the corner of two walls; x runs along this wall, y to the inside. `p` points up the edge
 * of the previous flap, `m` along the crease between web and flap. Both flaps lean in by the same angle, so the web is flat only in
 * the open and in the closed box; in between it would have to bend.
 */
const twist = (share: number): Twist => {
  const theta = (Math.PI / 2) * share;
  const before: Point3 = [-0.5, SIN60, 0];
  const p: Point3 = [SIN60 * Math.sin(theta), 0.5 * Math.sin(theta), Math.cos(theta)];
  const m: Point3 = [0.5, SIN60 * Math.sin(theta), SIN60 * Math.cos(theta)];
  return {
    flap: toDegrees(theta),
    // The web folds outwards, while the creases beside it fold inwards.
    web: -foldAngle([1, 0, 0], p, m),
    seam: foldAngle(before, m, p),
  };
};

/**
 * Closure 90 of the ECMA code, after a drawing of C10.40.55.90. The walls and the creases between them continue as flaps. Each flap has
 * another crease at 60° from its lower left corner. Its upper edge is straight up to that crease, then a half-round lobe. The flaps stay
 * connected, with a second glue flap at the glue joint. Twisting closes the end flat: each flap lies under the previous one.
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
    // Without a bend on the outside: the closed web lies below the flaps, not on them.
    const folds = [{ ...step((t) => t.web), clearance: -2 * material }];
    const p = pen('web', crease, { folds }).to(high * SIN60, high / 2);
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
