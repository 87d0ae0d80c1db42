import { dot3, type Point3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { timelineOf } from '../pose/placement.ts';
import { clashes } from '../solid/clash.ts';
import { type Body, bodies } from '../solid/solid.ts';

/** How far, in mm, faces are held apart that would lie in one plane, */
const LAYER_GAP = 0.02;

/** but not by more than this share of the board: paper is thin. */
const LAYER_SHARE = 0.05;

/** Faces this near to one another, in mm, would flicker through one another. */
const COPLANAR = 0.01;

/**
 * By how much each panel of each part is lifted along its own normal, in mm, so that it can be drawn. Some codes of
 * the trade press board into board, a glue flap into the wall it holds: then two faces lie in one plane, and a depth buffer
 * cannot tell which hides the other. The panel that closes later lies further out, glue flaps innermost. Of panels
 * that bow nothing else lies in one surface with another.
 */
export const layerOffsets = (parts: readonly PlacedPart[]): readonly (readonly number[])[] => {
  const panels = parts.flatMap(({ sheet }, part) => sheet.map(({ panel }) => ({ panel, part })));
  const touching = coplanarPairs(parts);
  const rank = ({ panel: { role, folds: turns } }: (typeof panels)[number]): number =>
    role === 'glue' ? -1 : (turns.at(-1)?.phase ?? 0);
  const heights = new Map<number, number>();
  for (const k of panels.map((_, k) => k).sort((i, j) => rank(panels[i]!) - rank(panels[j]!) || i - j)) {
    const below = touching.flatMap(([i, j]) => heights.get(i === k ? j : j === k ? i : -1) ?? []);
    const { bow, role } = panels[k]!.panel;
    heights.set(k, bow ? (role === 'glue' ? 0 : 1) : Math.max(-1, ...below) + 1);
  }
  let next = 0;
  return parts.map(({ sheet, part: { blank } }) =>
    sheet.map(() => heights.get(next++)! * Math.min(LAYER_GAP, LAYER_SHARE * blank.thickness)),
  );
};

/** Panels that lie in one another with faces in one plane at the end of a phase, as indices in the list of all bodies. */
const coplanarPairs = (parts: readonly PlacedPart[]): (readonly [number, number])[] => {
  const { shares } = timelineOf(parts);
  if (parts.every(({ sheet }) => sheet.every(({ panel }) => panel.bow))) return [];
  const pairs = new Map<string, readonly [number, number]>();
  for (let share = 1; share <= shares; share++) {
    const all = bodies(parts, share / shares);
    const index = new Map(all.map(({ id }, k) => [id, k]));
    for (const { a, b } of clashes(parts, share / shares, { above: COPLANAR })) {
      const [i, j] = [index.get(a)!, index.get(b)!];
      if (coplanar(all[i]!, all[j]!)) pairs.set(`${i} ${j}`, [i, j]);
    }
  }
  return [...pairs.values()];
};

/** Has one a face in the plane of a face of the other? */
const coplanar = ({ prisms: [a] }: Body, { prisms: [b] }: Body): boolean => {
  if (!a || !b || Math.abs(dot3(a.normal, b.normal)) < 1 - 1e-6) return false;
  const heights = (ring: readonly Point3[]): number => dot3(ring[0]!, a.normal);
  return [a.inner, a.print].some((p) => [b.inner, b.print].some((q) => Math.abs(heights(p) - heights(q)) < COPLANAR));
};
