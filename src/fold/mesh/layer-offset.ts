import { apply, dot3, type Transform3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { assemble } from '../pose/assembly.ts';
import type { Timeline } from '../pose/pose.ts';
import { deepestOverlap, hingedPanels } from '../solid/clash.ts';
import { convexPiecesOf } from '../solid/flat.ts';
import { type PanelSolid, solidOfPanel } from '../solid/solid.ts';

/** Distance between faces that would otherwise lie in one plane, in mm. */
const LAYER_GAP = 0.02;

/** Upper limit of this distance as a share of the board thickness, because paper is thin. */
const LAYER_SHARE = 0.05;

/** Faces closer than this to one plane would flicker (z-fighting), in mm. */
const COPLANAR = 0.01;

const PARALLEL_COSINE = 1 - 1e-6;

/**
 * Offset of each panel of each part along its normal for display, in mm. Some trade codes press board into board, such as a glue flap into
 * its wall, and a depth buffer cannot order two faces in one plane. The panel that closes later lies further out, glue flaps innermost.
 */
export const layerOffsets = (parts: readonly PlacedPart[], timeline: Timeline): readonly (readonly number[])[] => {
  const panels = parts.flatMap(({ sheet }) => sheet.map(({ panel }) => panel));
  const beside: number[][] = panels.map(() => []);
  for (const [i, j] of coplanarPairs(parts, timeline)) {
    beside[i]!.push(j);
    beside[j]!.push(i);
  }
  const rank = panels.map(({ role, folds }) => (role === 'glue' ? -1 : (folds.at(-1)?.phase ?? 0)));
  const layers: number[] = [];
  for (const k of panels.map((_, k) => k).sort((i, j) => rank[i]! - rank[j]! || i - j)) {
    const { bow, role } = panels[k]!;
    const below = beside[k]!.reduce((most, j) => Math.max(most, layers[j] ?? -1), -1);
    layers[k] = bow ? (role === 'glue' ? 0 : 1) : below + 1;
  }
  let next = 0;
  return parts.map(({ sheet, part: { blank } }) => {
    const gap = Math.min(LAYER_GAP, LAYER_SHARE * blank.thickness);
    return sheet.map(() => layers[next++]! * gap);
  });
};

type Plane = NonNullable<ReturnType<typeof planeOf>>;

/** Pairs of panels, by index in the list of all, that overlap after a phase in one plane. Planes come first: overlaps are expensive. */
const coplanarPairs = (parts: readonly PlacedPart[], timeline: Timeline): (readonly [number, number])[] => {
  const owners = parts.flatMap(({ sheet }, part) => sheet.map((_, panel) => ({ part, panel })));
  const hinged = parts.map((part) => hingedPanels(part));
  const found: (readonly [number, number])[] = [];
  const done = new Set<number>();
  let before: readonly Transform3[] | undefined;
  let planes: readonly (Plane | undefined)[] = [];
  for (let step = 1; step <= timeline.steps; step++) {
    const poses = assemble(parts, step / timeline.steps, timeline).panels.flat();
    const moved = poses.map((m, k) => !before || !equal(m, before[k]!));
    const still = planes;
    planes = owners.map(({ part, panel }, k) => (moved[k] ? planeOf(parts[part]!, panel, poses[k]!) : still[k]));
    const bodies: PanelSolid[] = [];
    const body = (k: number): PanelSolid => {
      bodies[k] ??= solidOfPanel(parts, owners[k]!.part, owners[k]!.panel, (p, z) => apply(poses[k]!, p, z));
      return bodies[k];
    };
    for (let i = 0; i < planes.length; i++) {
      const a = planes[i];
      if (!a) continue;
      for (let j = i + 1; j < planes.length; j++) {
        const b = planes[j];
        if (!b || !(moved[i] || moved[j]) || !areCoplanar(a, b) || done.has(i * planes.length + j)) continue;
        const [one, other] = [owners[i]!, owners[j]!];
        // Panels that have not moved apart since the flat sheet do not overlap.
        const beside = one.part === other.part && equal(poses[i]!, poses[j]!);
        if (beside || (one.part === other.part && hinged[one.part]!(one.panel, other.panel))) continue;
        if (!deepestOverlap(body(i), body(j), COPLANAR)) continue;
        done.add(i * planes.length + j);
        found.push([i, j]);
      }
    }
    before = poses;
  }
  return found;
};

/** The plane of a panel's inner face. Undefined for a panel that bows, because no other panel lies in its surface. */
const planeOf = (placedPart: PlacedPart, panel: number, m: Transform3) => {
  const corner = convexPiecesOf(placedPart)[panel]![0]?.ring[0];
  if (!corner || placedPart.sheet[panel]!.panel.bow) return undefined;
  const { thickness, inside } = placedPart.part.blank;
  return { normal: [m[2]!, m[6]!, m[10]!] as const, point: apply(m, corner, -inside * thickness), thickness };
};

const areCoplanar = (a: Plane, b: Plane): boolean => {
  const n = a.normal;
  const cosine = dot3(n, b.normal);
  if (Math.abs(cosine) < PARALLEL_COSINE) return false;
  const inner = (b.point[0] - a.point[0]) * n[0] + (b.point[1] - a.point[1]) * n[1] + (b.point[2] - a.point[2]) * n[2];
  const print = inner + cosine * b.thickness;
  return [inner, print, inner - a.thickness, print - a.thickness].some((gap) => Math.abs(gap) < COPLANAR);
};

const equal = (a: Transform3, b: Transform3): boolean => {
  if (a === b) return true;
  for (let k = 0; k < 12; k++) if (a[k] !== b[k]) return false;
  return true;
};
