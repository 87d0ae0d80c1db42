import { type Arc, type Curve, centreForm, type Point } from '../../../geometry/index.ts';
import type { Label } from '../../../sheet/index.ts';
import { ByteSink } from '../../byte-sink.ts';
import type { Chain } from '../../chains.ts';
import type { LineRule, Profile } from '../../profile.ts';
import { degrees } from './dxf-entities.ts';
import { LINE_TYPES, patternLength } from './dxf-frame.ts';
import { dxfText } from './dxf-text.ts';

/** Decimals of a length in mm and of an angle in degrees. */
const DECIMALS = 6;

interface R12Drawing {
  readonly chains: readonly Chain[];
  readonly zones: readonly { readonly rule: LineRule; readonly chains: readonly Chain[] }[];
  readonly labels: readonly Label[];
  /** Left, bottom, right and top of everything drawn, in the axes of the file. */
  readonly extents: readonly [number, number, number, number];
  readonly by: Point;
}

/**
 * Writes a drawing as DXF R12 (AC1009) for controllers that read nothing newer: lines, arcs and circles on layers, outline by outline,
 * texts and arrow heads of dimensions. It holds neither cubics nor blocks: the drawing has been adapted before.
 * @throws RangeError for a cubic.
 */
export const r12Sink = ({ chains, zones, labels, extents, by }: R12Drawing, { lines }: Profile): ByteSink => {
  const out = new R12Entities(by);
  const used = new Set<LineRule>(chains.map(({ row }) => lines[row]!));
  if (labels.length) used.add(lines.dimensions);
  for (const { rule } of zones) used.add(rule);
  const types = [...new Set([...used].flatMap(({ lineType }) => lineType ?? []))];
  out.group(0, 'SECTION').group(2, 'HEADER').group(9, '$ACADVER').group(1, 'AC1009');
  const [left, bottom, right, top] = extents;
  out.group(9, '$EXTMIN').point(0, [left, bottom]).group(9, '$EXTMAX').point(0, [right, top]);
  out.group(0, 'ENDSEC').group(0, 'SECTION').group(2, 'TABLES');
  out
    .group(0, 'TABLE')
    .group(2, 'LTYPE')
    .group(70, types.length + 1);
  for (const type of ['CONTINUOUS', ...types]) out.lineType(type);
  out.group(0, 'ENDTAB').group(0, 'TABLE').group(2, 'LAYER').group(70, used.size);
  for (const { layer, aci, lineType = 'CONTINUOUS' } of used)
    out.group(0, 'LAYER').group(2, layer).group(70, 0).group(62, aci).group(6, lineType);
  out.group(0, 'ENDTAB').group(0, 'ENDSEC').group(0, 'SECTION').group(2, 'ENTITIES');
  for (const { row, closed, curves } of chains) out.chain(lines[row]!.layer, curves, closed);
  for (const { rule, chains: own } of zones) for (const { curves } of own) out.chain(rule.layer, curves, true);
  const { layer } = lines.dimensions;
  for (const { lines: strokes, arrows, text } of labels) {
    for (const [from, to] of strokes) out.line(layer, from, to);
    for (const [tip, a, b] of arrows) out.entity('SOLID', layer).moved(0, tip).moved(1, a).moved(2, b).moved(3, b);
    out
      .entity('TEXT', layer)
      .moved(0, text.at)
      .length(40, text.height)
      .group(1, dxfText(text.value))
      .length(50, text.rotation);
  }
  return out.group(0, 'ENDSEC').group(0, 'EOF');
};

class R12Entities extends ByteSink {
  readonly #by: Point;

  constructor(by: Point) {
    super();
    this.#by = by;
  }

  group(code: number, value: string | number): this {
    return this.number(code, 0).ascii('\n').ascii(String(value)).ascii('\n');
  }

  length(code: number, value: number): this {
    return this.number(code, 0).ascii('\n').number(value, DECIMALS).ascii('\n');
  }

  /** Point `n` of an entity in the axes of the file. */
  point(n: number, [x, y]: Point): this {
    return this.length(10 + n, x)
      .length(20 + n, y)
      .length(30 + n, 0);
  }

  /** Point `n` of an entity in the axes of the drawing. */
  moved(n: number, [x, y]: Point): this {
    return this.point(n, [x + this.#by[0], y + this.#by[1]]);
  }

  lineType(name: string): this {
    const dashes = LINE_TYPES[name] ?? [];
    this.group(0, 'LTYPE').group(2, name).group(70, 0).group(3, '').group(72, 65).group(73, dashes.length);
    this.length(40, patternLength(dashes));
    for (const dash of dashes) this.length(49, dash);
    return this;
  }

  entity(kind: string, layer: string): this {
    return this.group(0, kind).group(8, layer);
  }

  line(layer: string, from: Point, to: Point): this {
    return this.entity('LINE', layer).moved(0, from).moved(1, to);
  }

  chain(layer: string, curves: readonly Curve[], closed: boolean): void {
    const [first, second] = curves;
    if (closed && curves.length === 2 && isHalfTurn(first) && isHalfTurn(second)) {
      const { centre, radius } = centreForm(first);
      this.entity('CIRCLE', layer).moved(0, centre).length(40, radius);
      return;
    }
    for (const curve of curves) {
      if (curve.kind === 'line') this.line(layer, curve.from, curve.to);
      else if (curve.kind === 'arc') {
        const { centre, radius, start, sweep } = centreForm(curve);
        const [from, to] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
        this.entity('ARC', layer).moved(0, centre).length(40, radius).length(50, degrees(from)).length(51, degrees(to));
      } else throw new RangeError('DXF R12 holds no curves other than arcs');
    }
  }
}

const isHalfTurn = (curve: Curve | undefined): curve is Arc => curve?.kind === 'arc' && Math.abs(curve.bulge) === 1;
