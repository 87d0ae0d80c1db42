import type { PDFContext, PDFDict, PDFDocument, PDFObject } from 'pdf-lib';
import { type Box, boundsOf, type Curve, keptIn, type Point } from '../../../geometry/index.ts';
import { isAnnotation } from '../../line-types.ts';
import { type Affine, composeAffine, identityAffine, transformCurve } from '../../reading/affine.ts';
import type { LineLook } from '../../reading/reading.ts';
import type { ReadingBuilder } from '../../reading/reading-builder.ts';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { type Colour, strokeColour } from './colour.ts';
import { ColourSpaces } from './colour-space.ts';
import { type Font, Fonts } from './fonts.ts';
import { Marks } from './layers.ts';
import { dictOf, get, listOf, nameValue, numberList, numberValue, streamContent } from './objects.ts';
import { Path } from './path.ts';
import { shownCodes, TextCursor } from './text.ts';
import { contentOperations, isPdfName, type Operand } from './tokens.ts';

/** Most forms drawn, counted at each use. A page has a few hundred. */
const MAX_FORMS = LIMITS.strokes / 10;

/** The state that q saves and Q restores. */
interface GraphicsState extends Colour {
  readonly matrix: Affine;
  readonly font?: Font;
  readonly dashed?: boolean;
  /** True for lines of opacity 0. */
  readonly transparent?: boolean;
  /** Box around the clip path, in mm. */
  readonly clip?: Box;
}

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

/** Draws the operations of a page and of its forms. */
export class PageReader {
  readonly #context: PDFContext;
  readonly #builder: ReadingBuilder;
  readonly #marks: Marks;
  readonly #fonts: Fonts;
  readonly #spaces: ColourSpaces;
  /** Changes of the graphics state by their dictionaries, each read once. */
  readonly #parameters = new Map<PDFDict, Partial<GraphicsState>>();
  #depth = 0;
  #done = 0;
  #bytes = 0;
  #forms = 0;
  /** Cache of unpacked forms. */
  readonly #unpacked = new Map<PDFObject, Uint8Array>();

  constructor(file: PDFDocument, builder: ReadingBuilder) {
    this.#context = file.context;
    this.#builder = builder;
    this.#marks = new Marks(file);
    this.#fonts = new Fonts(file.context);
    this.#spaces = new ColourSpaces(file.context);
  }

