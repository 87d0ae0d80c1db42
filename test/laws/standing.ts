import { bodies, type PanelSolid, placements } from '../../src/fold/index.ts';
import { cross3, dot3, length3, type Point, type Point3, subtract3 } from '../../src/geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../src/sheet/index.ts';
import type { Built } from './built.ts';
import { fullName } from './exceptions.ts';

/** A panel in the closed box, with the middle of its board as its plane. */
export interface Standing {
  readonly solid: PanelSolid;
  readonly part: PlacedPart;
  readonly panel: PlacedPanel;
  readonly thickness: number;
  readonly origin: Point3;
  /** Directions of the sheet's x and y, and towards the print. */
  readonly x: Point3;
  readonly y: Point3;
  readonly normal: Point3;
  /** From the sheet to the plane, and back, square to it. */
  readonly place: (p: Point) => Point3;
  readonly from: (p: Point3) => Point;
}

/** All panels that are flat in the closed box. */
export const standing = (box: Built): Standing[] => {
  const { parts } = box.drawing;
  const places = placements(parts);
  return bodies(parts).flatMap((solid): Standing[] => {
    const part = parts[solid.part]!;
    const panel = part.sheet[solid.panel]!;
    if (panel.panel.bow) return [];
    const { thickness, inside } = part.part.blank;
    const middle = (0.5 - inside) * thickness;
    const own = places[solid.part]![solid.panel]!;
    const place = (p: Point): Point3 => own(p, middle);
    const origin = place([0, 0]);
    const [x, y] = [subtract3(place([1, 0]), origin), subtract3(place([0, 1]), origin)];
    const normal = subtract3(own([0, 0], middle + 1), origin);
    const from = (p: Point3): Point => [dot3(subtract3(p, origin), x), dot3(subtract3(p, origin), y)];
    return [{ solid, part, panel, thickness, origin, x, y, normal, place, from }];
  });
};

/** The joins by glue of flat panels, each with its panels. */
export const glueJoints = (
  box: Built,
  all: readonly Standing[],
): { readonly delivered: boolean; readonly panels: readonly [Standing, Standing] }[] => {
  const named = (part: string, id: string) => all.find(({ solid }) => solid.id === fullName(box, part, id));
  return box.drawing.parts.flatMap(({ part: { id, blank } }) =>
    blank.joins.flatMap(({ by, delivered = false, a, b }) => {
      const [one, other] = [named(id, a), named(id, b)];
      return by === 'glue' && one && other ? [{ delivered, panels: [one, other] as const }] : [];
    }),
  );
};

/** True for two panels between whose planes there is less than an angle in degrees. */
export const areParallel = (a: Standing, b: Standing, within = 1): boolean =>
  length3(cross3(a.normal, b.normal)) < Math.sin((within * Math.PI) / 180);
