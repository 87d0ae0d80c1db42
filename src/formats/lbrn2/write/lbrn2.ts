import { type Curve, type Point, straight } from '../../../geometry/index.ts';
import type { Dieline, Label } from '../../../sheet/index.ts';
import { flatFile } from '../../adapt/adapt.ts';
import { arcToCubics } from '../../bezier.ts';
import { ByteSink } from '../../byte-sink.ts';
import { chains, rowsOf } from '../../chains.ts';
import { type PlacedOptions, shiftTo } from '../../frame.ts';
import type { FileLine, LineKind } from '../../line-types.ts';
import { xmlText } from '../../text.ts';

const COORDINATE_DECIMALS = 6;

/**
 * Writes a drawing as a LightBurn project in millimetres, y up, the lower left at (0, 0): a cut setting a line type, which are done in the
 * order of work. Speed and power are the machine's matter and stay out. Labels have no text: LightBurn draws texts with fonts of its own.
 * @throws RangeError if there is nothing to draw.
 */
export const lbrn2Sink = (drawn: Dieline, measures: readonly Label[], options: PlacedOptions = {}): ByteSink => {
  const { profile, dieline, labels, frame } = flatFile(drawn, measures, options);
  const all = chains(dieline, profile);
  const used = rowsOf(profile).filter((row) => all.some((chain) => chain.row === row));
  const kinds: readonly (LineKind | FileLine)[] = labels.length ? [...used, 'dimensions'] : used;
  const out = new ProjectSink(shiftTo('zero', frame));
  out.ascii(
    '<?xml version="1.0" encoding="UTF-8"?>\n<LightBurnProject AppVersion="1.2.00" FormatVersion="1" MaterialHeight="0" MirrorX="False" MirrorY="False">\n',
  );
  for (const [k, kind] of kinds.entries()) {
    const { title, setting } = profile.lines[kind]!;
    out.ascii(`<CutSetting type="${setting < FIRST_TOOL ? 'Cut' : 'Tool'}"><index Value="${setting}"/>`);
    out.text(`<name Value="${xmlText(title)}"/><priority Value="${k}"/></CutSetting>\n`);
  }
  for (const { row, curves, closed } of all) out.path(profile.lines[row]!.setting, curves, closed);
  const { setting } = profile.lines.dimensions;
  for (const { lines, arrows } of labels)
    for (const points of [...lines, ...arrows]) out.path(setting, straights(points), false);
  return out.ascii('</LightBurnProject>\n');
};

const FIRST_TOOL = 30;

const straights = (points: readonly Point[]): Curve[] => points.slice(1).map((to, k) => straight(points[k]!, to));

class ProjectSink extends ByteSink {
  readonly #by: Point;

  constructor(by: Point) {
    super();
    this.#by = by;
  }

  path(setting: number, curves: readonly Curve[], closed: boolean): void {
    const pieces = curves.flatMap((curve) => (curve.kind === 'arc' ? arcToCubics(curve) : [curve]));
    this.ascii(`<Shape Type="Path" CutIndex="${setting}"><XForm>1 0 0 1 0 0</XForm><VertList>`);
    const count = closed ? pieces.length : pieces.length + 1;
    for (let k = 0; k < count; k++) {
      const next = pieces[k];
      const before = pieces[k - 1] ?? (closed ? pieces.at(-1) : undefined);
      this.#at('V', next?.from ?? before!.to, ' ');
      if (next?.kind === 'cubic') this.#at('c0x', next.c1, 'c0y');
      else this.ascii('c0x1');
      if (before?.kind === 'cubic') this.#at('c1x', before.c2, 'c1y');
      else this.ascii('c1x1');
    }
    this.ascii('</VertList><PrimList>');
    for (const [k, { kind }] of pieces.entries())
      this.ascii(`${kind === 'cubic' ? 'B' : 'L'}${k} ${closed && k === pieces.length - 1 ? 0 : k + 1}`);
    this.ascii('</PrimList></Shape>\n');
  }

  #at(before: string, [x, y]: Point, between: string): void {
    this.ascii(before)
      .number(x + this.#by[0], COORDINATE_DECIMALS)
      .ascii(between)
      .number(y + this.#by[1], COORDINATE_DECIMALS);
  }
}
