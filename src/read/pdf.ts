import type { PDFContext, PDFDict, PDFDocument, PDFObject } from 'pdf-lib';
import { type Curve, type Point, straight } from '../geometry/index.ts';
import { type Affine, apply, compose, identity, through } from './affine.ts';
import { kindOf } from './kinds.ts';
import { type Colour, strokeColour } from './pdf-colour.ts';
import { contentOf, dictOf, get, listOf, nameOf, numberOf, openPdf, textOf } from './pdf-objects.ts';
import { isName, type Operand, operations } from './pdf-tokens.ts';
import { isBeside, LIMITS, type Look, type Reading, type ReadOptions, Sheet, UnreadableError } from './reading.ts';

const POINT = 25.4 / 72;

/** What q keeps and Q brings back. */
interface State extends Colour {
  readonly matrix: Affine;
}

/**
 * Reads the lines of the first page of a PDF: layers, marked content and spot inks name them.
 * @throws UnreadableError where it breaks.
 */
export const readPdf = async (bytes: Uint8Array, options: ReadOptions = {}): Promise<Reading> => {
  const file = await openPdf(bytes);
  try {
    return readPage(file, options);
  } catch (error) {
    if (error instanceof UnreadableError) throw error;
    // Objects that are not what they should be, or go round in circles.
    throw new UnreadableError(`a PDF that does not hold together: ${(error as Error).message.split('\n')[0]}`);
  }
};

const readPage = (file: PDFDocument, options: ReadOptions): Reading => {
  const sheet = new Sheet();
  const pages = file.getPages();
  const [page] = pages;
  if (!page) throw new UnreadableError('there is no page');
  if (pages.length > 1) sheet.note(`${pages.length - 1} more pages are passed over`);
  const unit = numberOf(get(page.node, 'UserUnit')) ?? 1;
  const mm = options.mm ?? unit * POINT;
  const from = options.mm === undefined ? (unit === 1 ? 'points' : `points, ${unit} of them`) : 'asked for';
  const [cos, sin] = turned(page.getRotation().angle);
  const reader = new PageReader(file, sheet, options);
  reader.draw(contentOf(get(page.node, 'Contents'), file.context), resourcesOf(page.node), {
    matrix: compose([cos, -sin, sin, cos, 0, 0], [mm, 0, 0, mm, 0, 0]),
    colour: '#000000',
    ink: undefined,
  });
  return { format: 'pdf', strokes: sheet.strokes, texts: sheet.texts, unit: { mm, from }, notes: sheet.notes };
};

/** Pages inherit their resources from what they hang under. */
const resourcesOf = (page: PDFDict, depth = 0): PDFDict | undefined => {
  const own = dictOf(get(page, 'Resources'));
  const parent = dictOf(get(page, 'Parent'));
  return own ?? (parent && depth < LIMITS.depth ? resourcesOf(parent, depth + 1) : undefined);
};

const turned = (degrees: number): readonly [number, number] => {
  const k = ((Math.round(degrees / 90) % 4) + 4) % 4;
  return [[1, 0, -1, 0][k]!, [0, 1, 0, -1][k]!];
};

class PageReader {
  readonly #context: PDFContext;
  readonly #sheet: Sheet;
  readonly #options: ReadOptions;
  readonly #hidden: ReadonlySet<PDFObject>;
  /** Names that what is drawn stands under; null where it is not to be seen. */
  readonly #marks: (string | undefined | null)[] = [];
  #depth = 0;
  #done = 0;
  #bytes = 0;
  /** Forms that were unpacked before. */
  readonly #unpacked = new Map<PDFObject, Uint8Array>();

  constructor(file: PDFDocument, sheet: Sheet, options: ReadOptions) {
    this.#context = file.context;
    this.#sheet = sheet;
    this.#options = options;
    const layers = dictOf(get(file.catalog, 'OCProperties'));
    this.#hidden = new Set(listOf(get(dictOf(get(layers, 'D')), 'OFF'), file.context));
  }

