import { flatten, type Point } from '../../../geometry/index.ts';
import type { Dieline, Label } from '../../../sheet/index.ts';
import { flatFile } from '../../adapt/adapt.ts';
import { ByteSink } from '../../byte-sink.ts';
import { chains } from '../../chains.ts';
import type { PlacedOptions } from '../../frame.ts';
import { oneLine } from '../../text.ts';

/** Plotter units in a millimetre: HPGL counts in 0.025 mm. */
const UNITS_PER_MM = 40;

/** Tolerance of the lines that replace curves, in mm: half a unit. */
const CHORD_MM = 0.0125;

/** Largest coordinate: controllers count in 16 bits. */
const MAX_UNITS = 32767;

/**
 * Writes a drawing as HPGL, which plotters and cutting tables read: one pen a line type, in the order of work, the lower left at (0, 0).
 * @throws RangeError if there is nothing to draw, or the drawing is longer than the plotter can count.
 */
export const pltSink = (drawn: Dieline, measures: readonly Label[], options: PlacedOptions = {}): ByteSink => {
  const { profile, dieline, labels, frame } = flatFile(drawn, measures, options);
  const { left, bottom, right, top } = frame;
  const units = Math.max(right - left, top - bottom) * UNITS_PER_MM;
  if (units > MAX_UNITS)
    throw new RangeError(
      `the drawing is ${Math.ceil(units / UNITS_PER_MM)} mm long, and HPGL counts up to ${Math.floor(MAX_UNITS / UNITS_PER_MM)} mm`,
    );
  const out = new ByteSink().ascii('IN;PA;\n');
  const at = ([x, y]: Point): string =>
    `${Math.round((x - left) * UNITS_PER_MM)},${Math.round((y - bottom) * UNITS_PER_MM)}`;
  let pen = 0;
  const select = (wanted: number): void => {
    if (wanted !== pen) out.ascii(`SP${wanted};\n`);
    pen = wanted;
  };
  const stroke = (points: readonly Point[]): void => {
    const [first, ...others] = points.map(at);
    out.ascii(`PU${first};PD${others.join(',')};\n`);
  };
  for (const { row, curves } of chains(dieline, profile)) {
    select(profile.lines[row]!.pen);
    stroke([curves[0]!.from, ...curves.flatMap((curve) => flatten(curve, CHORD_MM))]);
  }
  if (labels.length) select(profile.lines.dimensions.pen);
  for (const { lines, arrows, text } of labels) {
    for (const line of lines) stroke(line);
    for (const [tip, a, b] of arrows) stroke([a, tip, b]);
    out
      .ascii(text.rotation ? 'DI0,1;' : 'DI1,0;')
      .ascii(`SI${(text.height / 15).toFixed(3)},${(text.height / 10).toFixed(3)};`);
    out.ascii(`PU${at(text.at)};LB${oneLine(text.value).replace(/[^\x20-\x7e]/gu, '?')}\u0003;\n`);
  }
  return out.ascii('PU;SP0;\n');
};
