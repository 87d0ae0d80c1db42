import { bends } from '../board/index.ts';
import { flatten, type Point } from '../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../sheet/index.ts';
import { facing } from './bead.ts';
import type { Face } from './bsp.ts';
import { SOLID_CHORD } from './flat.ts';
import { areaVector } from './solid.ts';
import { cross3, minus, type Point3, plus, size, unit } from './space.ts';
import type { Stand } from './stand.ts';

type Stretch = readonly [from: Point, to: Point];

/** A fold line as the straight stretches that folded panels are made with. */
const stretches = (curve: PlacedPanel['seat']['curve']): Stretch[] => {
  const points = [curve.from, ...flatten(curve, SOLID_CHORD)];
  return points.slice(1).map((to, k) => [points[k]!, to]);
};

/** The stretches of a panel's outline along which its board goes on into another. */
export const goesOnAlong = ({ seat, edges }: PlacedPanel): Stretch[] =>
  [seat, ...edges].filter(({ line }) => bends(line)).flatMap(({ curve }) => stretches(curve));

/** Smaller than this, in mm², there is nothing to be seen. */
const NOTHING = 1e-6;

/** The print that goes round the folds of panels that bow: between the two outer faces, one facet for each stretch. */
export const bowedFolds = ({ part: { blank }, sheet }: PlacedPart, stands: readonly Stand[]): Face[] => {
  const outer = (1 - blank.inside) * blank.thickness;
  return sheet.flatMap(({ parent, panel, seat }, child) => {
    if (parent === undefined || !(panel.bow || sheet[parent]!.panel.bow)) return [];
    const [a, b] = [stands[parent]!, stands[child]!];
    return stretches(seat.curve).flatMap(([p, q]): Face[] => {
      const ring = [a(p, outer), a(q, outer), b(q, outer), b(p, outer)];
      if (size(areaVector(ring)) < NOTHING) return [];
      const [up, over] = [normalAt(a, p), normalAt(b, p)];
      const along = unit(minus(a(q, 0), a(p, 0)));
      // Off both faces, and away from both panels: they lie to the right and to the left of the fold.
      const out = plus(plus(up, over), plus(cross3(up, along), cross3(along, over)));
      return [facing({ ring, tone: 'outside', drawn: [false, false, false, false] }, out)];
    });
  });
};

const normalAt = (stand: Stand, p: Point): Point3 => minus(stand(p, 1), stand(p, 0));
