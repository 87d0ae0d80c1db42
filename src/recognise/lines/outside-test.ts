import { boundsOf, type Curve, crossings, parameterAt, pointAt, straight } from '../../geometry/index.ts';
import { type PlanarDrawing, WELD } from './planar.ts';
import { OUTSIDE } from './region-kinds.ts';
import type { Regions } from './regions.ts';
import { curveSteps, step } from './steps.ts';

/** Direction of a ray that is parallel to no usual line, in radians. */
const ASKEW = 1.2345;

/** Tests whether the middle of a curve lies outside of all board, and not on its border. */
export const outsideTest = (
  { edges }: Pick<PlanarDrawing, 'edges'>,
  { left, right }: Pick<Regions, 'left' | 'right'>,
): ((curve: Curve) => boolean) => {
  const border = edges.filter((_, k) => (left[k] === OUTSIDE) !== (right[k] === OUTSIDE));
  const box = boundsOf(border.map(({ curve }) => curve));
  const far = border.length ? 2 * (box.right - box.left + box.top - box.bottom) : 0;
  return (curve) => {
    step(border.reduce((sum, edge) => sum + 2 * curveSteps(edge.curve), 0));
    const [x, y] = pointAt(curve, 0.5);
    const ray = straight([x, y], [x + far * Math.cos(ASKEW), y + far * Math.sin(ASKEW)]);
    const isOn = border.some((edge) => {
      const t = parameterAt(edge.curve, [x, y], WELD);
      return t !== undefined && t >= 0 && t <= 1;
    });
    return !isOn && border.reduce((times, edge) => times + crossings(ray, edge.curve).length, 0) % 2 === 0;
  };
};
