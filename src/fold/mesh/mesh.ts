import { apply, compose, inverse, type Point, type Point3 } from '../../geometry/index.ts';
import { type PlacedPart, panelId } from '../../sheet/index.ts';
import { assemble, carriersOf } from '../pose/assembly.ts';
import { type PanelPlacement, placements } from '../pose/placement.ts';
import { pose, type Timeline, timelineOf } from '../pose/pose.ts';
import { convexPiecesOf, FACET } from '../solid/flat.ts';
import { foldLinesOf, outlineFolds } from '../solid/fold-lines.ts';
import { bridges, type PlacementAt } from './bridge.ts';
import { allMoments, type Keyframe, panelKeyframes, partKeyframes, pivotOf } from './keyframe.ts';
import { layerOffsets } from './layer-offset.ts';
import { panelSurfaces } from './panel-surface.ts';
import { roundedFolds } from './rounded-fold.ts';
import { keptMoments, type Shape, type Surface } from './surface.ts';

/** Tolerance of these morphing surfaces between two frames, in mm. */
const MORPH_TOLERANCE = 0.6;

/** Board across folds that close a ring of panels, where neither panel hangs on the other; by the carrying panel. */
const unattachedFolds = (
  parts: readonly PlacedPart[],
  part: number,
  offsets: readonly number[],
  pivots: readonly Point3[],
  { steps }: Timeline,
): Map<number, Shape[]> => {
  const { sheet, part: own } = parts[part]!;
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
    const shapes = bridges(fold, own.blank, [offsets[a]!, offsets[b]!], [here, there], moments, MORPH_TOLERANCE);
    found.set(a, [...(found.get(a) ?? []), ...shapes]);
  }
  return found;
};

/** A part, a panel, or a fold beside a panel that bows. */
interface NodeShapes {
  /** The panel's name, `part:panel` in a box of several parts; for a part, its id. */
  readonly id: string;
  readonly part: number;
  /** Surfaces in its own frame. */
  readonly shapes: readonly Shape[];
}

/** Number of sampled moments per phase for a panel that bows, in a fine and in a coarse mesh. */
const MOMENTS = { fine: 6, coarse: 3 };

