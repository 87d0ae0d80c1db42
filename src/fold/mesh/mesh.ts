import type { Blank } from '../../board/index.ts';
import { apply, compose, inverse, type Point3, subtract3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { goesOnAlong } from '../picture/bowed-fold.ts';
import { allMoments } from '../pose/moments.ts';
import { carrierOf, type PanelPlacement, placements, timelineOf } from '../pose/placement.ts';
import { pose } from '../pose/pose.ts';
import { convexPiecesOf } from '../solid/flat.ts';
import { bridge, type PlaceAt, type SharedFold, sharedFolds } from './bridge.ts';
import { type Keyframe, keyframesOf, partKeyframes, pivotOf } from './keyframe.ts';
import { layerOffsets } from './layer-offset.ts';
import { type MorphFrame, thinFrames } from './morph-frame.ts';
import { panelSurfaces } from './panel-surface.ts';
import { roundedFolds } from './rounded-fold.ts';
import type { Shape } from './shape.ts';

/** Something of a box that moves as one: a part, or a panel of it. */
export interface MeshNode {
  /** The panel's name, `part:panel` where there are several parts; of a part, its id. */
  readonly id: string;
  /** Index of its part. */
  readonly part: number;
  /** Index of the limb that carries it; none for parts, unless they go with a panel of another. */
  readonly parent: number | undefined;
  /** The point of its part's sheet in which its own frame begins, the axes as on the sheet; of a part the sheet's own. */
  readonly origin: Point3;
  /** Index of the panel in its part's sheet; none for parts. */
  readonly panel: number | undefined;
  /** Where its own frame stands in that of its parent; the last as closed. */
  readonly keyframes: readonly Keyframe[];
  /** In its own frame. */
  readonly shapes: readonly Shape[];
}

/** A box as triangles that fold, in the frame of the first part's trunk: mm, z towards its print. */
export interface Mesh {
  /** Parents before their children. */
  readonly nodes: readonly MeshNode[];
  /** Sides that belong to no one panel, because they bend: in the frame of the whole box. */
  readonly bowed: readonly { readonly id: string; readonly part: number; readonly shapes: readonly Shape[] }[];
  /** Into how many equal shares the time from flat, 0, to closed, 1, is parted. */
  readonly steps: number;
}

/** How far, in mm, what changes its shape may stray from where it should be between two of its frames. */
const MORPH_TOLERANCE = 0.6;

/** Moments of a phase at which a panel that bows is looked at. */
const BOWED = 6;

/**
 * A closed box with its board's thickness, and how it comes to it: faces of the print, of the inside and of the cut edges;
 * what goes round the folds; every panel a limb on its own hinge. Read from the same sheet as pose and picture.
 */
export const mesh = (parts: readonly PlacedPart[]): Mesh => {
  const { shares } = timelineOf(parts);
  const lifts = layerOffsets(parts);
  const limbs: MeshNode[] = [];
  parts.forEach((laid, part) => {
    const { sheet } = laid;
    const { id: name, blank } = laid.part;
    const { thickness, inside } = blank;
    const outer = (1 - 2 * inside) * thickness;
    const carrier = carrierOf(parts, laid.part);
    const carriedBy = carrier && limbs.findIndex((limb) => limb.part === carrier.part) + 1 + carrier.panel;
    const root =
      limbs.push({
        id: name,
        part,
        parent: carriedBy,
        origin: [0, 0, 0],
        panel: undefined,
        keyframes: partKeyframes(parts, part),
        shapes: [],
      }) - 1;
    const pieces = convexPiecesOf(laid);
    const shared = sharedFolds(laid);
    const pivots = sheet.map((placed) => pivotOf(placed, outer));
    const loose = unattachedFolds(laid, parts, shared, lifts[part]!);
    sheet.forEach((placed, k) => {
      const pivot = pivots[k]!;
      const { parent } = placed;
      const z = lifts[part]![k]! - inside * thickness;
      const folds = shared
        .filter(({ panels, line }) => panels.includes(k) && line.length === 2)
        .map(({ line: [p, q] }) => [p!, q!] as const);
      const own = placed.panel.bow ? [] : panelSurfaces(pieces[k]!, folds, [z, z + thickness]);
      const round = sheet.flatMap(({ parent, panel }, child) =>
        parent === k && !panel.bow && !placed.panel.bow
          ? roundedFolds(laid, child, shares, [lifts[part]![k]!, lifts[part]![child]!])
          : [],
      );
      limbs.push({
        id: parts.length > 1 ? `${name}:${placed.id}` : placed.id,
        part,
        parent: root + (parent === undefined ? 0 : 1 + parent),
        origin: pivot,
        panel: k,
        keyframes: keyframesOf(placed, shares, outer, parent === undefined ? [0, 0, 0] : pivots[parent]!),
        shapes: [...own.map((surface): Shape => ({ surface })), ...round, ...(loose.get(k) ?? [])].map((shape) =>
          about(shape, pivot),
        ),
      });
    });
  });
  return { nodes: limbs, bowed: bowedOf(parts, lifts, shares), steps: shares };
};

/** Seen from a point. */
const about = ({ surface, frames }: Shape, pivot: Point3): Shape => {
  const from = (points: readonly Point3[]): Point3[] => points.map((p) => subtract3(p, pivot));
  const own = { surface: { ...surface, points: from(surface.points) } };
  return frames ? { ...own, frames: frames.map((f) => ({ ...f, points: from(f.points) })) } : own;
};

/** Board across folds that close a ring of panels, none of which hangs on the other, by the panel that carries it. */
const unattachedFolds = (
  laid: PlacedPart,
  parts: readonly PlacedPart[],
  shared: ReturnType<typeof sharedFolds>,
  lifts: readonly number[],
): Map<number, Shape[]> => {
  const { sheet, part } = laid;
  const { blank } = part;
  const { shares } = timelineOf(parts);
  const found = new Map<number, Shape[]>();
  const ringed = shared.filter(
    ({ panels: [a, b] }) =>
      sheet[a]!.parent !== b && sheet[b]!.parent !== a && !sheet[a]!.panel.bow && !sheet[b]!.panel.bow,
  );
  if (ringed.length === 0) return found;
  const moments = allMoments(parts);
  const poses = new Map(moments.map((t) => [t, pose(sheet, t, shares, (1 - 2 * blank.inside) * blank.thickness)]));
  for (const fold of ringed) {
    const [a, b] = fold.panels;
    const here: PlaceAt =
      () =>
      ([x, y], z) => [x, y, z];
    const there: PlaceAt = (t) => {
      const m = compose(inverse(poses.get(t)![a]!), poses.get(t)![b]!);
      return (p, z) => apply(m, p, z);
    };
    const shapes = bothSides(fold, blank, lifts, [here, there], moments);
    found.set(a, [...(found.get(a) ?? []), ...shapes]);
  }
  return found;
};

/** What lies across a fold outside and inside, between the faces of its panels as they are lifted. */
const bothSides = (
  fold: SharedFold,
  { thickness, inside }: Pick<Blank, 'thickness' | 'inside'>,
  lifts: readonly number[],
  places: readonly [PlaceAt, PlaceAt],
  moments: readonly number[],
): Shape[] =>
  (['outside', 'inside'] as const).flatMap((side) => {
    const z = (side === 'outside' ? 1 - inside : -inside) * thickness;
    const [a, b] = fold.panels;
    return bridge(fold, side, [z + lifts[a]!, z + lifts[b]!], places, moments, MORPH_TOLERANCE);
  });

/** Panels that bow, and what goes round their folds, in the frame of the box. */
const bowedOf = (
  parts: readonly PlacedPart[],
  lifts: ReturnType<typeof layerOffsets>,
  shares: number,
): Mesh['bowed'] => {
  if (!parts.some(({ sheet }) => sheet.some(({ panel }) => panel.bow))) return [];
  const moments = Array.from({ length: BOWED * shares + 1 }, (_, k) => k / (BOWED * shares));
  const stands = new Map(moments.map((t) => [t, placements(parts, t)]));
  return parts.flatMap((laid, part) => {
    const { sheet } = laid;
    const { id: name, blank } = laid.part;
    const [z0, z1] = [-blank.inside * blank.thickness, (1 - blank.inside) * blank.thickness];
    const placeAt =
      (k: number): PlaceAt =>
      (t) =>
        stands.get(t)![part]![k]!;
    const panels = sheet.flatMap(({ id, panel }, k) =>
      panel.bow
        ? [
            {
              id,
              part,
              shapes: changing(moments, placeAt(k), (place) =>
                panelSurfaces(
                  convexPiecesOf(laid)[k]!,
                  goesOnAlong(sheet[k]!),
                  [z0 + lifts[part]![k]!, z1 + lifts[part]![k]!],
                  place,
                ),
              ),
            },
          ]
        : [],
    );
    const folds = sharedFolds(laid)
      .filter(({ panels }) => panels.some((k) => sheet[k]!.panel.bow))
      .map((fold) => ({
        id: `${name} ${fold.panels.map((k) => sheet[k]!.id).join(' ')}`,
        part,
        shapes: bothSides(fold, blank, lifts[part]!, [placeAt(fold.panels[0]), placeAt(fold.panels[1])], moments),
      }));
    return [...panels, ...folds];
  });
};

/** The same surfaces at all moments. */
const changing = (
  moments: readonly number[],
  placeAt: PlaceAt,
  build: (place: PanelPlacement) => ReturnType<typeof panelSurfaces>,
): Shape[] => {
  const each = moments.map((t) => ({ t, surfaces: build(placeAt(t)) }));
  return each.at(-1)!.surfaces.map((surface, k) => {
    const frames = each.map(({ t, surfaces }): MorphFrame => ({ t, ...pointsAndNormals(surfaces[k]!) }));
    return { surface, frames: thinFrames(frames, MORPH_TOLERANCE) };
  });
};

const pointsAndNormals = ({ points, normals }: Pick<MorphFrame, 'points' | 'normals'>) => ({ points, normals });
