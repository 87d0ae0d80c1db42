import { boardRings, type Profile, serviceProfile } from '../../formats/index.ts';
import {
  boxCorners,
  type Curve,
  distance,
  grow,
  move,
  type Ring,
  ringArea,
  ringsOf,
  straight,
  straightRing,
} from '../../geometry/index.ts';
import { dielineOfLines, grown, type Label, shrunk, type ToolCut, textLabel } from '../../sheet/index.ts';
import type { LayoutDrawing } from '../sheet/drawing.ts';
import { clearSpot, heightIn, wordsAt } from '../sheet/labels.ts';
import { sizeInMm } from '../sheet/sheet.ts';
import { wasteOf } from '../sheet/waste.ts';
import { divideWaste, type Knife } from './divide-waste.ts';

/** A piece of the sheet that is no board of a blank, curves as lines, in mm². The gripper holds it, or no knife could shorten it to the limit. */
export interface WastePiece {
  readonly outline: Ring;
  readonly area: number;
  readonly isHeld: boolean;
  readonly isLong: boolean;
}

/** The tool of a layout. Boards for stripping waste and blanks have outlines of pushers (`upper`) and of the openings below (`lower`). */
export interface LayoutTool extends Readonly<Record<'die' | 'stripping' | 'blanking', Required<LayoutDrawing>>> {
  readonly knives: readonly Knife[];
  readonly pieces: readonly WastePiece[];
}

type Lines = Parameters<typeof dielineOfLines>[0];

/** Cap heights of texts, at least and usually, in mm. */
const [LEAST_MM, TEXT_MM] = [0.5, 5] as const;

/**
 * Waste knives, and boards for cutting, stripping and blanking a layout, by the figures of a profile: see `Production`.
 * @example
 * const nesting = nest(dieline('becf-10101').drawing, { width: 720, height: 520, gripper: 12 }, { gutter: 4, evaluations: 0 });
 * const { die, knives } = layoutTool(drawLayout(nesting, nesting.best));
 * const file = await formats.cf2.write(die.dieline, die.labels, die.options);
 */
export const layoutTool = (drawn: LayoutDrawing, { production }: Profile = serviceProfile): LayoutTool => {
  const { stripping, blanking, board } = production;
  const { placed, sheet, options } = drawn;
  const ringsOn = (kind: 'outer' | 'holes'): Ring[] =>
    placed.flatMap(({ blank, placements }) => {
      const rings = boardRings(blank.dieline)[kind];
      return placements.flatMap(({ motion }) => rings.map((ring) => ring.map((point) => move(motion, point))));
    });
  const blanks = ringsOn('outer');
  const rules = { ...production.waste, gripper: sheet.gripper ?? 0 };
  const { knives, pieces: outside } = divideWaste(wasteOf(sheet, blanks), blanks, rules);
  const holes = ringsOn('holes').map((outline) => ({ outline, isHeld: false, isLong: false }));
  const pieces = [...outside, ...holes].map((piece) => ({ ...piece, area: ringArea(piece.outline) }));
  const stripped = pieces.flatMap((piece) => (piece.isHeld ? [] : [piece.outline]));
  const pushers = stripped.map((outline) => ringsOf(grow([outline], -stripping.upper)));
  const narrow = pushers.filter((rings) => !rings.length).length;
  const long = pieces.filter(({ isLong }) => isLong).length;
  const metres = knives.reduce((sum, knife) => sum + distance(...knife), 0) / 1000;
  const [left, bottom, right, top] = [-board.side, -board.front, sheet.width + board.side, sheet.height + board.rear];
  const size = sizeInMm({ width: right - left, height: top - bottom });
  const middle = sheet.width / 2;
  const edge = toolCuts('board', [
    ...straightRing(boxCorners({ left, bottom, right, top })),
    // The middle, and the edge at the gripper, beyond the sheet.
    straight([middle, bottom], [middle, 0]),
    straight([middle, sheet.height], [middle, top]),
    straight([left, 0], [0, 0]),
    straight([sheet.width, 0], [right, 0]),
  ]);
  const onBoard = (name: string, notes: string[], lines: Lines, copies = options.copies, more: Label[] = []) => {
    const title = textLabel('board', `${name}: ${size}`, [left, bottom - 2 * TEXT_MM], TEXT_MM);
    return {
      ...drawn,
      dieline: dielineOfLines([...lines, ...edge], 'sheet', 'tool'),
      labels: [...drawn.labels, title, ...more],
      options: { ...options, copies },
      notes: [...notes, title.text.value],
    };
  };
  const told = [
    `Waste knives: ${knives.length}, ${metres.toFixed(2)} m; ${pieces.length} pieces of waste`,
    ...(long ? [`${long} pieces of waste are longer than ${production.waste.longest} mm: divide them by hand`] : []),
  ];
  const cuts = knives.map((knife) => straight(...knife));
  const tooNarrow = `${narrow} pieces of waste are no wider than ${2 * stripping.upper} mm: use pins instead of pushers`;
  const openings = toolCuts('lower', ringsOf(grow(stripped, stripping.lower)).flatMap(straightRing));
  const strips = [...toolCuts('upper', pushers.flat().flatMap(straightRing)), ...openings];
  const grid = placed.map(({ name, blank: { outline }, placements }) => {
    const upper = toolCuts('upper', shrunk(outline, blanking.upper).flat(), 0);
    const dieline = dielineOfLines([...upper, ...toolCuts('lower', grown(outline, blanking.lower), 0)], name);
    return { name, dieline, at: placements.map(({ motion }) => motion) };
  });
  return {
    knives,
    pieces,
    die: onBoard('Die board', told, [...drawn.dieline.lines, ...toolCuts('waste', cuts)]),
    stripping: onBoard('Stripping board', narrow ? [tooNarrow] : [], strips, [], pieces.map(areaLabel)),
    blanking: onBoard('Blanking board', [], [], grid),
  };
};

const toolCuts = (folds: ToolCut, curves: readonly Curve[], part = 1): Lines =>
  curves.map((curve) => ({ line: 'cut', curve, folds, part }));

/** The area of a piece where it has most room. */
const areaLabel = ({ outline, area }: WastePiece): Label => {
  const value = `${(area / 100).toFixed(1)} cm2`;
  const lines = straightRing(outline);
  const { at, radius } = clearSpot({ dieline: dielineOfLines(toolCuts('waste', lines, 0), 'waste'), outline: lines });
  return wordsAt('area', value, at, Math.min(TEXT_MM, Math.max(LEAST_MM, heightIn(radius, value))), 'middle');
};
