import { arc, type Curve, circle, cosSin, type Point, straight } from '../../../geometry/index.ts';
import { MM_PER_INCH } from '../../../values/index.ts';
import { expansion, type Use } from '../../expansion/index.ts';
import { lineKinds } from '../../line-types.ts';
import { serviceProfile } from '../../profile.ts';
import { type Affine, applyAffine, composeAffine } from '../../reading/affine.ts';
import type { LineLook, Reading, ReadOptions } from '../../reading/reading.ts';
import { ReadingBuilder } from '../../reading/reading-builder.ts';
import { atPlace, LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { type Cf2Row, type Cf2Section, cf2Sections, numberAt } from './rows.ts';

/** A perforating rule of other makers. */
const PERFORATOR = 99;

const NO_LINES = new Set(['LL', 'UR', 'SCALE', 'UM', 'UI', 'ORDER', 'V2', '$BOF']);

/** A section of one row without placements. */
const ONE_ROW: Cf2Section = { rows: [], place: '' };

/** Reads a CF2 file (CFF2): lines, arcs, texts and placed subroutines. Throws UnreadableError naming the line where it breaks. */
export const readCf2Drawing = (text: string, options: ReadOptions = {}): Reading => {
  const { mains, subs, types, ended } = cf2Sections(text);
  const [main, ...others] = mains;
  if (!main) throw new UnreadableError('The file has no section MAIN.', 'line 1');
  const builder = new ReadingBuilder(options);
  const subOf = ({ values }: Cf2Row): Cf2Section | undefined => subs.get((values[0] ?? '').toUpperCase());
  requireFew(main, subOf);

  const lookOf = (row: Cf2Row): LineLook => {
    const type = numberAt(row, 1);
    const aux = Number(row.values[2]);
    const known = kindOf(type, aux, types.get(`${type}/${aux}`), options);
    return { names: [`type ${type}`, ...(known === undefined ? [] : [known])] };
  };
  let bridged = 0;
  const drawLines = (row: Cf2Row, matrix: Affine, curves: readonly Curve[], bridges: number): void => {
    if (numberAt(row, bridges, 0) > 0) bridged++;
    builder.lines(curves, matrix, { look: lookOf(row), place: row.place });
  };
  const drawRow = (row: Cf2Row, matrix: Affine): void => {
    switch (row.word) {
      case 'L':
        drawLines(row, matrix, [straight(pointAt(row, 3), pointAt(row, 5))], 7);
        break;
      case 'A':
        drawLines(row, matrix, arcOf(row), 10);
        break;
      case 'T':
        builder.text({ value: row.next, at: applyAffine(matrix, pointAt(row, 3)), kind: builder.kindOf(lookOf(row)) });
        break;
      case 'C': {
        const sub = subOf(row);
        if (sub) draw(sub, composeAffine(matrix, placementOf(row)));
        else builder.skip(`C of ${row.values[0] ?? ''}, which is not in the file`, row.place);
        break;
      }
      default:
        if (!NO_LINES.has(row.word)) builder.skip(`${row.word}, which is not supported`, row.place);
    }
  };
  const draw = ({ rows }: Cf2Section, placed: Affine): void => {
    const scale = rows.find(({ word }) => word === 'SCALE');
    const [sx, sy] = scale
      ? atPlace(scale.place, () => [numberAt(scale, 0, 1), numberAt(scale, 1, 1)] as const)
      : [1, 1];
    const matrix = composeAffine(placed, [sx, 0, 0, sy, 0, 0]);
    for (const row of rows) builder.orSkip(row.word, row.place, () => drawRow(row, matrix));
  };

  const unit = unitOf(main, options, builder.note);
  draw(main, [unit.mm, 0, 0, unit.mm, 0, 0]);
  if (others.length) builder.skip('section MAIN after the first one', others[0]!.place);
  if (!ended) builder.note('The file ends without its $EOF');
  if (bridged) builder.note(`Lines with bridges were read as whole lines: ${bridged}`);
  return builder.finish('cf2', unit);
};

/** Subroutines may place one another so often that there is no time for all of their lines. */
const requireFew = (main: Cf2Section, subOf: (row: Cf2Row) => Cf2Section | undefined): void => {
  /** Rows that draw nothing count too, because they are visited at every placement of their section. */
  const uses = (section: Cf2Section): Use<Cf2Section>[] => {
    if (section === ONE_ROW) return [];
    const subs = section.rows.flatMap((row) => (row.word === 'C' ? (subOf(row) ?? []) : []));
    return [{ part: ONE_ROW, times: section.rows.length - subs.length }, ...subs.map((part) => ({ part, times: 1 }))];
  };
  const { count, depth } = expansion(main, uses);
  // Rows are one level deeper than their section.
  if (depth - 1 > LIMITS.depth)
    throw new UnreadableError(`Subroutines are nested deeper than ${LIMITS.depth} levels.`, main.place);
  if (count > LIMITS.strokes)
    throw new UnreadableError(`The file places more than ${LIMITS.strokes} parts.`, main.place);
};

const unitOf = ({ rows }: Cf2Section, { mm }: ReadOptions, note: (sentence: string) => void): Reading['unit'] => {
  const row = rows.find(({ word }) => word === 'UM' || word === 'UI');
  if (mm !== undefined) return { mm, from: 'given' };
  if (row?.word === 'UI') return { mm: MM_PER_INCH, from: 'UI, inches' };
  if (row) return { mm: 1, from: 'UM, millimetres' };
  note('The file does not name its unit: millimetres were assumed');
  return { mm: 1, from: 'millimetres, assumed because the file does not name a unit' };
};

/** The kind that the profile of the file, else the usual one, has for a line type and its variant. */
const kindOf = (type: number, aux: number, name: string | undefined, { profile }: ReadOptions) => {
  // A fold follows its type, as in `half-cut-reverse`.
  const named = lineKinds.find((kind) => kind === name || name?.startsWith(`${kind}-`));
  if (named && !profile) return named;
  for (const { lines } of [profile ?? serviceProfile, serviceProfile]) {
    const kinds = lineKinds.filter((kind) => lines[kind].cf2.type === type);
    if (kinds.length) return kinds.find((kind) => lines[kind].cf2.aux === aux) ?? kinds[0];
  }
  return type === PERFORATOR ? 'perforation' : undefined;
};

const pointAt = (row: Cf2Row, k: number): Point => [numberAt(row, k), numberAt(row, k + 1)];

/** Arc from start to end about the centre, counter-clockwise for direction 1. Equal ends give a whole circle. */
const arcOf = (row: Cf2Row): Curve[] => {
  const [from, to, centre] = [pointAt(row, 3), pointAt(row, 5), pointAt(row, 7)];
  const sense = numberAt(row, 9) < 0 ? -1 : 1;
  const radius = Math.hypot(from[0] - centre[0], from[1] - centre[1]);
  if (!(radius > 0)) throw new Error('radius 0');
  if (from[0] === to[0] && from[1] === to[1]) return circle(centre, radius);
  const angle = (p: Point): number => Math.atan2(p[1] - centre[1], p[0] - centre[0]);
  const whole = 2 * Math.PI;
  const sweep = (((sense * (angle(to) - angle(from))) % whole) + whole) % whole;
  return [arc(from, to, sense * Math.tan(sweep / 4))];
};

/** Scales, then rotates counter-clockwise, then translates. */
const placementOf = (row: Cf2Row): Affine => {
  const [cos, sin] = cosSin(numberAt(row, 3, 0));
  const [sx, sy] = [numberAt(row, 4, 1), numberAt(row, 5, 1)];
  return [sx * cos, sx * sin, -sy * sin, sy * cos, numberAt(row, 1), numberAt(row, 2)];
};
