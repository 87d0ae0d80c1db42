import { type Curve, circle, distance, type Point, straight, straightRing } from '../../../geometry/index.ts';
import { ellipse } from '../../reading/affine.ts';
import { svgPathCurves } from './path.ts';

/** Reads an attribute as a length in user units; 0 for a missing attribute. */
type LengthReader = (name: string, of: 'width' | 'height' | 'diagonal') => number;

type Attribute = (name: string) => string | undefined;
type Length = (name: string) => number;

/** The curves of each shape, y down. */
const shapes: Readonly<Record<string, (attribute: Attribute, x: Length, y: Length, measure: LengthReader) => Curve[]>> =
  {
    path: (attribute) => svgPathCurves(required('data', attribute('d'))),
    line: (_, x, y) => [straight([x('x1'), y('y1')], [x('x2'), y('y2')])],
    // Without the line back to its start.
    polyline: (attribute) => straightRing(pointsOf(attribute('points') ?? '')).slice(0, -1),
    polygon: (attribute) => straightRing(pointsOf(attribute('points') ?? '')),
    circle: (_, x, y, measure) => circle([x('cx'), y('cy')], positive('radius', measure('r', 'diagonal'))),
    ellipse: (_, x, y) => ellipseCurves([x('cx'), y('cy')], x('rx'), y('ry')),
    rect: (attribute, x, y) => rectangleCurves(x('x'), y('y'), x('width'), y('height'), cornerRadii(attribute, x, y)),
  };

export const SHAPES: ReadonlySet<string> = new Set(Object.keys(shapes));

/** The curves of one of `SHAPES`. Throws Error for a missing size or unreadable data, whose message completes "<rect> with …". */
export const shapeCurves = (name: string, attribute: Attribute, measure: LengthReader): Curve[] =>
  shapes[name]!(
    attribute,
    (of) => measure(of, 'width'),
    (of) => measure(of, 'height'),
    measure,
  );

const ellipseCurves = (centre: Point, rx: number, ry: number): Curve[] =>
  ellipse(centre, [positive('radius', rx), 0], [0, positive('radius', ry)], 0, 2 * Math.PI);

/** Requires a size above 0. SVG ignores a shape without a size, but such a drawing is damaged. */
const positive = (name: string, size: number): number => {
  if (!(size > 0)) throw new Error(`${name} ${size}`);
  return size;
};

/** Without its data a path may be damaged, or described in a style sheet. */
const required = (name: string, text: string | undefined): string => {
  if (text === undefined) throw new Error(`no ${name}`);
  return text;
};

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

const pointsOf = (text: string): Point[] => {
  if (/[^\s,]/.test(text.replaceAll(NUMBER, ''))) throw new Error('points that cannot be read');
  const numbers = text.match(NUMBER)?.map(Number) ?? [];
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!]);
};

/** Radii of a rectangle's corners. A missing radius equals the other one. */
const cornerRadii = (attribute: Attribute, x: Length, y: Length): Point => {
  const isGiven = (name: string): boolean => (attribute(name) ?? 'auto') !== 'auto';
  const [a, b] = [isGiven('rx') ? x('rx') : undefined, isGiven('ry') ? y('ry') : undefined];
  return [Math.min(a ?? b ?? 0, x('width') / 2), Math.min(b ?? a ?? 0, y('height') / 2)];
};

/** The path of a rectangle (SVG 2, 10.2). */
const rectangleCurves = (x: number, y: number, w: number, h: number, [rx, ry]: Point): Curve[] => {
  const [right, bottom] = [x + positive('width', w), y + positive('height', h)];
  if (!(rx > 0 && ry > 0)) return svgPathCurves(`M${x} ${y}H${right}V${bottom}H${x}Z`);
  const corner = (cx: number, cy: number): string => `A${rx} ${ry} 0 0 1 ${cx} ${cy}`;
  return svgPathCurves(
    [
      `M${x + rx} ${y}H${right - rx}${corner(right, y + ry)}V${bottom - ry}${corner(right - rx, bottom)}`,
      `H${x + rx}${corner(x, bottom - ry)}V${y + ry}${corner(x + rx, y)}`,
    ].join(''),
  ).filter(({ kind, from, to }) => kind !== 'line' || distance(from, to) > 0);
};
