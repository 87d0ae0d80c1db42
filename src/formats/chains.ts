import type { LineType } from '../board/index.ts';
import { type Curve, enclosedArea, PlanarGraph, perObject, reverse, Spare } from '../geometry/index.ts';
import type { Dieline, Line, LineUse } from '../sheet/index.ts';
import { Contours, Walks } from './contours.ts';
import { type FileLine, foldNames, lineTypeNames, lineTypes } from './line-types.ts';
import { type Profile, serviceProfile } from './profile.ts';

/** Lines of one type and one part, head to tail. */
export interface Chain {
  readonly line: LineType;
  /** Its row in the profile. */
  readonly row: FileLine;
  readonly folds?: LineUse | undefined;
  /** Index of the part in `Dieline.parts`. */
  readonly part: number;
  readonly closed: boolean;
  readonly curves: readonly Curve[];
}

/**
 * Joins the lines of a drawing into chains, each line in one. Types and parts keep their order. Among the cuts, slits and holes come first
 * and the outer contour last, as a laser needs them. Fold lines stay separate rules and are joined only where they continue smoothly.
 */
export const chains = (dieline: Dieline, profile: Profile = serviceProfile): Chain[] => {
  const tools = spare.take();
  const { graph, contours, walks } = tools;
  const table = tools.tableOf(dieline.nodes.length);
  const all: Chain[] = [];
  const { places, rows } = placesOf(profile);
  for (const members of groups(dieline, places, rows.length)) {
    if (!members.length) continue;
    const row = rows[places[members[0]!.line][members[0]!.folds ?? 'flat']]!;
    graph.hold(members, table);
    const folds = lineTypes[members[0]!.line].ruled === true;
    const start = all.length;
    contours.split(graph, walks, folds);
    addChains(all, members, row, walks, tools.first);
    if (!folds && !dieline.isNicked) outerLast(all, start);
  }
  // Keeps none of these lines.
  graph.hold([], table);
  if (table.length <= MAX_CORNERS_KEPT) spare.giveBack(tools);
  return all;
};

/** The lists that joining needs: more memory than the chains, if they were made anew. */
class JoiningTools {
  readonly graph = new PlanarGraph<Line>([], []);
  readonly contours = new Contours();
  readonly walks = new Walks();
  /** Per line, the walk that it is the first of, or -1. */
  readonly first: number[] = [];
  readonly #table: number[] = [];

  tableOf(corners: number): number[] {
    const table = this.#table;
    if (table.length > corners) table.length = corners;
    while (table.length < corners) table.push(-1);
    return table;
  }
}
const spare = new Spare(() => new JoiningTools());

const MAX_CORNERS_KEPT = 2 ** 12;

/** Lines of one row and one part: rows in drawing order, parts in theirs. */
const groups = ({ lines, parts }: Dieline, places: Places, rows: number): Line[][] => {
  const all = new Array<Line[]>(rows * parts.length).fill(NONE);
  for (const line of lines) {
    const place = places[line.line][line.folds ?? 'flat'] * parts.length + line.part;
    if (all[place] === NONE) all[place] = [line];
    else all[place]?.push(line);
  }
  return all;
};

/** Most drawings have no lines of most types. */
const NONE: Line[] = [];

/** Per line type and fold, the place of its row in the drawing order. */
type Places = Readonly<Record<LineType, Readonly<Record<LineUse | 'flat', number>>>>;
const placesOf = perObject(({ order, lines }: Profile) => {
  const names = Object.entries(foldNames) as [LineUse, string][];
  const rowOf = (line: LineType, name: string): FileLine => {
    const tried = [`${line}-${name}`, /reverse$/.test(name) ? `${line}-reverse` : ''];
    return (tried.find((row) => row in lines) ?? line) as FileLine;
  };
  const rows = order.flatMap((line) => [...new Set([line, ...names.map(([, name]) => rowOf(line, name))])]);
  const placeOf = (line: LineType, name = ''): number => rows.indexOf(rowOf(line, name));
  const places = lineTypeNames.map((line) => [
    line,
    Object.fromEntries([['flat', placeOf(line)], ...names.map(([kind, name]) => [kind, placeOf(line, name)])]),
  ]);
  return { rows, places: Object.fromEntries(places) as Places };
});

/** The rows of a profile for lines of the tool, in drawing order. */
export const rowsOf = (profile: Profile): readonly FileLine[] => placesOf(profile).rows;

/** Adds walks as chains. A walk takes the place of its first line in the drawing order. */
const addChains = (all: Chain[], lines: readonly Line[], row: FileLine, walks: Walks, first: number[]): void => {
  for (let k = 0; k < lines.length; k++) first[k] = -1;
  for (let walk = 0; walk < walks.count; walk++) first[walks.halves[walks.start(walk)]! >> 1] = walk;
  for (let k = 0; k < lines.length; k++) if (first[k]! >= 0) all.push(toChain(lines, row, walks, first[k]!));
};

const toChain = (lines: readonly Line[], row: FileLine, walks: Walks, walk: number): Chain => {
  const { line, part, folds } = lines[0]!;
  const start = walks.start(walk);
  const curves = new Array<Curve>(walks.start(walk + 1) - start);
  for (let k = 0; k < curves.length; k++) {
    const half = walks.halves[start + k]!;
    const { curve } = lines[half >> 1]!;
    curves[k] = half & 1 ? reverse(curve) : curve;
  }
  return { line, row, folds, part, closed: walks.isClosed(walk), curves };
};

/** Moves the largest closed chain from `start` on to the end. */
const outerLast = (all: Chain[], start: number): void => {
  let [outer, most] = [-1, -1];
  for (let i = start; i < all.length; i++) {
    if (!all[i]!.closed) continue;
    const area = Math.abs(enclosedArea(all[i]!.curves));
    if (area > most) [most, outer] = [area, i];
  }
  if (outer >= 0 && outer < all.length - 1) all.push(...all.splice(outer, 1));
};
