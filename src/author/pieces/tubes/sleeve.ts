import {
  type Blank,
  type FlatFold,
  type FoldStep,
  glued,
  insideShare,
  type Join,
  type Mark,
  type Panel,
  pen,
  type Rim,
  rim,
} from '../../../board/index.ts';
import { type Curve, type Motion, moveCurve, straight } from '../../../geometry/index.ts';
import { later, laterEnd } from '../later.ts';
import type { SizesAndMaterial } from '../trays/tray-floor.ts';

/** One wall of a sleeve, with its upper and its lower end; a plain cut by default. */
export interface Wall {
  readonly name: string;
  readonly width: number;
  readonly top?: Rim;
  readonly bottom?: Rim;
  /** Rings cut out of it. x is measured from its left edge, y from its lower edge. */
  readonly holes?: readonly (readonly Curve[])[];
  /** Other lines on it, in the same frame, such as tear lines. */
  readonly marks?: readonly Mark[];
}

/** An end of a tube of four walls, and the sizes of the tube, in mm. */
export interface TubeEnd extends Pick<SizesAndMaterial, 'length' | 'width' | 'material'> {
  readonly end: 'top' | 'bottom';
  /** Width of the last wall, which ends before the first one. */
  readonly last: number;
}

/** One end of the four walls of a sleeve, with the joins that hold it closed. */
export interface Ends {
  readonly front: Rim;
  readonly right: Rim;
  readonly back: Rim;
  readonly left: Rim;
  readonly joins: readonly Join[];
}

/** The phases of a sleeve: the glue flap folds first, the last wall over it at the end. */
export const sleevePhases = { glue: 0, walls: 1, last: 2, ends: 3 } as const;

/**
 * The phases of a sleeve that is glued and delivered flat. Parts glued to two walls fold in first. Then the tube is folded over them, with
 * two of its creases shut and two open, and glued. Squaring moves all four walls at once. The other end closes after that.
 */
export const flatPhases = { flaps: 0, laps: 1, walls: 2, last: 3, square: 4, ends: 5 } as const;

/** An end that is folded by hand, on a sleeve that was glued flat. */
export const afterSquaring = ({ front, right, back, left, joins }: Ends): Ends => {
  const after = (end: Rim): Rim => laterEnd(end, AFTER_SQUARING);
  return { front: after(front), right: after(right), back: after(back), left: after(left), joins };
};

/** Number of phases by which the end that is folded by hand comes later. */
const AFTER_SQUARING = flatPhases.ends - sleevePhases.ends;

const opened: FoldStep = { phase: flatPhases.square, to: 90 };

/** Folds of the crease between wall `i` of four and the one before, 0 being the glue flap's. `layerThickness`: 0 if not glued flat. */
const cornerTurns = (i: 0 | 1 | 2 | 3, layerThickness: number): readonly FoldStep[] => {
  if (!layerThickness)
    return [{ phase: [sleevePhases.glue, sleevePhases.walls, sleevePhases.walls, sleevePhases.last][i]!, to: 90 }];
  return flatTurns(i, layerThickness);
};

/** Every second crease of a sleeve of four walls that is glued flat is shut, over the layers between its walls. */
const flatTurns = (i: number, clearance: number): FoldStep[] => {
  if (i % 2 === 0) return [opened];
  return [{ phase: i === 3 ? flatPhases.last : flatPhases.walls, to: 180, clearance }, opened];
};

/**
 * The folds of a part above or below the walls of a sleeve of four that goes round one of their corners. It turns with the walls, and
 * then by `after`. In the flat sleeve it is shut with its corner, over `layerThickness` mm of board. It is folded by hand, after squaring.
 */
export const roundCorner = (
  i: 0 | 1 | 2 | 3,
  layerThickness: number,
  after: FoldStep,
): Required<Pick<Panel, 'folds' | 'delivered'>> => {
  const early = layerThickness ? AFTER_SQUARING : 0;
  const steps = cornerTurns(i, layerThickness).map((step) => ({ ...step, phase: step.phase - early }));
  return { folds: [...steps, after], delivered: i % 2 === 0 ? undefined : { to: 180, layerThickness } };
};

/** The distance at which a shut crease holds two panels with nothing between them, in mm: twice the board inside the crease line. */
export const shutBulge = (board: 'carton' | 'corrugated', material: number): number =>
  2 * insideShare[board] * material;

/** A plain end, cut straight across. */
export const open = (width: number): Rim => ({
  seat: width,
  edges: [{ curve: straight([width, 0], [0, 0]), line: 'cut' }],
  marks: [],
});

