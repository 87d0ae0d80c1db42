import type { PlacedPart } from '../../sheet/index.ts';
import { type PanelPlacement, placements } from '../pose/placement.ts';
import type { Timeline } from '../pose/timeline.ts';
import { convexPiecesOf, FACET } from '../solid/flat.ts';
import { foldLinesOf, outlineFolds } from '../solid/fold-lines.ts';
import { bridge, type PlacementAt } from './bridge.ts';
import { keptMoments } from './morph-frame.ts';
import { panelSurfaces } from './panel-surface.ts';
import type { Shape, Surface } from './surface.ts';
import { MORPH_TOLERANCE } from './unattached-fold.ts';

/** A panel that bows, or a fold beside one. */
export interface BowedShapes {
  readonly id: string;
  readonly part: number;
  readonly shapes: readonly Shape[];
}

/** Number of sampled moments per phase for a panel that bows, in a fine and in a coarse mesh. */
const MOMENTS = { fine: 6, coarse: 3 };

/** Panels that bow, and the board around their folds, in the frame of the box. */
export const bowedPanels = (
  parts: readonly PlacedPart[],
  offsets: readonly (readonly number[])[],
  { steps }: Timeline,
  facet: number,
): BowedShapes[] => {
  if (!parts.some(({ sheet }) => sheet.some(({ panel }) => panel.bow))) return [];
  const coarse = facet > FACET;
  const count = (coarse ? MOMENTS.coarse : MOMENTS.fine) * steps;
  const tolerance = coarse ? Math.max(MORPH_TOLERANCE, 2 * facet) : MORPH_TOLERANCE;
  const moments = Array.from({ length: count + 1 }, (_, k) => k / count);
  const places = new Map(moments.map((t) => [t, placements(parts, t)]));
  return parts.flatMap((placedPart, part) => {
    const { sheet } = placedPart;
    const { id: name, blank } = placedPart.part;
    const [bottom, top] = [-blank.inside * blank.thickness, (1 - blank.inside) * blank.thickness];
    const placeAt =
      (k: number): PlacementAt =>
      (t) =>
        places.get(t)![part]![k]!;
    const panels = sheet.flatMap(({ id, panel }, k): BowedShapes[] => {
      if (!panel.bow) return [];
      const z = offsets[part]![k]!;
      const pieces = convexPiecesOf(placedPart, facet)[k]!;
      const folds = outlineFolds(sheet[k]!);
      const build = (place: PanelPlacement) => panelSurfaces(pieces, folds, [bottom + z, top + z], place);
      return [{ id, part, shapes: changing(moments, placeAt(k), build, tolerance) }];
    });
    const folds = foldLinesOf(placedPart)
      .filter(({ panels: own }) => own.some((k) => sheet[k]!.panel.bow))
      .map((fold): BowedShapes => {
        const [a, b] = fold.panels;
        const shapes = (['outside', 'inside'] as const).flatMap((side) => {
          const z = side === 'outside' ? top : bottom;
          const heights = [z + offsets[part]![a]!, z + offsets[part]![b]!] as const;
          return bridge(fold, side, heights, [placeAt(a), placeAt(b)], moments, tolerance);
        });
        return { id: `${name} ${fold.panels.map((k) => sheet[k]!.id).join(' ')}`, part, shapes };
      });
    return [...panels, ...folds];
  });
};

/** The surfaces of a panel at all moments, as morphing shapes. */
const changing = (
  moments: readonly number[],
  placeAt: PlacementAt,
  build: (place: PanelPlacement) => Surface[],
  tolerance: number,
): Shape[] => {
  const each = moments.map((t) => ({ t, surfaces: build(placeAt(t)) }));
  return each.at(-1)!.surfaces.map((surface, k): Shape => {
    const frames = each.map(({ t, surfaces }) => {
      const { points, normals } = surfaces[k]!;
      return { t, points, normals };
    });
    return { surface, frames: keptMoments(frames, tolerance).map((i) => frames[i]!) };
  });
};
