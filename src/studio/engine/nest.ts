import { layoutBoardOf } from '../../engine/index.ts';
import { type DielineFiles, type Entry, formats } from '../../entry/engine.ts';
import { openLayout, savedLayout } from '../../entry/saved-layout.ts';
import { boundsOf, boxAround, boxCorners, cosSin, move, outlineData } from '../../geometry/index.ts';
import {
  drawLayout,
  type GivenPlacement,
  type GrainOptions,
  givenPlacements,
  nest as layOut,
  layoutFaults,
  leastSheet,
  type MixedNesting,
  type Nesting,
  nestingOfOne,
  placedNesting,
  type Sheet,
  sheetLayoutOf,
  usable,
} from '../../nest/index.ts';
import { drawQuestion } from './box.ts';
import { boxOf } from './files.ts';
import { pathsByType } from './flat-drawing.ts';
import { keptBoxes } from './kept.ts';
import type { BoxQuestion } from './protocol/box.ts';
import type { BoxFile } from './protocol/file.ts';

/** A sheet for nesting, in mm. */
export interface SheetQuestion {
  readonly width: number;
  readonly height: number;
  /** Margin at every edge, for the gripper along the lower edge and at the rear edge above, and gutter between blanks. */
  readonly margin: number;
  readonly gripper: number;
  readonly rear: number;
  readonly gutter: number;
  /** What the press prints at most. @defaultValue the whole sheet */
  readonly printWidth?: number | undefined;
  readonly printHeight?: number | undefined;
  /** True when blanks may be rotated across the grain. */
  readonly turns: boolean;
  /** Id of the part on the sheet. @defaultValue the first */
  readonly part?: string;
  /** Blanks laid by hand. @defaultValue as many as a search finds room for */
  readonly placements?: readonly GivenPlacement[];
}

/** The last nesting, cached because the page requests its file after its picture. */
let last: { readonly key: string; readonly nesting: Nesting } | undefined;

const keyOf = (question: BoxQuestion, sheet: SheetQuestion): string => JSON.stringify([question, sheet]);

const sheetOf = ({ width, height, margin, gripper, rear, printWidth, printHeight }: SheetQuestion): Sheet => ({
  width,
  height,
  gripper,
  rear,
  printArea: { width: printWidth ?? width, height: printHeight ?? height },
  margins: { top: margin, bottom: margin, left: margin, right: margin },
});

const grainOf = ({ turns }: Pick<SheetQuestion, 'turns'>, entry: Entry): GrainOptions => ({
  grain: turns ? 'free' : 'keep',
  board: layoutBoardOf(entry),
});

const nestingOf = (question: BoxQuestion, sheet: SheetQuestion, evaluations: number | undefined): Nesting => {
  const { gutter, part, placements } = sheet;
  const { drawing, entry } = drawQuestion(question);
  const options = { gutter, ...grainOf(sheet, entry) };
  const own = part === undefined ? {} : { part };
  const limit = evaluations === undefined ? { quick: true } : { evaluations };
  const nesting = placements
    ? nestingOfOne(placedNesting([{ name: 'blank', drawing, ...own }], sheetOf(sheet), options, placements))
    : layOut(drawing, sheetOf(sheet), { ...options, ...own, ...limit });
  last = { key: keyOf(question, sheet), nesting };
  return nesting;
};

/** Blanks as a saved layout has them, in the order of the numbers that their drawing shows. */
const placementsIn = (nesting: Nesting): GivenPlacement[] =>
  givenPlacements(sheetLayoutOf(nesting, nesting.best)).sort((a, b) =>
    a.name!.localeCompare(b.name!, 'en', { numeric: true }),
  );

/**
 * Number of blanks on a sheet, and their positions.
 * @param evaluations - limit of the search; without, the first answer.
 * @throws RangeError for an invalid sheet or an unknown part.
 */
