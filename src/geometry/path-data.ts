import type { Curve } from './curve.ts';
import type { Point } from './point.ts';

const text = (value: number): string => String(Math.round(value * 1000) / 1000);

/** A point of the sheet; y points down in SVG. */
const at = ([x, y]: Point): string => `${text(x)} ${text(-y)}`;

const step = (curve: Curve): string => {
  switch (curve.kind) {
    case 'line':
      return `L${at(curve.to)}`;
    case 'cubic':
      return `C${at(curve.c1)} ${at(curve.c2)} ${at(curve.to)}`;
    case 'arc': {
      const { from, to, bulge } = curve;
      const radius = text((Math.hypot(to[0] - from[0], to[1] - from[1]) * (1 + bulge * bulge)) / (4 * Math.abs(bulge)));
      return `A${radius} ${radius} 0 ${Math.abs(bulge) > 1 ? 1 : 0} ${bulge > 0 ? 0 : 1} ${at(to)}`;
    }
  }
};

const SAME_CORNER_MM = 1e-3;

const meets = (a: Point, b: Point): boolean => Math.hypot(a[0] - b[0], a[1] - b[1]) < SAME_CORNER_MM;

/** SVG path data of curves, rounded to 1 µm. Curves that continue one another form one stroke. */
export const pathData = (curves: readonly Curve[]): string => {
  let data = '';
  let end: Point | undefined;
  for (const curve of curves) {
    if (!end || !meets(end, curve.from)) data += `M${at(curve.from)}`;
    data += step(curve);
    end = curve.to;
  }
  return data;
};

export const outlineData = (curves: readonly Curve[]): string => `${pathData(curves)}Z`;
