import type { PDFDict, PDFDocument, PDFObject } from 'pdf-lib';
import { type Box, boundsOf, type Curve, keptIn, type Point } from '../../../geometry/index.ts';
import { isAnnotation } from '../../line-types.ts';
import { type Affine, composeAffine, identityAffine, transformCurve } from '../../reading/affine.ts';
import type { LineLook } from '../../reading/reading.ts';
import type { ReadingBuilder } from '../../reading/reading-builder.ts';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { type Colour, colourSpaces, strokeColour } from './colour-space.ts';
import { type Font, fontsOf } from './fonts.ts';
import { Marks } from './layers.ts';
import { dictOf, get, listOf, nameValue, numberList, numberValue, streamContent } from './objects.ts';
import { Path } from './path.ts';
import { shownCodes, TextCursor } from './text.ts';
import { type ContentOperation, contentOperations, isPdfName, type Operand } from './tokens.ts';

/** Most forms drawn, counted at each use. A page has a few hundred. */
const MAX_FORMS = LIMITS.strokes / 10;

/** Operators that stroke, fill or end a path, that set the colour of lines, and that show texts. */
const PAINTING = new Set(['s', 'S', 'b', 'b*', 'B', 'B*', 'f', 'f*', 'F', 'n']);
const COLOURS = new Set(['G', 'RG', 'K', 'CS', 'SC', 'SCN']);
const SHOWING = new Set(['Tj', 'TJ', "'", '"']);

/** The state that q saves and Q restores. */
export interface GraphicsState extends Colour {
  readonly matrix: Affine;
  readonly font?: Font;
  readonly dashed?: boolean;
  /** True for lines of opacity 0. */
  readonly transparent?: boolean;
  readonly clip?: Box;
  /** What a listener knows beside it. */
  readonly own?: object;
}

/** Is told of the operations of a page and of its forms, but for those that make a path, with the state before each. @returns `own` of the state. */
export type PageListener = (
  operation: ContentOperation,
  state: GraphicsState,
  path: Path,
  pen: TextCursor,
  resources?: PDFDict,
) => object;

/** The box around a clip path and the one before it; undefined for an empty path. */
const clipOf = (path: readonly Curve[], { matrix, clip }: GraphicsState): Box | undefined => {
  if (!path.length) return clip;
  const box = boundsOf(path.flatMap((curve) => transformCurve(matrix, curve)));
  return {
    left: Math.max(box.left, clip?.left ?? box.left),
    right: Math.min(box.right, clip?.right ?? box.right),
    bottom: Math.max(box.bottom, clip?.bottom ?? box.bottom),
    top: Math.min(box.top, clip?.top ?? box.top),
  };
};

/** Lines on the edge of the page are half visible, and page sizes are often rounded to whole points. */
const CLIP_SLACK = 1;

const isInBox = ([x, y]: Point, { left, right, bottom, top }: Box): boolean =>
  x > left - CLIP_SLACK && x < right + CLIP_SLACK && y > bottom - CLIP_SLACK && y < top + CLIP_SLACK;

