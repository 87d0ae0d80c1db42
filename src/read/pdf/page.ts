import type { PDFContext, PDFDict, PDFDocument, PDFObject } from 'pdf-lib';
import type { Curve } from '../../geometry/index.ts';
import { type Affine, composeAffine, identityAffine, transformCurve } from '../affine.ts';
import { lineKindOf } from '../line-kinds.ts';
import {
  isAnnotation,
  LIMITS,
  type LineLook,
  type ReadingBuilder,
  type ReadOptions,
  UnreadableError,
} from '../reading.ts';
import { type Colour, strokeColour } from './colour.ts';
import { type Font, Fonts } from './fonts.ts';
import { Marks } from './layers.ts';
import { dictOf, get, listOf, nameValue, numberValue, streamContent } from './objects.ts';
import { Path } from './path.ts';
import { shownCodes, TextCursor } from './text.ts';
import { isPdfName, type Operand, operations } from './tokens.ts';

/** Forms that are drawn at most, each as often as it is used: a page has a few hundred. */
const MAX_FORMS = LIMITS.strokes / 10;

/** What q keeps and Q brings back. */
interface GraphicsState extends Colour {
  readonly matrix: Affine;
  readonly font?: Font;
}

/** Draws what the operations of a page say, and of the forms in it, on a sheet. */
export class PageReader {
  readonly #context: PDFContext;
  readonly #sheet: ReadingBuilder;
  readonly #options: ReadOptions;
  readonly #marks: Marks;
  readonly #fonts: Fonts;
  #depth = 0;
  #done = 0;
  #bytes = 0;
  #forms = 0;
  /** Forms that were unpacked before. */
  readonly #unpacked = new Map<PDFObject, Uint8Array>();

  constructor(file: PDFDocument, sheet: ReadingBuilder, options: ReadOptions) {
    this.#context = file.context;
    this.#sheet = sheet;
    this.#options = options;
    this.#marks = new Marks(file);
    this.#fonts = new Fonts(file.context);
  }

  draw(content: Uint8Array, resources: PDFDict | undefined, start: GraphicsState): void {
    if (++this.#depth > LIMITS.depth) throw new UnreadableError('forms nested too deep');
    this.#bytes += content.length;
    if (this.#bytes > 4 * LIMITS.bytes) throw new UnreadableError('more to draw than is read');
    const marks = this.#marks.depth;
    const saved: GraphicsState[] = [];
    let state = start;
    const path = new Path();
    const pen = new TextCursor();

    for (const { operands, word, at } of operations(content)) {
      if (++this.#done > 20 * LIMITS.strokes) throw new UnreadableError('more operations than are read');
      const place = `byte ${at} of the content`;
      const n = (i: number): number => {
        const value = operands[i];
        if (typeof value !== 'number') throw new UnreadableError(`${word} without its numbers`, place);
        return value;
      };
      if (path.take(word, n)) continue;
      pen.take(word, n);
      switch (word) {
        case 'q':
          if (saved.length >= 10 * LIMITS.depth) throw new UnreadableError('q without end', place);
          saved.push(state);
          break;
        case 'Q':
          state = saved.pop() ?? state;
          break;
        case 'cm':
          state = { ...state, matrix: composeAffine(state.matrix, [n(0), n(1), n(2), n(3), n(4), n(5)]) };
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
          if (path.end().length && !isAnnotation(lineKindOf(this.#look(state), this.#options)))
            this.#sheet.note('filled shapes without an outline are passed over');
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
          state = { ...state, ...strokeColour(state, word, operands, resources, this.#context) };
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
        case 'sh':
          this.#sheet.note('shadings are passed over');
      }
    }
    this.#marks.endTo(marks);
    this.#depth--;
  }

  #look({ colour, ink }: GraphicsState): LineLook {
    return { names: this.#marks.names, ...(ink !== undefined && { ink }), ...(colour && { colour }) };
  }

  #stroke(path: readonly Curve[], state: GraphicsState, place: string): void {
    if (this.#marks.hidden) {
      this.#sheet.note('what lies on a layer that is off is passed over');
      return;
    }
    const look = this.#look(state);
    const kind = lineKindOf(look, this.#options);
    for (const each of path)
      for (const curve of transformCurve(state.matrix, each)) this.#sheet.stroke({ kind, curve, look, place });
  }

  #write(codes: string, pen: TextCursor, state: GraphicsState): void {
    if (!codes || this.#marks.hidden) return;
    const value = state.font ? state.font(codes) : codes;
    if (value === undefined)
      this.#sheet.note('a text is passed over: its font does not tell which letters its codes stand for');
    else this.#sheet.text({ value, at: pen.at(state.matrix), kind: lineKindOf(this.#look(state), this.#options) });
  }

  #form(operand: Operand | undefined, resources: PDFDict | undefined, state: GraphicsState, place: string): void {
    const object = isPdfName(operand) ? get(dictOf(get(resources, 'XObject')), operand.name) : undefined;
    const dict = dictOf(object);
    if (!dict) {
      this.#sheet.note('a form that is not in the file is passed over');
      return;
    }
    if (nameValue(get(dict, 'Subtype')) !== 'Form') {
      this.#sheet.note('pictures are passed over');
      return;
    }
    if (++this.#forms > MAX_FORMS) throw new UnreadableError('more forms than are read', place);
    const numbers = listOf(get(dict, 'Matrix'), this.#context).map((each) => numberValue(each) ?? 0);
    if (numbers.length !== 0 && numbers.length !== 6) throw new UnreadableError('a form whose Matrix is none', place);
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
