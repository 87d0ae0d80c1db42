import { type Arc, type Cubic, centreForm, type Point } from '../geometry/index.ts';

/** Widest piece, in radians. Its cubic deviates by 4.25 millionths of the radius; the error falls with the angle's sixth power. */
const WIDEST_PIECE = Math.PI / 4;
const CUBIC_ERROR = 4.25e-6;

/** Tolerance of the cubics in mm: a tenth of a micron. */
const CUBIC_TOLERANCE = 1e-4;

/** An arc as cubics that share its ends exactly, for formats without arcs. Throws RangeError if its bulge is not that of an arc. */
export const arcToCubics = (arc: Arc): Cubic[] => {
  const { centre, radius, start, sweep } = centreForm(arc);
  if (!Number.isFinite(radius * sweep)) throw new RangeError(`an arc cannot have the bulge ${arc.bulge}`);
  const share = CUBIC_TOLERANCE / (CUBIC_ERROR * radius);
  const widest = share < 1 ? WIDEST_PIECE * share ** (1 / 6) : WIDEST_PIECE;
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / widest - 1e-9));
  const step = sweep / pieces;
  // Length of a handle for which the middle of the cubic lies on the arc.
  const reach = (4 / 3) * Math.tan(step / 4) * radius;
  const on = (i: number): Point => {
    if (i === pieces) return arc.to;
    const a = start + step * i;
    return [centre[0] + radius * Math.cos(a), centre[1] + radius * Math.sin(a)];
  };
  const handle = ([x, y]: Point, i: number, sign: 1 | -1): Point => {
    const a = start + step * i;
    return [x - sign * reach * Math.sin(a), y + sign * reach * Math.cos(a)];
  };
  const cubics: Cubic[] = [];
  let { from } = arc;
  for (let i = 0; i < pieces; i++) {
    const to = on(i + 1);
    cubics.push({ kind: 'cubic', from, c1: handle(from, i, 1), c2: handle(to, i + 1, -1), to });
    from = to;
  }
  return cubics;
};
