import { apply, compose, inverse, type Point3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { allMoments } from '../pose/moments.ts';
import { pose } from '../pose/pose.ts';
import type { Timeline } from '../pose/timeline.ts';
import { foldLinesOf } from '../solid/fold-lines.ts';
import { bridge, type PlacementAt } from './bridge.ts';
import type { Shape } from './surface.ts';

/** Tolerance of these morphing surfaces between two frames, in mm. */
export const MORPH_TOLERANCE = 0.6;

/** Board across folds that close a ring of panels, where neither panel hangs on the other; by the carrying panel. */
export const unattachedFolds = (
  parts: readonly PlacedPart[],
  part: number,
  offsets: readonly number[],
  pivots: readonly Point3[],
  { steps }: Timeline,
): Map<number, Shape[]> => {
  const { sheet, part: own } = parts[part]!;
  const { thickness, inside } = own.blank;
  const found = new Map<number, Shape[]>();
  const folds = foldLinesOf(parts[part]!).filter(
    ({ panels: [a, b] }) =>
      sheet[a]!.parent !== b && sheet[b]!.parent !== a && !sheet[a]!.panel.bow && !sheet[b]!.panel.bow,
  );
  if (folds.length === 0) return found;
  const moments = allMoments(parts);
  const poses = new Map(moments.map((t) => [t, pose(sheet, t, steps, own.blank)]));
  for (const fold of folds) {
    const [a, b] = fold.panels;
    const [u, v, w] = pivots[a]!;
    const here: PlacementAt =
      () =>
      ([x, y], z) => [x - u, y - v, z - w];
    const there: PlacementAt = (t) => {
      const m = compose(inverse(poses.get(t)![a]!), poses.get(t)![b]!);
      return (p, z) => {
        const [x, y, height] = apply(m, p, z);
        return [x - u, y - v, height - w];
      };
    };
    const shapes = (['outside', 'inside'] as const).flatMap((side) => {
      const z = (side === 'outside' ? 1 - inside : -inside) * thickness;
      return bridge(fold, side, [z + offsets[a]!, z + offsets[b]!], [here, there], moments, MORPH_TOLERANCE);
    });
    found.set(a, [...(found.get(a) ?? []), ...shapes]);
  }
  return found;
};