  draw(content: Uint8Array, resources: PDFDict | undefined, start: GraphicsState): void {
    if (++this.#depth > LIMITS.depth) throw new UnreadableError(`Forms are nested deeper than ${LIMITS.depth} levels.`);
    this.#bytes += content.length;
    if (this.#bytes > 4 * LIMITS.bytes)
      throw new UnreadableError(`The page draws more than ${(4 * LIMITS.bytes) >> 20} MB of content.`);
    const marks = this.#marks.depth;
    const saved: GraphicsState[] = [];
    let state = start;
    const path = new Path();
    const pen = new TextCursor();
    let clip: Box | undefined;

    for (const { operands, word, at } of contentOperations(content)) {
      if (++this.#done > 20 * LIMITS.strokes)
        throw new UnreadableError(`The page has more than ${20 * LIMITS.strokes} operations.`);
      const place = `byte ${at} of the content`;
      const n = (i: number): number => {
        const value = operands[i];
        if (typeof value !== 'number') throw new UnreadableError(`The operator ${word} has no number ${i + 1}.`, place);
        return value;
      };
      if (path.take(word, n)) continue;
      pen.take(word, n);
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
          if (isPdfName(operands[0])) state = { ...state, ...this.#parametersOf(operands[0].name, resources) };
          break;
        case 's':
        case 'b':
        case 'b*':
          path.close();
          this.#stroke(path.end(), state, place);
          break;
        case 'S':
        case 'B':
        case 'B*':
          this.#stroke(path.end(), state, place);
          break;
        case 'f':
        case 'F':
        case 'f*':
          // The arrows of dimensions are filled.
          if (path.end().length && !isAnnotation(this.#builder.kindOf(this.#look(state))))
            this.#builder.note('Filled shapes without an outline were left out');
          break;
        case 'n':
          path.end();
          break;
        case 'G':
        case 'RG':
        case 'K':
        case 'CS':
        case 'SC':
        case 'SCN':
          state = { ...state, ...strokeColour(state, word, operands, resources, this.#spaces) };
          break;
        case 'BMC':
        case 'BDC':
          this.#marks.begin(word === 'BMC' ? operands.slice(0, 1) : operands, resources);
          break;
        case 'EMC':
          if (this.#marks.depth > marks) this.#marks.endTo(this.#marks.depth - 1);
          break;
        case 'Do':
          this.#form(operands[0], resources, state, place);
          break;
        case 'Tf':
          if (isPdfName(operands[0])) state = { ...state, font: this.#fonts.find(operands[0].name, resources) };
          break;
        case 'Tj':
        case 'TJ':
        case "'":
        case '"':
          this.#write(shownCodes(operands), pen, state);
          break;
        case 'W':
        case 'W*':
          clip = clipOf(path.curves, state);
          break;
        case 'sh':
          this.#builder.note('Shadings were left out');
      }
      // A clip takes effect after its path is painted.
      if (clip && !path.curves.length) {
        state = { ...state, clip };
        clip = undefined;
      }
    }
    this.#marks.endTo(marks);
    this.#depth--;
  }

  /** What a dictionary of graphics state parameters changes (ISO 32000, 8.4.5). */
  #parametersOf(name: string, resources: PDFDict | undefined): Partial<GraphicsState> {
    const dict = dictOf(get(dictOf(get(resources, 'ExtGState')), name));
    if (!dict) return {};
    return keptIn(this.#parameters, dict, () => {
      const opacity = numberValue(get(dict, 'CA'));
      const [dashes] = listOf(get(dict, 'D'), this.#context);
      return {
        ...(opacity !== undefined && { transparent: opacity <= 0 }),
        ...(dashes && { dashed: numberList(dashes, this.#context).some((dash) => dash > 0) }),
      };
    });
  }

  #look({ colour, ink, dashed }: GraphicsState): LineLook {
    return {
      names: this.#marks.names,
      ...(ink !== undefined && { ink }),
      ...(colour && { colour }),
      ...(dashed && { dashed }),
    };
  }

  #stroke(path: readonly Curve[], state: GraphicsState, place: string): void {
    if (this.#marks.hidden) {
      this.#builder.note('Lines on a layer that is off were left out');
      return;
    }
    if (path.length && (state.transparent || state.space?.invisible)) {
      this.#builder.note('Invisible lines were left out: their opacity is 0, or their ink is None');
      return;
    }
    const look = this.#look(state);
    for (const each of path)
      for (const curve of transformCurve(state.matrix, each)) {
        if (state.clip && [curve.from, curve.to].some((p) => !isInBox(p, state.clip!)))
          this.#builder.note('Lines outside a clip path were read, though a viewer hides them');
        this.#builder.line({ curve, look, place });
      }
  }

  #write(codes: string, pen: TextCursor, state: GraphicsState): void {
    if (!codes || this.#marks.hidden) return;
    const value = state.font ? state.font(codes) : codes;
    if (value === undefined) this.#builder.note('A text was left out: its font does not map its codes to letters');
    else this.#builder.text({ value, at: pen.at(state.matrix), kind: this.#builder.kindOf(this.#look(state)) });
  }

  #form(operand: Operand | undefined, resources: PDFDict | undefined, state: GraphicsState, place: string): void {
    const object = isPdfName(operand) ? get(dictOf(get(resources, 'XObject')), operand.name) : undefined;
    const dict = dictOf(object);
    if (!dict) {
      this.#builder.skip('form that is not in the file', place);
      return;
    }
    if (nameValue(get(dict, 'Subtype')) !== 'Form') {
      this.#builder.note('Pictures were left out');
      return;
    }
    if (++this.#forms > MAX_FORMS) throw new UnreadableError(`The page draws more than ${MAX_FORMS} forms.`, place);
    const numbers = numberList(get(dict, 'Matrix'), this.#context);
    if (numbers.length !== 0 && numbers.length !== 6)
      throw new UnreadableError(`The Matrix of a form has ${numbers.length} numbers instead of 6.`, place);
    const matrix = (numbers.length ? numbers : identityAffine) as Affine;
    const marks = this.#marks.depth;
    const layer = dictOf(get(dict, 'OC'));
    if (layer) this.#marks.beginLayer(layer);
    const content = this.#unpacked.get(object!) ?? streamContent(object, this.#context);
    this.#unpacked.set(object!, content);
    this.draw(content, dictOf(get(dict, 'Resources')) ?? resources, {
      ...state,
      matrix: composeAffine(state.matrix, matrix),
    });
    this.#marks.endTo(marks);
  }
}
