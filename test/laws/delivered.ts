import { bodies, clashes, deliveredParts, meetings, pose } from '../../src/fold/index.ts';
import {
  apply,
  compose,
  dot3,
  inverse,
  inverseMotion,
  length3,
  move,
  type Point,
  type Point3,
  pointAt,
  subtract3,
  type Transform3,
} from '../../src/geometry/index.ts';
import type { PlacedPart } from '../../src/sheet/index.ts';
import type { Built, Law } from './built.ts';
import { allowed, fullName } from './exceptions.ts';
import { hingesOf } from './hinges.ts';
import { PRESSED } from './solid.ts';

/**
 * A box that is delivered flat can be folded that way: panels agree on their creases, none collides, the pack has no empty layer, and
 * joints glued in the plant have the same position in the pack and in the closed box.
 */
export const delivered: Law = (box) =>
  box.drawing.parts
    .filter(({ sheet }) => sheet.some(({ panel }) => panel.delivered))
    .map(alone)
    .flatMap((part) => [...parting(box, part), ...running(box, part), ...empty(part), ...slipping(box, part)]);

/** A single part: the others are not in the pack. */
const alone = ({ part: { placement: _, ...part }, ...placed }: PlacedPart): PlacedPart => ({ ...placed, part });

const SLACK = 1e-6;

/** The pack is a position on the way to the closed box: panels may press as far as they may while folding. */
const ON_THE_WAY = 0;

const parting = (box: Built, placed: PlacedPart): string[] => {
  const { sheet, part } = placed;
  const poses = pose(deliveredParts([placed])[0]!.sheet);
  return hingesOf(placed).flatMap(({ a, b, points }) => {
    const gap = Math.max(...points.map((p) => distance(apply(poses[a]!, p), apply(poses[b]!, p))));
    const pair = [a, b].map((k) => fullName(box, part.id, sheet[k]!.id));
    return gap <= SLACK
      ? []
      : [`${pair.join(' and ')} separate at their crease by ${gap.toFixed(3)} mm in the flat pack`];
  });
};

const running = (box: Built, placed: PlacedPart): string[] => {
  const { id, blank } = placed.part;
  return clashes(deliveredParts([placed]), 1, { above: PRESSED * blank.thickness }).flatMap(({ a, b, depth }) => {
    const most = allowed(box, ['solid'], fullName(box, id, a), fullName(box, id, b), ON_THE_WAY);
    return depth <= most + SLACK ? [] : [`${a} runs ${depth.toFixed(4)} mm into ${b} in the flat pack`];
  });
};

/** A gap of half a board or more is a fold that stands too wide. */
const empty = (placed: PlacedPart): string[] => {
  const { thickness } = placed.part.blank;
  const levels = bodies(deliveredParts([placed])).map(({ box }) => [box.min[2], box.max[2]] as const);
  levels.sort(([a], [b]) => a - b);
  let top = levels[0]![1];
  const gaps: string[] = [];
  for (const [from, to] of levels) {
    if (from - top > thickness / 2)
      gaps.push(`the flat pack is empty between ${top.toFixed(3)} and ${from.toFixed(3)} mm`);
    top = Math.max(top, to);
  }
  return gaps;
};

/** Play of a glued joint and its creases while the box is erected, in mm. Panels that bow meet at a slope, one board apart across it. */
const gives = (board: number, bows: boolean): number => (bows ? 1.5 * board + 0.03 : board);

const slipping = (box: Built, placed: PlacedPart): string[] => {
  const { sheet, part } = placed;
  const { thickness: board, joins } = part.blank;
  const glued = joins.filter(({ delivered, by }) => delivered && by === 'glue');
  const pack = { ...placed, part: { ...part, blank: { ...part.blank, joins: glued } } };
  return meetings(deliveredParts([pack])).flatMap(({ join, gap, overlapArea }) => {
    const pair = [join.a, join.b].map((id) => fullName(box, part.id, id)) as [string, string];
    const excused = allowed(box, ['solid', 'meet'], ...pair, ON_THE_WAY);
    const names = pair.join(' and ');
    const wrong: string[] = [];
    if (!(overlapArea > 0)) wrong.push(`${names} are glued and lie beside one another in the flat pack`);
    if (!(gap >= -Math.max(PRESSED * board, excused) - SLACK && gap <= Math.max(board / 2, excused) + SLACK))
      wrong.push(`${names} are glued over a gap of ${gap} mm in the flat pack, board ${board}`);
    const [a, b] = [join.a, join.b].map((id) => sheet.findIndex((panel) => panel.id === id)) as [number, number];
    const bows = sheet[a]!.panel.bow !== undefined;
    const slip = bows ? slipOfBowed(placed, a, b) : slipOfFlat(placed, a, b);
    if (!(slip <= gives(board, bows) + SLACK))
      wrong.push(
        `${names} are glued, and slip by ${slip.toFixed(3)} mm from the flat pack to the closed box, board ${board}`,
      );
    return wrong;
  });
};

/** Where a panel is in the frame of another. */
const onOther = (panels: PlacedPart['sheet'], a: number, b: number): Transform3 => {
  const poses = pose(panels);
  return compose(inverse(poses[b]!), poses[a]!);
};

/** How far a glued panel is displaced on the other from the flat pack to the closed box, in mm. */
const slipOfFlat = (placed: PlacedPart, a: number, b: number): number => {
  const { sheet } = placed;
  const [flat, closed] = [onOther(deliveredParts([placed])[0]!.sheet, a, b), onOther(sheet, a, b)];
  return most(cornersOf(sheet[a]!).map((p) => distance(apply(flat, p).slice(0, 2), apply(closed, p).slice(0, 2))));
};

/** Step for the directions of a surface, in mm. */
const STEP = 0.01;

/** As `slipOfFlat`, for panels that bow: along the surface of the other, from the place on which a corner lies in the flat pack. */
const slipOfBowed = (placed: PlacedPart, a: number, b: number): number => {
  const { sheet } = placed;
  const flat = onOther(deliveredParts([placed])[0]!.sheet, a, b);
  const closed = (k: number, p: Point): Point3 => sheet[k]!.panel.bow!.at(move(inverseMotion(sheet[k]!.at), p), 1);
  return most(
    cornersOf(sheet[a]!).map((p) => {
      const [x, y] = apply(flat, p);
      const away = subtract3(closed(a, p), closed(b, [x, y]));
      const along = (dx: number, dy: number): number => {
        const direction = subtract3(closed(b, [x + dx, y + dy]), closed(b, [x - dx, y - dy]));
        return dot3(away, direction) / length3(direction);
      };
      return Math.hypot(along(STEP, 0), along(0, STEP));
    }),
  );
};

const cornersOf = ({ outline }: PlacedPart['sheet'][number]): Point[] => outline.map((curve) => pointAt(curve, 0));

const most = (values: readonly number[]): number => Math.max(...values);

const distance = (a: readonly number[], b: readonly number[]): number => Math.hypot(...a.map((v, k) => v - b[k]!));
