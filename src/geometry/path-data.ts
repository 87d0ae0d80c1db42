import { type Curve, centreForm } from './curve.ts';
import { distance, MICRON, type Point } from './point.ts';

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
      const { to, bulge } = curve;
      const radius = text(centreForm(curve).radius);
      return `A${radius} ${radius} 0 ${Math.abs(bulge) > 1 ? 1 : 0} ${bulge > 0 ? 0 : 1} ${at(to)}`;
    }
  }
};

/** SVG path data of curves, rounded to 1 µm. Curves that continue one another form one stroke. */
export const pathData = (curves: readonly Curve[]): string => {
  let data = '';
  let end: Point | undefined;
  for (const curve of curves) {
    if (!end || !(distance(end, curve.from) < MICRON)) data += `M${at(curve.from)}`;
    data += step(curve);
    end = curve.to;
  }
  return data;
};

export const outlineData = (curves: readonly Curve[]): string => `${pathData(curves)}Z`;