  draw(content: Uint8Array, resources: PDFDict | undefined, start: State): void {
    if (++this.#depth > LIMITS.depth) throw new UnreadableError('forms nested too deep');
    this.#bytes += content.length;
    if (this.#bytes > 4 * LIMITS.bytes) throw new UnreadableError('more to draw than is read');
    const marks = this.#marks.length;
    const saved: State[] = [];
    let state = start;
    let path: Curve[] = [];
    let [begun, here]: [Point, Point] = [
      [0, 0],
      [0, 0],
    ];
    let text = { matrix: identity, line: identity, leading: 0 };
    const to = (p: Point): void => {
      path.push(straight(here, p));
      here = p;
    };
    const curve = (c1: Point, c2: Point, p: Point): void => {
      path.push({ kind: 'cubic', from: here, c1, c2, to: p });
      here = p;
    };
    const close = (): void => {
      if (here[0] !== begun[0] || here[1] !== begun[1]) to(begun);
    };

    for (const { operands, word, at } of operations(content)) {
      if (++this.#done > 20 * LIMITS.strokes) throw new UnreadableError('more operations than are read');
      const place = `byte ${at} of the content`;
      const n = (i: number): number => {
        const value = operands[i];
        if (typeof value !== 'number') throw new UnreadableError(`${word} without its numbers`, place);
        return value;
      };
      const point = (i: number): Point => [n(i), n(i + 1)];
      switch (word) {
        case 'q':
          if (saved.length >= 10 * LIMITS.depth) throw new UnreadableError('q without end', place);
          saved.push(state);
          break;
        case 'Q':
          state = saved.pop() ?? state;
          break;
        case 'cm':
          state = { ...state, matrix: compose(state.matrix, [n(0), n(1), n(2), n(3), n(4), n(5)]) };
          break;
        case 'm':
          begun = here = point(0);
          break;
        case 'l':
          to(point(0));
          break;
        case 'c':
          curve(point(0), point(2), point(4));
          break;
        case 'v':
          curve(here, point(0), point(2));
          break;
        case 'y':
          curve(point(0), point(2), point(2));
          break;
        case 'h':
          close();
          break;
        case 're': {
          const [x, y, w, h] = [n(0), n(1), n(2), n(3)];
          begun = here = [x, y];
          to([x + w, y]);
          to([x + w, y + h]);
          to([x, y + h]);
          to([x, y]);
          break;
        }
        case 's':
        case 'b':
        case 'b*':
        case 'S':
        case 'B':
        case 'B*':
          if (word[0] === word[0]!.toLowerCase()) close();
          this.#stroke(path, state, place);
          path = [];
          break;
        case 'f':
        case 'F':
        case 'f*':
          if (path.length && !this.#labels(state)) this.#sheet.note('filled shapes without an outline are passed over');
          path = [];
          break;
        case 'n':
          path = [];
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
          this.#mark(isName(operands[0]) ? operands[0].name : undefined);
          break;
        case 'BDC':
          this.#mark(this.#markOf(operands, resources));
          break;
        case 'EMC':
          if (this.#marks.length > marks) this.#marks.pop();
          break;
        case 'Do':
          this.#form(operands[0], resources, state, place);
          break;
        case 'BT':
          text = { matrix: identity, line: identity, leading: 0 };
          break;
        case 'Tm':
          text.matrix = text.line = [n(0), n(1), n(2), n(3), n(4), n(5)];
          break;
        case 'Td':
        case 'TD':
          if (word === 'TD') text.leading = -n(1);
          text.matrix = text.line = compose(text.line, [1, 0, 0, 1, n(0), n(1)]);
          break;
        case 'TL':
          text.leading = n(0);
          break;
        case 'T*':
        case "'":
        case '"':
          text.matrix = text.line = compose(text.line, [1, 0, 0, 1, 0, -text.leading]);
          if (word !== 'T*') this.#write(operands, compose(state.matrix, text.matrix), state);
          break;
        case 'Tj':
        case 'TJ':
          this.#write(operands, compose(state.matrix, text.matrix), state);
          break;
        case 'sh':
          this.#sheet.note('shadings are passed over');
      }
    }
    this.#marks.length = Math.min(this.#marks.length, marks);
    this.#depth--;
  }

  #mark(name: string | undefined | null): void {
    if (this.#marks.length >= 10 * LIMITS.depth) throw new UnreadableError('marked content nested too deep');
    this.#marks.push(name);
  }

  #look({ colour, ink }: State): Look {
    const names = this.#marks.toReversed().filter((name) => typeof name === 'string');
    return { names, ...(ink !== undefined && { ink }), ...(colour && { colour }) };
  }

  /** Is what is drawn now a label, whose arrows are filled? */
  #labels(state: State): boolean {
    return isBeside(kindOf(this.#look(state), this.#options));
  }

  #stroke(path: readonly Curve[], state: State, place: string): void {
    if (this.#marks.includes(null)) {
      this.#sheet.note('what lies on a layer that is off is passed over');
      return;
    }
    const look = this.#look(state);
    const kind = kindOf(look, this.#options);
    for (const each of path)
      for (const curve of through(state.matrix, each)) this.#sheet.stroke({ kind, curve, look, place });
  }

  #write(operands: readonly Operand[], matrix: Affine, state: State): void {
    const parts = operands.flatMap((o) => (Array.isArray(o) ? (o as readonly Operand[]) : [o]));
    const value = parts.filter((part) => typeof part === 'string').join('');
    if (value && !this.#marks.includes(null))
      this.#sheet.text({ value, at: apply(matrix, [0, 0]), kind: kindOf(this.#look(state), this.#options) });
  }

  /** Name of the layer that marked content belongs to, or its own; null where the layer is off. */
  #markOf([tag, property]: readonly Operand[], resources: PDFDict | undefined): string | undefined | null {
    if (!isName(tag)) return undefined;
    if (tag.name !== 'OC' || !isName(property)) return tag.name;
    const group = dictOf(get(dictOf(get(resources, 'Properties')), property.name));
    return this.#layer(group);
  }

  #layer(group: PDFDict | undefined): string | undefined | null {
    if (!group) return undefined;
    if (this.#hidden.has(group)) return null;
    // A membership names one group or several; the first gives the name.
    const members = get(group, 'OCGs');
    const [first] = listOf(members, this.#context);
    const member = dictOf(first ?? members);
    return member ? this.#layer(member) : textOf(get(group, 'Name'));
  }

  #form(operand: Operand | undefined, resources: PDFDict | undefined, state: State, place: string): void {
    const object = isName(operand) ? get(dictOf(get(resources, 'XObject')), operand.name) : undefined;
    const dict = dictOf(object);
    if (!dict) {
      this.#sheet.note('a form that is not in the file is passed over');
      return;
    }
    if (nameOf(get(dict, 'Subtype')) !== 'Form') {
      this.#sheet.note('pictures are passed over');
      return;
    }
    const numbers = listOf(get(dict, 'Matrix'), this.#context).map((each) => numberOf(each) ?? 0);
    if (numbers.length !== 0 && numbers.length !== 6) throw new UnreadableError('a form whose Matrix is none', place);
    const matrix = (numbers.length ? numbers : identity) as Affine;
    const layer = dictOf(get(dict, 'OC'));
    if (layer) this.#mark(this.#layer(layer));
    const content = this.#unpacked.get(object!) ?? contentOf(object, this.#context);
    this.#unpacked.set(object!, content);
    this.draw(content, dictOf(get(dict, 'Resources')) ?? resources, {
      ...state,
      matrix: compose(state.matrix, matrix),
    });
    if (layer) this.#marks.pop();
  }
}
