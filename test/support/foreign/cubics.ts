import { type Arc, centreForm, type Point } from '../../../src/geometry/index.ts';

type FourPoints = readonly [Point, Point, Point, Point];

/** An arc as Bézier curves of a quarter turn at most, as drawing programs write it: to some 3e-4 of its radius. */
export const asCubics = (curve: Arc): FourPoints[] => {
  const { centre, radius, start, sweep } = centreForm(curve);
  const count = Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9);
  const step = sweep / count;
  const k = (4 / 3) * Math.tan(step / 4);
  const on = (angle: number, along: number): Point => [
    centre[0] + radius * (Math.cos(angle) - along * Math.sin(angle)),
    centre[1] + radius * (Math.sin(angle) + along * Math.cos(angle)),
  ];
  return Array.from({ length: count }, (_, i): FourPoints => {
    const [a, b] = [start + i * step, start + (i + 1) * step];
    return [i ? on(a, 0) : curve.from, on(a, k), on(b, -k), i === count - 1 ? curve.to : on(b, 0)];
  });
};
