import { formats } from '../../entry/engine.ts';
import {
  drawLayout,
  type GrainOptions,
  nest as layOut,
  leastSheet,
  type Nesting,
  type Sheet,
} from '../../nest/index.ts';
import { drawQuestion } from './box.ts';
import { pathsByType } from './flat-drawing.ts';
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

const grainOf = ({ turns }: SheetQuestion): GrainOptions => ({ grain: turns ? 'free' : 'keep' });

const nestingOf = (question: BoxQuestion, sheet: SheetQuestion, evaluations: number | undefined): Nesting => {
  const { gutter, part } = sheet;
  const limit = evaluations === undefined ? { quick: true } : { evaluations };
  const options = { gutter, ...(part !== undefined && { part }), ...grainOf(sheet), ...limit };
  const nesting = layOut(drawQuestion(question).drawing, sheetOf(sheet), options);
  last = { key: keyOf(question, sheet), nesting };
  return nesting;
};

/**
 * Number of blanks on a sheet, and their positions.
 * @param evaluations - limit of the search; without, the first answer.
 * @throws RangeError for an invalid sheet or an unknown part.
 */
export const nestBox = async (question: BoxQuestion, sheet: SheetQuestion, evaluations?: number) => {
  const { best, blank } = nestingOf(question, sheet, evaluations);
  const { cut = '', crease = '', combination = '' } = pathsByType(blank);
  return {
    count: best.count,
    /** The smallest sheet for one blank as it is drawn, in mm. */
    least: leastSheet([blank], sheetOf(sheet), grainOf(sheet)),
    /** Area of the blanks as a share of the sheet. */
    utilisation: best.utilisation,
    /** Outline and lines of one blank; y points down. */
    cut,
    crease: crease + combination,
    /** Positions of the blanks, as SVG matrices from the lower left corner of the sheet, where y points up. */
    places: best.placements.map(({ motion: { cos, sin, x, y } }) =>
      [cos, -sin, sin, cos, x, sheet.height - y].map((n) => Number(n.toFixed(3))).join(' '),
    ),
    /** Lengths in the tool for one sheet, in mm. */
    cutLength: best.lengths.cut,
    creaseLength: best.lengths.crease,
  };
};

export type SheetAnswer = Awaited<ReturnType<typeof nestBox>>;

export const nestFile = async (question: BoxQuestion, sheet: SheetQuestion): Promise<BoxFile> => {
  const nesting = last?.key === keyOf(question, sheet) ? last.nesting : nestingOf(question, sheet, undefined);
  const { dieline, labels, options } = drawLayout(nesting, nesting.best);
  const { mediaType, write } = formats.dxf;
  return { data: await write(dieline, labels, options), mediaType };
};