/** Panels that bow, and the board around their folds, in the frame of the box. */
const bowedPanels = (
  parts: readonly PlacedPart[],
  offsets: readonly (readonly number[])[],
  { steps }: Timeline,
  facet: number,
): NodeShapes[] => {
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
    const placeAt = (k: number) => (t: number) => places.get(t)![part]![k]!;
    const panels = sheet.flatMap(({ id, panel }, k): NodeShapes[] => {
      if (!panel.bow) return [];
      const z = offsets[part]![k]!;
      const pieces = convexPiecesOf(placedPart, facet)[k]!;
      const folds = outlineFolds(sheet[k]!);
      const build = (place: PanelPlacement) => panelSurfaces(pieces, folds, [bottom + z, top + z], place);
      return [{ id, part, shapes: changing(moments, placeAt(k), build, tolerance) }];
    });
    const folds = foldLinesOf(placedPart)
      .filter(({ panels: own }) => own.some((k) => sheet[k]!.panel.bow))
      .map((fold): NodeShapes => {
        const [a, b] = fold.panels;
        const layers = [offsets[part]![a]!, offsets[part]![b]!] as const;
        const shapes = bridges(fold, blank, layers, [placeAt(a), placeAt(b)], moments, tolerance);
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

/** A unit that moves as one: a part, or a panel of a part. */
export interface MeshNode extends NodeShapes {
  /** Index of the node that carries it. A part has one only when it goes with a panel of another part. */
  readonly parent: number | undefined;
  /** The origin of its frame on its part's sheet. Its axes are those of the sheet. */
  readonly origin: Point3;
  /** Index of the panel in its part's sheet; undefined for parts. */
  readonly panel: number | undefined;
  /** The transforms of its frame in the frame of its parent. The last is the closed state. */
  readonly keyframes: readonly Keyframe[];
}

/** A box as triangles that fold, in the frame of the first part's trunk: in mm, z towards its print. */
export interface Mesh {
  /** Nodes, parents before children. */
  readonly nodes: readonly MeshNode[];
  /** Panels that bow, and the board around their folds, in the frame of the whole box. */
  readonly bowed: readonly NodeShapes[];
  /** Number of equal time steps from flat, at 0, to closed, at 1. */
  readonly steps: number;
}

export interface MeshOptions {
  /**
   * Tolerance of facets and frames of panels that bow, in mm. A larger value makes pillows and cups several times as fast.
   * @defaultValue 0.05 for facets
   */
  readonly facet?: number;
}

/**
 * The closed box with board thickness, and its motion from flat: print, inside and cut edges of every panel, the board
 * around the folds, and a node with its own hinge for each panel. Uses the same sheet as pose and picture.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * fold.mesh(parts).nodes.length > 10; // = true
 */
export const mesh = (parts: readonly PlacedPart[], { facet = FACET }: MeshOptions = {}): Mesh => {
  const timeline = timelineOf(parts);
  const { steps } = timeline;
  const offsets = layerOffsets(parts, timeline);
  const carriers = carriersOf(parts);
  const closed = assemble(parts, 1, timeline);
  const roots: number[] = [];
  const nodes: MeshNode[] = [];
  parts.forEach((placedPart, part) => {
    const { sheet } = placedPart;
    const { id: name, blank } = placedPart.part;
    const { thickness, inside } = blank;
    const carrier = carriers[part];
    const root = nodes.length;
    roots.push(root);
    nodes.push({
      id: name,
      part,
      parent: carrier && roots[carrier.part]! + 1 + carrier.panel,
      origin: [0, 0, 0],
      panel: undefined,
      keyframes: partKeyframes(parts, part, carrier, closed, timeline),
      shapes: [],
    });
    const pieces = convexPiecesOf(placedPart);
    const pivots = sheet.map((placed) => pivotOf(placed, blank));
    const folds = straightFolds(placedPart);
    const unattached = unattachedFolds(parts, part, offsets[part]!, pivots, timeline);
    sheet.forEach((placed, k) => {
      const pivot = pivots[k]!;
      const { parent, panel } = placed;
      const bottom = offsets[part]![k]! - inside * thickness;
      const shapes: Shape[] = [];
      if (!panel.bow) {
        const place = (p: Point, z: number): Point3 => [p[0] - pivot[0], p[1] - pivot[1], z - pivot[2]];
        for (const surface of panelSurfaces(pieces[k]!, folds[k]!, [bottom, bottom + thickness], place, true))
          shapes.push({ surface });
        sheet.forEach((other, child) => {
          if (other.parent !== k || other.panel.bow) return;
          const layers = [offsets[part]![k]!, offsets[part]![child]!] as const;
          shapes.push(...roundedFolds(placedPart, child, steps, layers, pivot));
        });
      }
      nodes.push({
        id: panelId(parts, placedPart, placed),
        part,
        parent: root + (parent === undefined ? 0 : 1 + parent),
        origin: pivot,
        panel: k,
        keyframes: panelKeyframes(placed, steps, blank, parent === undefined ? [0, 0, 0] : pivots[parent]!),
        shapes: [...shapes, ...(unattached.get(k) ?? [])],
      });
    });
  });
  return { nodes, bowed: bowedPanels(parts, offsets, timeline, facet), steps };
};

/** Per panel, the straight fold lines where its board continues. */
const straightFolds = (placedPart: PlacedPart): (readonly [Point, Point])[][] => {
  const folds: (readonly [Point, Point])[][] = placedPart.sheet.map(() => []);
  for (const { panels, points } of foldLinesOf(placedPart))
    if (points.length === 2) for (const k of new Set(panels)) folds[k]!.push([points[0]!, points[1]!]);
  return folds;
};
