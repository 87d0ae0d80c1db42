import {
  type Box,
  boundsOfLines,
  boxCorners,
  CHORD,
  distance,
  flatten,
  isInside,
  move,
  type Point,
} from '../../geometry/index.ts';
import { type Label, textLabel, textWidth } from '../../sheet/index.ts';
import type { NestingBlank } from '../outline/blank.ts';
import type { SheetGrain } from './grain.ts';
import type { PlacedBlank } from './layout.ts';
import { freeEdges, type Sheet, sizeInMm } from './sheet.ts';

/** Least cap height of the words above the sheet, in mm, and its share of the longer side: legible where the whole sheet is shown. */
const [MIN_TEXT_MM, TEXT_SHARE] = [5, 1 / 120] as const;

/** What is written on and above a sheet: its edge and size, the direction of grain or flutes, the gripper, and a number on each blank. */
export const sheetLabels = (sheet: Sheet, grain: SheetGrain | undefined, placed: readonly PlacedBlank[]) => {
  const { width, height, gripper = 0 } = sheet;
  const value = sheet.name ? `${sheet.name}: ${sizeInMm(sheet)}` : sizeInMm(sheet);
  // No wider than the sheet: a roll is long.
  const fitting = width / textWidth(value, 1);
  const text = Math.min(Math.max(MIN_TEXT_MM, TEXT_SHARE * Math.max(width, height)), fitting);
  return [
    edgeLabel(sheet, value, text),
    ...(grain ? [grainLabel(sheet, grain, textWidth(value, text), text)] : []),
    ...(gripper > 0 ? [wordsAt('gripper', 'gripper', [text, gripper / 2], Math.min(text, gripper / 2), 'left')] : []),
    ...stationLabels(placed, text),
  ];
};

export const wordsAt = (name: string, value: string, at: Point, height: number, from: 'left' | 'middle'): Label => {
  const left = from === 'left' ? at[0] : at[0] - textWidth(value, height) / 2;
  return { ...textLabel(name, value, [left, at[1] - height / 2], height), from: at, to: at };
};

type Stroke = readonly [from: Point, to: Point];

const outline = (box: Box): Stroke[] => {
  const corners = boxCorners(box);
  return corners.map((corner, k) => [corner, corners[(k + 1) % 4]!]);
};

/** The edge of the sheet, the lines that margins and gripper leave free, and its name and size above it. */
const edgeLabel = (sheet: Sheet, value: string, text: number): Label => {
  const { width, height } = sheet;
  const { top, bottom, left, right } = freeEdges(sheet);
  const free = top || bottom || left || right ? outline({ left, bottom, right: width - right, top: height - top }) : [];
  return {
    ...textLabel('sheet', value, [0, height + text], text),
    from: [0, 0],
    to: [width, height],
    lines: [...outline({ left: 0, bottom: 0, right: width, top: height }), ...free],
  };
};

/** Length and half the width of an arrow head, and length of an arrow, in text heights. */
const [HEAD, BARB, ARROW] = [0.8, 0.3, 4] as const;

/** The word and an arrow with two heads, beside the size of the sheet, or above it where the sheet is narrow. */
const grainLabel = ({ width, height }: Sheet, { axis, of }: SheetGrain, taken: number, text: number): Label => {
  const long = textWidth(of, text);
  const upright = axis === 'y';
  const whole = long + (upright ? 1.5 : ARROW + 0.5) * text;
  const [x, y] = taken + 2 * text + whole <= width ? [width - whole, height + text] : [0, height + 3 * text];
  const from: Point = [x + long + (upright ? 1 : 0.5) * text, upright ? y : y + text / 2];
  const to: Point = upright ? [from[0], y + ARROW * text] : [from[0] + ARROW * text, from[1]];
  const head = (tip: Point, sign: number): Label['arrows'][number] => {
    const [u, v] = upright ? [0, sign * text] : [sign * text, 0];
    const [px, py] = [tip[0] - HEAD * u, tip[1] - HEAD * v];
    return [tip, [px - BARB * v, py + BARB * u], [px + BARB * v, py - BARB * u]];
  };
  return { ...textLabel(of, of, [x, y], text), from, to, lines: [[from, to]], arrows: [head(from, -1), head(to, 1)] };
};