/** Draws the operations of a page and of its forms. @throws UnreadableError for damage, and for more than anyone draws */
export const drawPdfPage = (
  file: PDFDocument,
  builder: ReadingBuilder,
  page: Uint8Array,
  resourcesOfPage: PDFDict | undefined,
  start: GraphicsState,
  listener?: PageListener,
): void => {
  const { context } = file;
  const { note } = builder;
  const marks = new Marks(file);
  const fontOf = fontsOf(context);
  const spaceOf = colourSpaces(context);
  /** Changes of the graphics state by their dictionaries, each read once. */
  const parameters = new Map<PDFDict, Partial<GraphicsState>>();
  const unpacked = new Map<PDFObject, Uint8Array>();
  let [depth, done, bytes, forms] = [0, 0, 0, 0];

  /** What a dictionary of graphics state parameters changes (ISO 32000, 8.4.5). */
  const parametersOf = (name: string, resources: PDFDict | undefined): Partial<GraphicsState> => {
    const dict = dictOf(get(dictOf(get(resources, 'ExtGState')), name));
    if (!dict) return {};
    return keptIn(parameters, dict, () => {
      const opacity = numberValue(get(dict, 'CA'));
      const [dashes] = listOf(get(dict, 'D'), context);
      return {
        ...(opacity !== undefined && { transparent: opacity <= 0 }),
        ...(dashes && { dashed: numberList(dashes, context).some((dash) => dash > 0) }),
      };
    });
  };

  const lookOf = ({ colour, ink, dashed }: GraphicsState): LineLook => ({
    names: marks.names,
    ...(ink !== undefined && { ink }),
    ...(colour && { colour }),
    ...(dashed && { dashed }),
  });

  const drawStroke = (path: readonly Curve[], state: GraphicsState, place: string): void => {
    if (marks.hidden) {
      note('Lines on a layer that is off were left out');
      return;
    }
    if (path.length && (state.transparent || state.space?.invisible)) {
      note('Invisible lines were left out: their opacity is 0, or their ink is None');
      return;
    }
    const look = lookOf(state);
    for (const each of path)
      for (const curve of transformCurve(state.matrix, each)) {
        if (state.clip && [curve.from, curve.to].some((p) => !isInBox(p, state.clip!)))
          note('Lines outside a clip path were read, though a viewer hides them');
        builder.line({ curve, look, place });
      }
  };

  const paint = (word: string, path: Path, state: GraphicsState, place: string): void => {
    if (/^[sb]/.test(word)) path.close();
    const painted = path.end();
    if (/^[sb]/i.test(word)) drawStroke(painted, state, place);
    // The arrows of dimensions are filled.
    else if (word !== 'n' && painted.length && !isAnnotation(builder.kindOf(lookOf(state))))
      note('Filled shapes without an outline were left out');
  };

  const drawText = (codes: string, pen: TextCursor, state: GraphicsState): void => {
    if (!codes || marks.hidden) return;
    const value = state.font ? state.font(codes) : codes;
    if (value === undefined) note('A text was left out: its font does not map its codes to letters');
    else builder.text({ value, at: pen.at(state.matrix), kind: builder.kindOf(lookOf(state)) });
  };

  const drawForm = (
    operand: Operand | undefined,
    resources: PDFDict | undefined,
    state: GraphicsState,
    place: string,
  ): void => {
    const object = isPdfName(operand) ? get(dictOf(get(resources, 'XObject')), operand.name) : undefined;
    const dict = dictOf(object);
    if (!dict) {
      builder.skip('form that is not in the file', place);
      return;
    }
    if (nameValue(get(dict, 'Subtype')) !== 'Form') {
      note('Pictures were left out');
      return;
    }
    if (++forms > MAX_FORMS) throw new UnreadableError(`The page draws more than ${MAX_FORMS} forms.`, place);
    const numbers = numberList(get(dict, 'Matrix'), context);
    if (numbers.length !== 0 && numbers.length !== 6)
      throw new UnreadableError(`The Matrix of a form has ${numbers.length} numbers instead of 6.`, place);
    const matrix = (numbers.length ? numbers : identityAffine) as Affine;
    const before = marks.depth;
    const layer = dictOf(get(dict, 'OC'));
    if (layer) marks.beginLayer(layer);
    const content = keptIn(unpacked, object!, () => streamContent(object, context));
    const placed = { ...state, matrix: composeAffine(state.matrix, matrix) };
    draw(content, dictOf(get(dict, 'Resources')) ?? resources, placed);
    marks.endTo(before);
  };

  const draw = (content: Uint8Array, resources: PDFDict | undefined, start: GraphicsState): void => {
    if (++depth > LIMITS.depth) throw new UnreadableError(`Forms are nested deeper than ${LIMITS.depth} levels.`);
    bytes += content.length;
    if (bytes > 4 * LIMITS.bytes)
      throw new UnreadableError(`The page draws more than ${(4 * LIMITS.bytes) >> 20} MB of content.`);
    const before = marks.depth;
    const saved: GraphicsState[] = [];
    let state = start;
    const path = new Path();
    const pen = new TextCursor();
    let clip: Box | undefined;

    for (const operation of contentOperations(content)) {
      const { operands, word, at } = operation;
      if (++done > 20 * LIMITS.strokes)
        throw new UnreadableError(`The page has more than ${20 * LIMITS.strokes} operations.`);
      const place = `byte ${at} of the content`;
      const n = (i: number): number => {
        const value = operands[i];
        if (typeof value !== 'number') throw new UnreadableError(`The operator ${word} has no number ${i + 1}.`, place);
        return value;
      };
      if (path.take(word, n)) continue;
      pen.take(word, n);
      if (listener) state = { ...state, own: listener(operation, state, path, pen, resources) };
      switch (word) {
        case 'q':
          if (saved.length >= 10 * LIMITS.depth) throw new UnreadableError('The page has q without Q.', place);
          saved.push(state);
          break;
        case 'Q':
          state = saved.pop() ?? state;
          break;
        case 'cm':
          state = { ...state, matrix: composeAffine(state.matrix, [n(0), n(1), n(2), n(3), n(4), n(5)]) };
          break;
        case 'd':
          state = { ...state, dashed: Array.isArray(operands[0]) && operands[0].some((dash) => Number(dash) > 0) };
          break;
        case 'gs':
          if (isPdfName(operands[0])) state = { ...state, ...parametersOf(operands[0].name, resources) };
          break;
        case 'BMC':
        case 'BDC':
          marks.begin(word === 'BMC' ? operands.slice(0, 1) : operands, resources);
          break;
        case 'EMC':
          if (marks.depth > before) marks.endTo(marks.depth - 1);
          break;
        case 'Do':
          drawForm(operands[0], resources, state, place);
          break;
        case 'Tf':
          if (isPdfName(operands[0])) state = { ...state, font: fontOf(operands[0].name, resources) };
          break;
        case 'W':
        case 'W*':
          clip = clipOf(path.curves, state);
          break;
        case 'sh':
          note('Shadings were left out');
          break;
        default:
          if (COLOURS.has(word)) state = { ...state, ...strokeColour(state, word, operands, resources, spaceOf) };
          else if (SHOWING.has(word)) drawText(shownCodes(operands), pen, state);
          else if (PAINTING.has(word)) paint(word, path, state, place);
      }
      // A clip takes effect after its path is painted.
      if (clip && !path.curves.length) {
        state = { ...state, clip };
        clip = undefined;
      }
    }
    marks.endTo(before);
    depth--;
  };

  draw(page, resourcesOfPage, start);
};
