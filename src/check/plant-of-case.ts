import { caseAllowance, type Plant } from '../board/index.ts';
import { builtInPlants } from '../engine/index.ts';
import { boxAround, distance, type Point } from '../geometry/index.ts';
import type { Dieline, Line } from '../sheet/index.ts';
import { type Catalogue, checkedCatalogue, mainId, type Template, templateForPlant } from '../template/index.ts';
import { roundTo } from '../values/index.ts';
import { drawClaimed } from './draw-claimed.ts';

/** Tables state tenths of a millimetre. */
const TOLERANCE = 0.06;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE;

/** Sorted positions, each once. */
const levels = (positions: readonly number[]): number[] =>
  positions.toSorted((a, b) => a - b).filter((at, k, all) => k === 0 || !isNear(at, all[k - 1]!));

/** Measures a case with straight scores in any rotation, in mm, by its creases: four along the walls, from the glue flap on, and two lines of scores square to them. */
const measureCase = ({ lines }: Pick<Dieline, 'lines'>) => {
  const creases = lines.filter(({ line }) => line === 'crease').map(({ curve: { from, to } }) => ({ from, to }));
  const longest = creases.toSorted((a, b) => distance(b.from, b.to) - distance(a.from, a.to))[0];
  if (!longest) return undefined;
  const turn = -Math.atan2(longest.to[1] - longest.from[1], longest.to[0] - longest.from[0]);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const turned = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  const at = creases.map(({ from, to }) => [turned(from), turned(to)] as const);
  const across = levels(at.flatMap(([a, b]) => (isNear(a[1], b[1]) ? [a[1]] : [])));
  const along = levels(at.flatMap(([a, b]) => (isNear(a[0], b[0]) ? [a[0]] : [])));
  if (at.some(([a, b]) => !isNear(a[0], b[0]) && !isNear(a[1], b[1]))) return undefined;
  const box = boxAround(lines.flatMap(({ curve }: Line) => [turned(curve.from), turned(curve.to)]));
  const isUpright = along.length === 4;
  const [panels, scores] = isUpright ? [along, across] : [across, along];
  if (panels.length !== 4 || scores.length !== 2) return undefined;
  const [x, y] = [[box.left, box.right] as const, [box.bottom, box.top] as const];
  const [[first, last], [low, high]] = isUpright ? [x, y] : [y, x];
  const ends = [first, ...panels, last];
  const strips = ends.slice(1).map((end, k) => end - ends[k]!);
  // The narrower of the outer strips is the glue flap.
  const [, ...walls] = strips[0]! < strips[4]! ? strips : strips.toReversed();
  const flap = scores[0]! - low;
  return isNear(flap, high - scores[1]!) ? { walls, height: scores[1]! - scores[0]!, flap } : undefined;
};

/** Boards that a rule for every board is tried with, in mm: those of the trade first. */
const BOARDS = [
  ...new Set([3, 4, 1.6, 7, 4.9, 1.1, 4.6, ...Array.from({ length: 83 }, (_, k) => roundTo(0.8 + k / 10, 1))]),
];

const MAX_SIZES_PER_TABLE = 3;

/** The whole inside sizes and the boards with which a plant draws this case. */
const fitsOf = (
  template: Template,
  plant: Plant,
  { walls, height, flap }: NonNullable<ReturnType<typeof measureCase>>,
): readonly string[] => {
  const own = checkedCatalogue([templateForPlant(template, plant)]);
  return plant.boards
    .flatMap((row) => (row.t === undefined ? BOARDS : [row.t]))
    .flatMap((t) => {
      const { walls: more, lastSlotted = more[3] } = caseAllowance(plant, t, 0);
      const inside = walls.map((mm, k) => mm - (k === 3 ? lastSlotted : more[k]!));
      const [length, width] = inside.map(Math.round) as [number, number];
      const isWhole = inside.every((mm, k) => isNear(mm, k % 2 ? width : length));
      const board = template.size.material!;
      if (!isWhole || Math.min(length, width) < 12 * t || t < board.min || t > board.max) return [];
      const guess = Math.round(height);
      const drawn = measureCase(
        drawClaimed(own, mainId(template), { length, width, height: guess, material: t }).drawing.dieline,
      );
      const up = drawn ? guess + height - drawn.height : 0;
      if (!drawn || !isNear(up, Math.round(up)) || !isNear(drawn.flap, flap)) return [];
      return [`${length} × ${width} × ${Math.round(up)} in board of ${t} mm`];
    })
    .slice(0, MAX_SIZES_PER_TABLE);
};

/** Which built-in tables draw a slotted case with these walls and flaps from whole sizes: a sentence, or none. */
export const plantSentences = (catalogue: Catalogue, drawn: Dieline): readonly string[] => {
  const template = catalogue.find('becf-21d01')?.template;
  const measured = template && measureCase(drawn);
  if (!measured) return [];
  const found = Object.values(builtInPlants).flatMap((plant) => {
    const fits = fitsOf(template, plant, measured);
    return fits.length ? [`${plant.name} (${fits.join(', or ')})`] : [];
  });
  const walls = measured.walls.map((mm) => roundTo(mm, 2)).join(', ');
  const what = `A slotted case (0201) with walls of ${walls} mm`;
  if (found.length < 2) return found.map((one) => `${what}, drawn by the table ${one}.`);
  return [`${what}; the lines fit ${found.length} tables: ${found.join('; ')}.`];
};
