import { bends, type LineType } from '../board/index.ts';
import { boardRings } from '../formats/index.ts';
import {
  boxAround,
  counterClockwise,
  flatten,
  grow,
  intersect,
  isInside,
  type Point,
  polygon,
  type Region,
  type Ring,
  ringsOf,
  subtract,
  unite,
} from '../geometry/index.ts';
import { type Drawing, extent, panelOutlines, sizeOf } from '../sheet/index.ts';

export type PrintedSide = 'outside' | 'inside';

/** How far print reaches beyond the cuts, and how far texts and pictures stay from cuts and creases, in mm. */
export type PrintLimits = Readonly<Record<'bleed' | 'safe', number>>;

/** A panel as it is seen on one side of the blank. */
export type FacePanel = PrintFace['panels'][number];

/** One side of a flat blank, as it is seen there: in mm, right and up from its lower left corner. */
export const faceOf = (drawing: Drawing, side: PrintedSide) => {
  const { dieline } = drawing;
  const { left, bottom, right, top } = extent(dieline);
  const see = ([x, y]: Point): Point => [side === 'inside' ? right - x : x - left, y - bottom];
  const ringOf = (points: readonly Point[]): Ring => counterClockwise(points.map(see));
  const { outer, holes } = boardRings(dieline);
  const linesOf = (has: (line: LineType) => boolean): Point[][] =>
    dieline.lines.flatMap(({ line, curve }) => (has(line) ? [[curve.from, ...flatten(curve)].map(see)] : []));
  return {
    side,
    size: sizeOf({ left, bottom, right, top }),
    panels: panelOutlines(drawing).map(({ name, outline, isPrinted }) => {
      const ring = ringOf(polygon(outline));
      return { name, ring, box: boxAround(ring), isPrinted };
    }),
    /** The board, without its holes. */
    blank: subtract(outer.map(ringOf), holes.map(ringOf)),
    /** Cuts, creases and all other lines of the tool. */
    lines: linesOf((line) => line !== 'bleed'),
    /** Those at which the board bends. */
    folds: linesOf(bends),
    /** From the sheet to the face. */
    see,
    onSheet: ([x, y]: Point): Point => [side === 'inside' ? right - x : x + left, y + bottom],
  };
};

export type PrintFace = ReturnType<typeof faceOf>;

export const regionsOn = ({ see }: PrintFace, area: readonly Region[]): Ring[] =>
  ringsOf(area).map((ring) => ring.map(see));

/** Steps in which panels grow towards each other. */
const STEPS = 12;

/**
 * Where print lies: the outline grown by the bleed. That of some panels ends at the creases to other printed panels and half way to them
 * across slots, to a twelfth of the bleed; it goes over creases to panels without print.
 */
export const territory = (face: PrintFace, on: readonly string[] | undefined, bleed: number): readonly Region[] => {
  const whole = grow(ringsOf(face.blank), bleed);
  if (!on) return whole;
  const target = (names: (panel: FacePanel) => boolean): Ring[] => face.panels.filter(names).map(({ ring }) => ring);
  const own = target(({ name }) => on.includes(name));
  const others = target(({ name, isPrinted }) => isPrinted && !on.includes(name));
  let [mine, theirs] = [unite(own), unite(others)];
  for (let k = 1; k <= STEPS; k++) {
    const by = (k * bleed) / STEPS;
    const before = ringsOf(mine);
    mine = unite([...before, ...ringsOf(subtract(ringsOf(grow(own, by, 'round')), ringsOf(theirs)))]);
    theirs = unite([...ringsOf(theirs), ...ringsOf(subtract(ringsOf(grow(others, by, 'round')), before))]);
  }
  return intersect(ringsOf(mine), ringsOf(whole));
};

/** The panel at a point; the one that was drawn last where two lie there. */
export const panelAt = ({ panels }: Pick<PrintFace, 'panels'>, point: Point): FacePanel | undefined =>
  panels.findLast(({ ring }) => isInside(ring, point));
