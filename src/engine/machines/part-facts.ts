import { isHole, type Join } from '../../board/index.ts';
import { boxAround, type Curve, cross, type Point, polygon } from '../../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';
import words from './machines.json' with { type: 'json' };

export type PartFacts = ReturnType<typeof partFacts>;
type JointKind = keyof typeof words.joints;

/** Sine of the angle between lines that count as parallel; difference of two scores in mm that count as one. */
const TOLERANCE = { parallelSine: 0.02, scoreMm: 0.1 } as const;

const wayOf = ({ from, to }: Curve): Point => [to[0] - from[0], to[1] - from[1]];
const seatOf = ({ outline }: PlacedPanel): Point => wayOf(outline[0]!);
const areParallel = (a: Point, b: Point): boolean =>
  Math.abs(cross(a, b)) <= TOLERANCE.parallelSine * Math.hypot(...a) * Math.hypot(...b);
const isWall = (one: PlacedPanel | undefined): boolean => one?.panel.role === 'wall';

/**
 * What machines ask of a part, measured on its tree: `sizes` in mm, along and across the side seam or the longest crease between walls; glued
 * `joints` by kind; and what breaks each rule, as names of panels or steps of scores.
 */
export const partFacts = ({ part: { blank }, sheet }: PlacedPart) => {
  const above = ({ parent }: PlacedPanel) => (parent === undefined ? undefined : sheet[parent]);
  const isFlat = sheet.some(({ panel }) => panel.delivered);
  const glued = blank.joins.filter(({ by, delivered }) => by === 'glue' && (delivered || !isFlat));
  const laps = glued.flatMap((join) => lapOf(join, sheet) ?? []);
  const seam = laps.find(({ kind }) => kind === 'seam');
  const creases = sheet.filter((one) => isWall(one) && isWall(above(one)));
  const run = seam ? [seam.way] : creases.map(seatOf).sort((a, b) => Math.hypot(...b) - Math.hypot(...a));
  const [x, y] = (run[0] ?? [1, 0]).map((v, _, way) => v / Math.hypot(...way)) as [number, number];
  const place = ([px, py]: Point): Point => [px * y - py * x, px * x + py * y];
  const isAlong = (way: Point): boolean => areParallel(way, [x, y]);
  const extent = (panels: readonly PlacedPanel[]) => {
    const { left, right, bottom, top } = boxAround(panels.flatMap(({ outline }) => polygon(outline).map(place)));
    return { across: right - left, along: top - bottom, middle: (top + bottom) / 2 };
  };
  const walls = sheet.filter(isWall).map((one) => extent([one]));
  const widths = walls.map(({ across, along }) => (seam ? across : Math.min(across, along)));
  const flaps = sheet
    .filter((one) => one.panel.role === 'flap' && isWall(above(one)) && !isAlong(seatOf(one)))
    .map((one) => ({ ...extent([one]), score: place(one.outline[0]!.from)[1] }));
  const scores = [1, -1].map((end) => flaps.flatMap(({ score, middle }) => ((middle - score) * end > 0 ? score : [])));
  const steps = scores.map((own) => Math.max(...own) - Math.min(...own)).filter((mm) => mm > TOLERANCE.scoreMm);
  const isSquare = ({ outline }: PlacedPanel): boolean =>
    outline.every((c) => c.kind === 'line' && (isAlong(wayOf(c)) || areParallel(wayOf(c), [-y, x])));
  const holed = (blank.cutouts ?? []).map(({ on }) => on);
  const named = (broken: (one: PlacedPanel) => unknown): string[] => sheet.filter(broken).map(({ id }) => id);
  const sizes: Readonly<Record<string, number>> = {
    ...extent(sheet),
    board: blank.thickness,
    wall: Math.min(...widths),
    pair: seam ? Math.min(...widths.slice(1).map((width, k) => width + widths[k]!)) : Number.NaN,
    height: seam ? Math.min(...walls.map(({ along }) => along)) : Number.NaN,
    flap: Math.min(...flaps.map(({ along }) => along)),
    slot: Math.max(...flaps.map(({ along }) => along)),
  };
  const broken: Readonly<Record<string, readonly string[]>> = {
    flat: isFlat ? [] : [''],
    straight: named((one) => creases.includes(one) && (!isAlong(seatOf(one)) || one.outline[0]!.kind !== 'line')),
    level: [...new Set(steps.map((mm) => `${Number(mm.toFixed(2))} mm`))],
    square: named((one) => one.panel.role !== 'glue' && !isSquare(one)),
    flap: named((one) => above(one) && !isWall(one) && !isWall(above(one))),
    inside: named((one) => holed.includes(one.id) || one.marks.some((mark) => !isWall(one) || !isHole(mark))),
    along: named((one) => one.panel.delivered && !isAlong(seatOf(one))),
    tray: creases.length > 1 ? [] : [''],
  };
  const countOf = (kind: string): number => laps.filter((lap) => lap.kind === kind).length;
  const joints = Object.keys(words.joints).map((kind) => [kind as JointKind, countOf(kind)] as const);
  return { sizes, joints, broken };
};

/** The kind of a glued joint, by the creases between its two panels, and the way of the crease of its lap; undefined between parts. */
const lapOf = ({ a, b }: Join, sheet: readonly PlacedPanel[]): { way: Point; kind: JointKind } | undefined => {
  const up = (one?: PlacedPanel): PlacedPanel[] => (one ? [one, ...up(sheet[one.parent ?? -1])] : []);
  const ends = sheet.filter(({ id }) => id === a || id === b);
  const lap = ends.find(({ panel }) => panel.role === 'glue') ?? ends.find((one) => !isWall(one)) ?? ends[0]!;
  const other = ends.find((one) => one !== lap);
  if (!other) return undefined;
  const [way, home, far] = [seatOf(lap), up(lap).slice(1), up(other)];
  const between = [...home.filter((one) => !far.includes(one)), ...far.filter((one) => !home.includes(one))];
  if (home[0] && !isWall(home[0])) return { way, kind: isWall(other) ? 'corner' : 'bottom' };
  if (between.every((one) => areParallel(seatOf(one), way))) return { way, kind: 'seam' };
  return { way, kind: between.filter(isWall).length > 1 ? 'corner' : 'other' };
};
