import { perObject } from '../../../geometry/index.ts';
import { CAP, type Label, textWidth } from '../../../sheet/index.ts';
import { asciiBytes } from '../../byte-sink.ts';
import type { Profile } from '../../profile.ts';
import { LABEL_START, PATH_END, type SvgSink } from './svg-sink.ts';

/** Highlight colour, which no layer has. */
export const HIGHLIGHT_COLOUR = '#D9480F';

/** Writes the strokes, arrow heads and text of a dimension as one group. `n`: its number in the file. */
export const dimension = (
  svg: SvgSink,
  { name, lines, arrows, text }: Label,
  n: number,
  { start, plain, highlighted }: DimensionInks,
  isHighlighted = false,
): void => {
  const ink = isHighlighted ? highlighted : plain;
  svg.bytes(start).number(n, 0).bytes(LABEL_START).xml(name).bytes(ink.open);
  if (lines.length) {
    svg.bytes(PATH);
    for (const [p, q] of lines) svg.ascii('M').at(p).ascii('L').at(q);
    svg.bytes(PATH_END);
  }
  if (arrows.length) {
    svg.bytes(ink.arrows);
    for (const [p, q, r] of arrows) svg.ascii('M').at(p).ascii('L').at(q).ascii('L').at(r).ascii('Z');
    svg.bytes(PATH_END);
  }
  const { value, at, rotation, height } = text;
  svg.bytes(TEXT).x(at).ascii('" y="').y(at);
  if (rotation) svg.bytes(ROTATED).number(rotation, 0).space().at(at).ascii(')');
  svg.bytes(ink.text).length(height / CAP);
  // With any font the text fills its reserved room.
  svg.bytes(TEXT_LENGTH).length(textWidth(value, height)).bytes(ADJUSTED);
  svg.xml(value).bytes(TEXT_END);
};

/** The strokes, arrow heads and text of a label in one colour. */
interface LabelInk {
  readonly open: Uint8Array;
  readonly arrows: Uint8Array;
  readonly text: Uint8Array;
}

const inkOf = (hex: string, open: string): LabelInk => ({
  open: asciiBytes(open),
  arrows: asciiBytes(`<path fill="${hex}" stroke="none" d="`),
  text: asciiBytes(`" fill="${hex}" stroke="none" font-family="Helvetica, Arial, sans-serif" font-size="`),
});

interface DimensionInks {
  /** The beginning of the group of a dimension. */
  readonly start: Uint8Array;
  readonly plain: LabelInk;
  readonly highlighted: LabelInk;
}

export const dimensionInks = perObject(
  ({ lines: { dimensions } }: Profile): DimensionInks => ({
    start: asciiBytes(`<g id="${dimensions.layer}-`),
    plain: inkOf(dimensions.hex, '">\n'),
    highlighted: inkOf(HIGHLIGHT_COLOUR, `" stroke="${HIGHLIGHT_COLOUR}">\n`),
  }),
);

const PATH = asciiBytes('<path d="');
const TEXT = asciiBytes('<text x="');
const ROTATED = asciiBytes('" transform="rotate(-');
const TEXT_LENGTH = asciiBytes('" textLength="');
const ADJUSTED = asciiBytes('" lengthAdjust="spacingAndGlyphs">');
const TEXT_END = asciiBytes('</text>\n</g>\n');