export const nestBox = async (question: BoxQuestion, sheet: SheetQuestion, evaluations?: number) => {
  const nesting = nestingOf(question, sheet, evaluations);
  const { best, blank } = nesting;
  const { cut = '', crease = '', combination = '' } = pathsByType(blank);
  const corners = boxCorners(boundsOf(blank.outline));
  return {
    count: best.count,
    /** The smallest sheet for one blank as it is drawn, in mm. */
    least: leastSheet([blank], sheetOf(sheet), grainOf(sheet, drawQuestion(question).entry)),
    /** Area of the blanks as a share of the sheet. */
    utilisation: best.utilisation,
    /** Outline and lines of one blank; y points down. */
    outline: outlineData(blank.outline),
    cut,
    crease: crease + combination,
    /** The box around the blank after each quarter turn about the origin, y up. */
    boxes: [0, 90, 180, 270].map((degrees) => {
      const [cos, sin] = cosSin(degrees);
      return boxAround(corners.map((corner) => move({ cos, sin, x: 0, y: 0 }, corner)));
    }),
    placements: placementsIn(nesting),
    /** The part of the sheet that blanks may lie on, in mm. */
    room: usable(sheetOf(sheet)),
    faults: sheet.placements ? layoutFaults(sheetLayoutOf(nesting, best)) : [],
    /** Lengths in the tool for one sheet, in mm. */
    cutLength: best.lengths.cut,
    creaseLength: best.lengths.crease,
  };
};

export type SheetAnswer = Awaited<ReturnType<typeof nestBox>>;

/** The blanks that a layout by hand fixes, and the others laid again around them. @throws RangeError for fixed blanks that overlap. */
export const layAround = (question: BoxQuestion, sheet: SheetQuestion, evaluations: number) => {
  const { part, gutter, placements = [] } = sheet;
  const { drawing, entry } = drawQuestion(question);
  const fixed = placements.filter((at) => at.fixed);
  const options = { gutter, ...(part !== undefined && { part }), ...grainOf(sheet, entry), fixed, evaluations };
  return placementsIn(layOut(drawing, sheetOf(sheet), options));
};

/** The file of a layout: its lines, or the layout to be opened again. */
export const nestFile = async (
  question: BoxQuestion,
  sheet: SheetQuestion,
  kind: 'dxf' | 'json' = 'dxf',
): Promise<BoxFile> => {
  const nesting = last?.key === keyOf(question, sheet) ? last.nesting : nestingOf(question, sheet, undefined);
  if (kind === 'json') {
    const saved = savedLayout(sheetLayoutOf(nesting, nesting.best), [boxOf(question, 'mm')]);
    return { data: `${JSON.stringify(saved, null, 2)}\n`, mediaType: 'application/json' };
  }
  const { dieline, labels, options } = drawLayout(nesting, nesting.best);
  const { mediaType, write } = formats.dxf;
  return { data: await write(dieline, labels, options), mediaType };
};

/** A saved layout of one box: the box, the sheet, and its blanks. @throws RangeError for any other file. */
export const openSheet = (text: string) => {
  const { nesting, boxes, options } = openLayout(text);
  const { sheet, blanks, gutter } = nesting;
  const [{ id, variables, drawing, entry }] = boxes as [DielineFiles];
  const { width, height, margins = {}, gripper = 0, rear = 0, printArea } = sheet;
  const [margin, ...others] = [margins.top ?? 0, margins.bottom ?? 0, margins.left ?? 0, margins.right ?? 0] as const;
  const isTurned = nesting.grain && nesting.grain.axis !== (layoutBoardOf(entry) === 'corrugated' ? 'y' : 'x');
  if (blanks.length > 1 || others.some((other) => other !== margin) || gutter.x !== gutter.y || isTurned)
    throw new RangeError(
      'It has several boxes, edges or gutters that differ, or a grain of its own: the fields here cannot show it, the command line opens it.',
    );
  const [{ blank, placements }] = blanks as [MixedNesting['blanks'][0]];
  const [{ values, choices }] = keptBoxes([{ template: id, variables }]) as [ReturnType<typeof keptBoxes>[0]];
  return {
    box: { id, values, choices },
    ...(drawing.parts.length > 1 && { part: blank.id }),
    placements: placements.map(({ motion: _, ...placement }) => placement),
    sheet: {
      ...{ width, height, margin, gripper, rear, gutter: gutter.x, turns: 'grain' in options },
      ...(printArea && { printWidth: printArea.width, printHeight: printArea.height }),
    },
  };
};
