import { bends } from '../../board/index.ts';
import {
  add3,
  cross3,
  flatten,
  length3,
  normalize3,
  type Point,
  type Point3,
  subtract3,
} from '../../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';
import type { PanelPlacement } from '../pose/placement.ts';
import type { Face } from '../solid/face.ts';
import { SOLID_CHORD } from '../solid/flat.ts';
import { facingOut } from '../solid/fold-strip.ts';
import { areaVector } from '../solid/solid.ts';

type Stretch2 = readonly [from: Point, to: Point];

/** A fold line as the straight stretches that folded panels are made with. */
const foldSegments = (curve: PlacedPanel['seat']['curve']): Stretch2[] => {
  const points = [curve.from, ...flatten(curve, SOLID_CHORD)];
  return points.slice(1).map((to, k) => [points[k]!, to]);
};

/** The stretches of a panel's outline along which its board goes on into another. */
export const goesOnAlong = ({ seat, edges }: PlacedPanel): Stretch2[] =>
  [seat, ...edges].filter(({ line }) => bends(line)).flatMap(({ curve }) => foldSegments(curve));

/** Smaller than this, in mm², there is nothing to be seen. */
const NOTHING = 1e-6;

/** The print that goes round the folds of panels that bow: between the two outer faces, one facet for each stretch. */
export const bowedFolds = ({ part: { blank }, sheet }: PlacedPart, stands: readonly PanelPlacement[]): Face[] => {
  const outer = (1 - blank.inside) * blank.thickness;
  return sheet.flatMap(({ parent, panel, seat }, child) => {
    if (parent === undefined || !(panel.bow || sheet[parent]!.panel.bow)) return [];
    const [a, b] = [stands[parent]!, stands[child]!];
    return foldSegments(seat.curve).flatMap(([p, q]): Face[] => {
      const ring = [a(p, outer), a(q, outer), b(q, outer), b(p, outer)];
      if (length3(areaVector(ring)) < NOTHING) return [];
      const [up, over] = [normalAt(a, p), normalAt(b, p)];
      const along = normalize3(subtract3(a(q, 0), a(p, 0)));
      // Off both faces, and away from both panels: they lie to the right and to the left of the fold.
      const out = add3(add3(up, over), add3(cross3(up, along), cross3(along, over)));
      return [facingOut({ ring, side: 'outside', drawn: [false, false, false, false] }, out)];
    });
  });
};

const normalAt = (stand: PanelPlacement, p: Point): Point3 => subtract3(stand(p, 1), stand(p, 0));