/** Widths of the four walls of a tube between creases, the one with the glue flap first, in mm. */
export type TubeWalls = readonly [front: number, right: number, back: number, left: number];

/** An end that is one fold line with a panel on it. */
export const flapEnd = (panel: Panel): Rim => rim(panel.seat).hang(0, 0, panel).close();

/**
 * Walls side by side, left to right, glued into a tube by the flap on the left of the first wall, which goes inside the last. A flap may be
 * shorter than the sleeve; then the first wall is cut free above and below it. A sleeve of an even number of walls is delivered flat,
 * unless `delivered` is false; one of three would need an extra crease for it. With the first wall in front, its crease with the second is
 * shut and the one at the glue flap open, so that the last wall lies over that flap.
 * `layerThickness`: thickness of the layers between the walls then, in mm. `outset`: offset of the last wall beyond the first, over the
 * glue flap, in mm; by default, for four walls, the difference between the third wall and the first. `gluedFlat`: on its way to the closed
 * box it also folds flat, by `flatPhases`. `bulge`: see `shutBulge`. `corner`: angle of each wall against the one before it, in degrees.
 * `join`: how the flap is held on the last wall, by default with glue.
 * @throws RangeError if a sleeve of a number of walls other than four is to be glued flat.
 */
export const sleeve = (
  height: number,
  walls: readonly [Wall, ...Wall[]],
  glue: Panel,
  {
    gluedFlat = false,
    delivered = true,
    outset = walls.length === 4 ? Math.max(0, walls[2]!.width - walls[0].width) : 0,
    layerThickness = 0,
    bulge = 0,
    corner = 90,
    join = glued,
  }: {
    readonly gluedFlat?: boolean;
    readonly delivered?: boolean;
    readonly outset?: number;
    readonly layerThickness?: number;
    readonly bulge?: number;
    readonly corner?: number;
    readonly join?: (flap: string, wall: string, delivered: boolean) => Join;
  } = {},
): Pick<Blank, 'trunk' | 'base' | 'rises'> & { joins: Join[] } => {
  if (gluedFlat && walls.length !== 4) throw new RangeError(`a sleeve of ${walls.length} walls is not glued flat`);
  const last = walls.length - 1;
  const turns = (i: number): readonly FoldStep[] => {
    if (gluedFlat) return flatTurns(i, layerThickness + bulge);
    return [{ phase: i === last ? sleevePhases.last : sleevePhases.walls, to: corner }];
  };
  const half = walls.length / 2;
  const isFlat = delivered && Number.isInteger(half);
  const shutFlat = (i: number): FlatFold | undefined => {
    if (!isFlat || (i !== 1 && i !== 1 + half)) return undefined;
    return { to: 180, layerThickness: i === 1 ? layerThickness : layerThickness + outset };
  };
  // A strip is drawn lying on its side: each wall stands on the one to its left.
  const stand = (i: number): Panel | undefined => {
    const wall = walls[i];
    if (!wall) return undefined;
    // From the upper to the lower end, in the frame of the upper end of its seat.
    const spare = i === 0 ? (height - glue.seat) / 2 : 0;
    const [upper, lower] = [-spare, height - spare];
    const upright: Motion = { cos: 0, sin: 1, x: lower, y: 0 };
    const p = pen(wall.name, lower - spare, { role: 'wall', folds: turns(i), delivered: shutFlat(i) }).to(lower, 0);
    p.rim(lower, wall.width, wall.bottom ?? open(wall.width));
    p.side(upper, wall.width, stand(i + 1));
    p.rim(upper, 0, wall.top ?? open(wall.width));
    for (const ring of wall.holes ?? []) p.mark('cut', ...ring.map((c) => moveCurve(upright, c)));
    for (const { line, curves } of wall.marks ?? []) p.mark(line, ...curves.map((c) => moveCurve(upright, c)));
    return p.close();
  };
  return {
    trunk: stand(0)!,
    base: { line: 'crease', panel: seamed(glue, gluedFlat, corner) },
    rises: 'right',
    joins: [join(`${walls[0].name}.${glue.name}`, walls[last]!.name, isFlat)],
  };
};

/** The glue flap turns like the corner that it closes. */
const seamed = (glue: Panel, gluedFlat: boolean, corner: number): Panel => {
  if (gluedFlat) return { ...later(glue, AFTER_SQUARING), folds: [opened] };
  return corner === 90 ? glue : { ...glue, folds: [{ phase: sleevePhases.glue, to: corner }] };
};
