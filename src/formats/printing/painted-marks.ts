import type { PDFDict, PDFDocument } from 'pdf-lib';
import {
  type Box,
  boxAround,
  boxCorners,
  type Curve,
  flatten,
  intersect,
  keptIn,
  type Point,
  type Ring,
  ringsOf,
} from '../../geometry/index.ts';
import { type Colour, colourSpaces, strokeColour } from '../pdf/read/colour-space.ts';
import { dictOf, get, nameValue, numberValue } from '../pdf/read/objects.ts';
import { drawPdfPage, type GraphicsState, type PageListener } from '../pdf/read/page.ts';
import type { TextCursor } from '../pdf/read/text.ts';
import { isPdfName, type Operand } from '../pdf/read/tokens.ts';
import { type Affine, applyAffine, transformCurve } from '../reading/affine.ts';
import { ReadingBuilder } from '../reading/reading-builder.ts';
import { LIMITS, UnreadableError } from '../reading/unreadable.ts';
import { type FontExtent, fontExtent } from './text-extent.ts';

/** Something that a page paints, in mm. Strokes are left out. */
export interface PaintedMark {
  readonly kind: 'area' | 'picture' | 'text';
  /** Where it is seen: boxes of texts, without what a clip path hides. */
  readonly rings: readonly Ring[];
  readonly box: Box;
  /** Of a picture: its pixels, and the four corners of all of it, from the lower left counter-clockwise. */
  readonly pixels?: readonly [number, number];
  readonly corners?: readonly Point[];
  /** Of a text: the direction of its upper edge, and the name of its font where the file lacks it. */
  readonly up?: Point;
  readonly missingFont?: string | undefined;
  /** True for the colour of paper. */
  readonly white?: boolean;
}

/** What the reader of lines does not know of the state. */
interface PaintState {
  readonly fill: Colour;
  readonly clip?: readonly Ring[];
  readonly font?: FontExtent;
  readonly size: number;
  readonly unseen?: boolean;
}

/** Distance of a flattened curve in mm; extent of a text below and above its base line, in font sizes. */
const [FLAT_MM, DESCENT, ASCENT] = [0.05, 0.21, 0.73] as const;

const BLACK: Colour = { colour: '#000000', ink: undefined };
const START: PaintState = { fill: BLACK, size: 0 };

/** The corners of a box in a frame, from the lower left counter-clockwise. */
const cornersOf = (m: Affine, [left, right]: readonly number[], [bottom, top]: readonly number[]): Point[] =>
  boxCorners({ left: left!, bottom: bottom!, right: right!, top: top! }).map((corner) => applyAffine(m, corner));

/** What a page paints, without layers, in the order of painting. @throws UnreadableError for more than anyone draws. */
export const paintedMarks = (file: PDFDocument, page: Uint8Array, resources: PDFDict, toMm: Affine) => {
  const all: PaintedMark[] = [];
  drawPdfPage(
    file,
    new ReadingBuilder({}),
    page,
    resources,
    { ...BLACK, matrix: toMm, own: START },
    listener(file, all),
  );
  return all;
};

const listener = ({ context }: PDFDocument, all: PaintedMark[]): PageListener => {
  const spaceOf = colourSpaces(context);
  const fonts = new Map<PDFDict | undefined, FontExtent>();
  let now = START;
  // How far the texts of a line have gone, and whether the next path clips.
  let [along, clips] = [0, false];

  const add = (mark: Omit<PaintedMark, 'box'>): void => {
    if (all.length >= LIMITS.strokes) throw new UnreadableError(`The page paints more than ${LIMITS.strokes} things.`);
    const rings = now.clip ? ringsOf(intersect(mark.rings, now.clip)) : mark.rings;
    if (rings.length) all.push({ ...mark, rings, box: boxAround(rings.flat()) });
  };
  const paint = (word: string, path: readonly Curve[], { matrix }: GraphicsState): void => {
    const rings = flatPath(path, matrix);
    const { colour, ink } = now.fill;
    if (/^[fFbB]/.test(word)) add({ kind: 'area', rings, white: colour === '#ffffff' && ink === undefined });
    // A clip takes effect after its path is painted.
    if (clips) now = { ...now, clip: now.clip ? ringsOf(intersect(rings, now.clip)) : rings };
    clips = false;
  };
  const text = (shown: readonly Operand[], pen: TextCursor, { matrix }: GraphicsState): void => {
    const { font, size, unseen } = now;
    const from = along;
    for (const one of shown) along += (font?.advance(one) ?? 0) * size;
    if (unseen || along === from) return;
    const line = pen.on(matrix);
    const ring = cornersOf(line, [from, along], [-DESCENT * size, ASCENT * size]);
    const up: Point = [line[2] * Math.sign(size), line[3] * Math.sign(size)];
    add({ kind: 'text', rings: [ring], up, missingFont: font?.missing });
  };

  return ({ word, operands }, state, { curves }, pen, resources) => {
    now = state.own as PaintState;
    const [first, second] = operands;
    const n = typeof first === 'number' ? first : 0;
    const named = (kind: string) =>
      isPdfName(first) ? dictOf(get(dictOf(get(resources, kind)), first.name)) : undefined;
    const set = (change: Partial<PaintState>): unknown => (now = { ...now, ...change });
    if (/^(BT|Tm|Td|TD|T\*|'|")$/.test(word)) along = 0;
    if (/^(g|rg|k|cs|sc|scn)$/.test(word))
      set({ fill: strokeColour(now.fill, word.toUpperCase(), operands, resources, spaceOf) });
    else if (/^([fFBbSs]\*?|n)$/.test(word)) paint(word, curves, state);
    else if (/^(Tj|'|")$/.test(word)) text(operands.slice(-1), pen, state);
    else if (word === 'TJ') text(Array.isArray(first) ? (first as readonly Operand[]) : [], pen, state);
    else if (word === 'W' || word === 'W*') clips = true;
    else if (word === 'Tr') set({ unseen: n === 3 || n === 7 });
    else if (word === 'sh' && now.clip) add({ kind: 'area', rings: now.clip });
    else if (word === 'Tf') {
      const font = named('Font');
      set({ size: Number(second) || 0, font: keptIn(fonts, font, () => fontExtent(font, context)) });
    } else if (word === 'Do') {
      const dict = named('XObject');
      const size = (key: string): number => numberValue(get(dict, key)) ?? 1;
      const corners = cornersOf(state.matrix, [0, 1], [0, 1]);
      if (nameValue(get(dict, 'Subtype')) === 'Image')
        add({ kind: 'picture', rings: [corners], corners, pixels: [size('Width'), size('Height')] });
    }
    return now;
  };
};

const flatPath = (curves: readonly Curve[], matrix: Affine): Ring[] => {
  const rings: Point[][] = [];
  let last: Point | undefined;
  for (const curve of curves) {
    if (!last || curve.from[0] !== last[0] || curve.from[1] !== last[1]) rings.push([applyAffine(matrix, curve.from)]);
    for (const piece of transformCurve(matrix, curve)) rings.at(-1)!.push(...flatten(piece, FLAT_MM));
    last = curve.to;
  }
  return rings;
};
