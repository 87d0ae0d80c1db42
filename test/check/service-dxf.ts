import { POINTS_PER_MM } from '../../src/formats/index.ts';
import { type Curve, centreForm, flatten } from '../../src/geometry/index.ts';

/** Content of the file: layer and curve of a line, or a text. */
export interface Written {
  readonly layer: string;
  readonly curve: Curve;
}
export interface WrittenText {
  readonly value: string;
  readonly at: readonly [number, number];
}

const COLOURS: Readonly<Record<string, number>> = {
  cut: 1,
  crease: 3,
  perforation: 2,
  combination: 5,
  dimensions: 255,
};

const degrees = (radians: number): number => ((((radians * 180) / Math.PI) % 360) + 360) % 360;

/** A DXF as the hosted service writes it: AC1006, a header and entities, LINE, ARC and TEXT, no tables and no unit. */
export const serviceDxf = (lines: readonly Written[], texts: readonly WrittenText[] = []): string => {
  const groups: (string | number)[] = [0, 'SECTION', 2, 'HEADER', 9, '$ACADVER', 1, 'AC1006', 0, 'ENDSEC'];
  groups.push(0, 'SECTION', 2, 'ENTITIES');
  const common = (type: string, layer: string) => groups.push(0, type, 8, layer, 62, COLOURS[layer] ?? 7);
  for (const { layer, curve } of lines)
    if (curve.kind === 'arc') {
      const { centre, radius, start, sweep } = centreForm(curve);
      const [from, to] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
      common('ARC', layer);
      groups.push(10, centre[0], 20, centre[1], 40, radius, 50, degrees(from), 51, degrees(to));
    } else {
      let p = curve.from;
      for (const q of flatten(curve, 0.001)) {
        common('LINE', layer);
        groups.push(10, p[0], 20, p[1], 11, q[0], 21, q[1]);
        p = q;
      }
    }
  for (const { value, at } of texts) {
    common('TEXT', 'dimensions');
    groups.push(10, at[0], 20, at[1], 40, 6, 1, value);
  }
  groups.push(0, 'ENDSEC', 0, 'EOF');
  return `${groups.join('\n')}\n`;
};

/** An SVG as the hosted service writes it: points, no size, one path per line, repeated ids. */
export const serviceSvg = (lines: readonly Written[]): string => {
  const p = ([x, y]: readonly [number, number]): string =>
    `${(x * POINTS_PER_MM).toFixed(4)} ${(-y * POINTS_PER_MM).toFixed(4)}`;
  const group = (layer: string, stroke: string): string =>
    `<g id="${layer}" stroke="${stroke}" fill="none">${lines
      .filter((line) => line.layer === layer)
      .map(({ curve }) => {
        if (curve.kind === 'line') return `<path id="Line" d="M ${p(curve.from)} L ${p(curve.to)}"/>`;
        if (curve.kind === 'cubic')
          return `<path id="Curve" d="M ${p(curve.from)} C ${p(curve.c1)} ${p(curve.c2)} ${p(curve.to)}"/>`;
        const { radius, sweep } = centreForm(curve);
        const flags = `${Math.abs(sweep) > Math.PI ? 1 : 0} ${sweep > 0 ? 0 : 1}`;
        const r = (radius * POINTS_PER_MM).toFixed(4);
        return `<path id="Arc" d="M ${p(curve.from)} A ${r} ${r} 0 ${flags} ${p(curve.to)}"/>`;
      })
      .join('')}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -800 1200 1200">${group('crease', '#00FF00')}${group('cut', '#FF0000')}${group('perforation', '#FFFF00')}${group('combination', '#0000FF')}${group('half-cut', '#FF00FF')}</svg>`;
};
