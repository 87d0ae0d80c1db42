import { add3, cross3, length3, normalize3, type Point, type Point3, subtract3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import type { PanelPlacement } from '../pose/placement.ts';
import type { Face } from '../solid/face.ts';
import { foldSegments } from '../solid/fold-lines.ts';
import { facingOut } from '../solid/fold-strip.ts';
import { areaVector } from '../solid/solid.ts';

/** Area in mm² below which a face is invisible. */
const MIN_FACE_MM2 = 1e-6;

/** The print around the folds of panels that bow: a facet for each piece of the fold, between the two outer faces. */
export const bowedFolds = ({ part: { blank }, sheet }: PlacedPart, places: readonly PanelPlacement[]): Face[] => {
  const outer = (1 - blank.inside) * blank.thickness;
  return sheet.flatMap(({ parent, panel, outline }, child) => {
    if (parent === undefined || !(panel.bow || sheet[parent]!.panel.bow)) return [];
    const [a, b] = [places[parent]!, places[child]!];
    return foldSegments(outline[0]!).flatMap(([p, q]): Face[] => {
      const ring = [a(p, outer), a(q, outer), b(q, outer), b(p, outer)];
      if (length3(areaVector(ring)) < MIN_FACE_MM2) return [];
      const [up, over] = [normalAt(a, p), normalAt(b, p)];
      const along = normalize3(subtract3(a(q, 0), a(p, 0)));
      // Points out of both faces and away from both panels, which lie to the right and to the left of the fold.
      const out = add3(add3(up, over), add3(cross3(up, along), cross3(along, over)));
      return [facingOut({ ring, side: 'outside', drawn: [false, false, false, false] }, out)];
    });
  });
};

const normalAt = (place: PanelPlacement, p: Point): Point3 => subtract3(place(p, 1), place(p, 0));
