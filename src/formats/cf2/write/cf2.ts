import {
  type Arc,
  type Curve,
  centreForm,
  distance,
  flatten,
  length,
  type Motion,
  type Point,
  perObject,
  toDegrees,
} from '../../../geometry/index.ts';
import type { Dieline, Label } from '../../../sheet/index.ts';
import { shownFile } from '../../adapt/adapt.ts';
import { bridgesOf } from '../../adapt/tool.ts';
import { ByteSink } from '../../byte-sink.ts';
import { chains, rowsOf } from '../../chains.ts';
import { type PlacedOptions, shiftTo } from '../../frame.ts';
import { lineTypeNames } from '../../line-types.ts';
import { type LineRule, type Production, type Profile, serviceProfile } from '../../profile.ts';
import { oneLine } from '../../text.ts';

const COORDINATE_DECIMALS = 6;

/** Tolerance of the lines that replace cubics, which CF2 does not have, in mm. */
const CUBIC_TOLERANCE_MM = 0.001;

/**
 * Writes a drawing as CF2, the die makers' format, in mm, y up, its lower left at (0, 0): one line or arc per row, bridges with a tool. Arcs
 * are exact; cubics are lines within 0.001 mm, because the format has none. Each of the copies is a subroutine that is placed many times.
 * @throws RangeError if there is nothing to draw or a number is not finite.
 */
export const cf2Sink = (drawn: Dieline, measures: readonly Label[], options: PlacedOptions = {}): ByteSink => {
  const { profile, dieline, labels, copies, frame } = shownFile(drawn, measures, options, false);
  const { left, bottom, right, top } = frame;
  const out = new Cf2Rows(profile, options.toolPlan && profile.production);
  out.by = shiftTo(options.origin ?? profile.origin, frame);
  out.ascii('$BOF\nV2\nORDER\n');
  if (profile.mirror) out.ascii('View: die side\n');
  const numbers = numbersOf(profile);
  if (numbers !== numbersOf(serviceProfile)) out.ascii(`Line types: ${numbers}\n`);
  for (const note of options.toolPlan?.notes ?? []) out.ascii(`${oneLine(note)}\n`);
  out.ascii('END\nMAIN,DIELINE\nUM\n');
  out.row('LL', out.at([left, bottom]));
  out.row('UR', out.at([right, top]));
  out.ascii('SCALE,1,1\n');
  out.lines(dieline);
  const { dimensions } = profile.lines;
  for (const { lines, arrows, text } of labels) {
    for (const [from, to] of lines) out.line(dimensions, from, to);
    for (const [tip, a, b] of arrows) {
      out.line(dimensions, a, tip);
      out.line(dimensions, tip, b);
    }
    out.label(dimensions, text);
  }
  for (const { name, at } of copies) for (const motion of at) out.place(name, motion);
  out.ascii('END\n');
  out.by = [0, 0];
  for (const { name, dieline: own } of copies) {
    out.ascii(`SUB,${name}\n`);
    out.lines(own);
    out.ascii('END\n');
  }
  return out.ascii('$EOF\n');
};

/** The line types that a profile shows, with their numbers, as people and the reader find them. */
const numbersOf = perObject((profile: Profile): string =>
  rowsOf({ ...profile, order: lineTypeNames })
    .filter((row) => !(profile.without as readonly string[]).includes(row))
    .map((row) => `${row} ${profile.lines[row]!.cf2.type}/${profile.lines[row]!.cf2.aux}`)
    .join('; '),
);

const NO_BRIDGES: readonly number[] = [0, 0];

class Cf2Rows extends ByteSink {
  by: Point = [0, 0];
  readonly #profile: Profile;
  readonly #production: Production | undefined;

  constructor(profile: Profile, production: Production | undefined) {
    super();
    this.#profile = profile;
    this.#production = production;
  }

  at([x, y]: Point): Point {
    return [x + this.by[0], y + this.by[1]];
  }

  row(word: string, numbers: readonly number[]): void {
    this.ascii(word);
    for (const n of numbers) this.ascii(',').number(n, COORDINATE_DECIMALS);
    this.ascii('\n');
  }

  lines(dieline: Dieline): void {
    for (const { row, folds, curves } of chains(dieline, this.#profile))
      for (const curve of curves) this.#curve(this.#profile.lines[row]!, curve, folds !== 'board');
  }

  #curve(rule: LineRule, curve: Curve, isRule: boolean): void {
    if (curve.kind === 'arc') this.#arc(rule, curve);
    else {
      let from = curve.from;
      for (const to of flatten(curve, CUBIC_TOLERANCE_MM)) {
        this.line(rule, from, to, isRule ? this.#bridges(distance(from, to)) : NO_BRIDGES);
        from = to;
      }
    }
  }

  /** Number and width of the bridges of a rule of this length in mm. */
  #bridges(mm: number): readonly number[] {
    return this.#production ? bridgesOf(mm, this.#production) : NO_BRIDGES;
  }

  line({ cf2: { pointage, type, aux } }: LineRule, from: Point, to: Point, bridges = NO_BRIDGES): void {
    this.row('L', [pointage, type, aux, ...this.at(from), ...this.at(to), ...bridges]);
  }

  /** Counter-clockwise is 1. */
  #arc({ cf2: { pointage, type, aux } }: LineRule, curve: Arc): void {
    const { centre, sweep } = centreForm(curve);
    const points = [curve.from, curve.to, centre].flatMap((p) => this.at(p));
    this.row('A', [pointage, type, aux, ...points, sweep > 0 ? 1 : -1, ...this.#bridges(length(curve))]);
  }

  /** A text has a row of its own. Characters outside ASCII become question marks, because most readers cannot show them. */
  label({ cf2: { pointage, type, aux } }: LineRule, { value, at, rotation, height }: Label['text']): void {
    this.row('T', [pointage, type, aux, ...this.at(at), rotation, height, height]);
    this.ascii(oneLine(value).replace(/[^\x20-\x7e]/gu, '?')).ascii('\n');
  }

  place(name: string, { cos, sin, x, y }: Motion): void {
    this.ascii(`C,${name}`);
    this.row('', [...this.at([x, y]), toDegrees(Math.atan2(sin, cos)), 1, 1]);
  }
}