/** Height of a number as a share of the clear circle around it, so that its corners stay inside. */
export const heightIn = (radius: number, value: string): number => (1.6 * radius) / Math.hypot(1, textWidth(value, 1));

/** The blanks from the gripper upwards and from left to right, each with its name or else its number, and a clear place for it. */
const stationsOf = (placed: readonly PlacedBlank[]) => {
  const all = placed.flatMap(({ name: box, blank, placements }) => {
    if (!placements.length) return [];
    const spot = clearSpot(blank);
    return placements.map((placement) => {
      const { motion, y } = placement;
      return { box, placement, y, at: move(motion, spot.at), radius: spot.radius };
    });
  });
  return inRows(all).map((station, k) => ({ ...station, name: station.placement.name ?? `${k + 1}` }));
};

/** What the drawing calls each blank. */
export const stationNames = (placed: readonly PlacedBlank[]): ReadonlyMap<unknown, string> =>
  new Map(stationsOf(placed).map(({ placement, name }) => [placement, name]));

/** A number on each blank; with different boxes also their names. */
const stationLabels = (placed: readonly PlacedBlank[], text: number): Label[] =>
  stationsOf(placed).map(({ box, name, at, radius }, k) => {
    const value = placed.length > 1 ? `${name} ${box}` : name;
    return wordsAt(`station ${k + 1}`, value, at, Math.min(text, heightIn(radius, value)), 'middle');
  });

/** By rows from below, each from left to right. A row begins with the lowest, and takes those that begin below its number. */
const inRows = <T extends { readonly y: number; readonly at: Point }>(all: readonly T[]): T[] => {
  const left = [...all].sort((a, b) => a.y - b.y || a.at[0] - b.at[0]);
  const rows: T[] = [];
  while (left.length) {
    const [{ at: number }] = left as [T];
    const end = left.findIndex(({ y }) => y >= number[1]);
    rows.push(...left.splice(0, end < 0 ? left.length : Math.max(1, end)).sort((a, b) => a.at[0] - b.at[0]));
  }
  return rows;
};

/** Points tried along the longer side of a blank. */
const GRID_STEPS = 40;

/** Circles this close to the largest, as a share of it, count as equal. */
const EQUAL_SHARE = 0.95;

/**
 * The largest circle on a blank around a point of a grid that no line of its drawing enters, of equal ones the nearest to the middle. Its
 * radius in mm is 0 without such a point.
 */
export const clearSpot = ({ dieline, outline }: Pick<NestingBlank, 'dieline' | 'outline'>) => {
  const ring = outline.flatMap((curve) => flatten(curve));
  const chords = dieline.lines.flatMap(({ curve }) => {
    const points = [curve.from, ...flatten(curve, 10 * CHORD)];
    return points.slice(1).map((to, k): Stroke => [points[k]!, to]);
  });
  const box = boundsOfLines(dieline.lines);
  const middle: Point = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
  const inside = gridOf(box).filter((at) => isInside(ring, at));
  const spots = inside.map((at) => ({ at, radius: clearance(chords, at) }));
  const most = Math.max(0, ...spots.map(({ radius }) => radius));
  const [first = { at: middle, radius: 0 }, ...others] = spots.filter(({ radius }) => radius >= EQUAL_SHARE * most);
  return others.reduce((a, b) => (distance(b.at, middle) < distance(a.at, middle) ? b : a), first);
};

const gridOf = ({ left, bottom, right, top }: Box): Point[] => {
  const step = Math.max(right - left, top - bottom) / GRID_STEPS;
  const [columns, rows] = [right - left, top - bottom].map((side) => Math.max(1, Math.floor(side / step)));
  return Array.from({ length: columns! * rows! }, (_, k): Point => {
    const [i, j] = [k % columns!, Math.floor(k / columns!)];
    return [left + ((i + 0.5) / columns!) * (right - left), bottom + ((j + 0.5) / rows!) * (top - bottom)];
  });
};

const clearance = (chords: readonly Stroke[], [x, y]: Point): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const [[ax, ay], [bx, by]] of chords) {
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
};
