import type { Bow } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import { bulged, lensFlatter, pillowSection, type Section } from './pillow-section.ts';

/** Fold phases of a pillow: a flat tube first, then the bulge, then the ends. */
export const pillowPhases = { glue: 0, tube: 1, bulge: 2, front: 3, back: 4 } as const;

/** The sizes that determine the pose of a pillow, in mm. */
export interface Bulging {
  readonly width: number;
  readonly depth: number;
  readonly length: number;
  readonly thickness: number;
  /** Height of the doubled handle between front and back; 0 without a handle. */
  readonly handle: number;
}

/** A panel of a pillow. `inset`: start of its seat from the end of the pack. `tongueAt`: origin of a tongue in the frame of its lens. */
export type PillowPanel =
  | { readonly of: 'front' | 'back'; readonly inset: number }
  | { readonly of: 'glue' }
  | { readonly of: 'handle' | 'liner'; readonly inset: number }
  | { readonly of: 'lens'; readonly wall: 'front' | 'back'; readonly end: 'top' | 'bottom'; readonly tongueAt?: Point };

/**
 * The surfaces of the panels of a pillow. The tube folds flat, then both sides bulge to arcs, with their lenses in line with them:
 * so far exact. The lenses of the front fold in, then those of the back, one board further out. A closed lens is the exact mirror
 * image of its panel in the plane of the crease; a half-folded lens is approximate. A tongue on the free edge of a lens bends square
 * to it beforehand and finally lies against the opposite side.
 */
export const pillowBow = ({ width, depth, length, thickness, handle }: Bulging): ((panel: PillowPanel) => Bow) => {
  const { flat, radius } = pillowSection(width, depth);
  const middle = flat / 2;
  const phases = pillowPhases.back + 1;
  const flatter = lensFlatter(depth, thickness);

  // Caches the section, because a pose asks for thousands of points at one time.
  let last: { readonly bulge: number; readonly section: Section } | undefined;
  const sectionAt = (bulge: number): Section => {
    if (last?.bulge !== bulge) last = { bulge, section: bulged(flat, (bulge * depth) / 2) };
    return last.section;
  };
  const open = bulged(flat, depth / 2);
  /** Depth of the exact crease below its chord, by distance from the middle. */
  const dip = (s: number): number => open(s)[1];

  /** Position across the tube and above its middle plane of the point at `s` along a panel, from the panel's middle. */
  const round = (wall: 'front' | 'back' | 'glue', s: number, time: number): readonly [across: number, up: number] => {
    const bulge = shareOf(time, pillowPhases.bulge);
    const section = sectionAt(bulge);
    if (wall === 'front') return section(s);
    const hinge = wall === 'glue' ? -1 : 1;
    // Distance of the point from the edge about which the panel folds.
    const past = wall === 'glue' ? -middle - s : handle + s + middle;
    if (bulge > 0) {
      const [x, up] = section(middle + handle * (wall === 'back' ? 1 : 0) - past);
      return [hinge * x, -up];
    }
    const turned = shareOf(time, wall === 'glue' ? pillowPhases.glue : pillowPhases.tube) * Math.PI;
    const fold = middle + (wall === 'back' ? handle : 0);
    return [hinge * (fold + past * Math.cos(turned)), -past * Math.sin(turned)];
  };

  const shareOf = (time: number, phase: number): number => Math.min(1, Math.max(0, time * phases - phase));

  const lens = (wall: 'front' | 'back', end: 'top' | 'bottom', [x, y]: Point, time: number, isTongue: boolean) => {
    const own = end === 'top' ? x - middle : middle - x;
    const [across, up] = round(wall, own, time);
    // A lens folds from straight out to square to the pack; its tongue folds by another right angle.
    const beyond = isTongue ? (1 + flatter) * dip(own) : y + dip(own);
    const tongue = y + dip(own) - beyond;
    const angle = (shareOf(time, pillowPhases[wall]) * Math.PI) / 2;
    const bent = angle + (shareOf(time, pillowPhases.front) * Math.PI) / 2;
    const drop = (wall === 'front' ? -1 : 1) * (beyond * Math.sin(angle) + tongue * Math.sin(bent));
    // The outer lens lies on the inner one: one board out, perpendicular to its surface.
    const lift = wall === 'back' ? (thickness + 0.02) * Math.sin(angle) : 0;
    const lean = lift ? across / radius : 0;
    const reach = beyond * Math.cos(angle) + tongue * Math.cos(bent);
    const out = reach + lift * Math.sqrt(1 - lean * lean) - dip(own);
    return [end === 'top' ? -out : length + out, middle + across - lift * lean, up + drop] as const;
  };

  return (panel): Bow => {
    switch (panel.of) {
      case 'front':
      case 'back':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const [across, up] = round(panel.of, v - middle, time);
            return [u + panel.inset, middle + across, up];
          },
        };
      case 'glue':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const [across, up] = round('glue', -middle - v, time);
            return [length - u, middle + across, up];
          },
        };
      case 'handle':
        return { ruled: 'x', at: ([u, v], time) => [u + panel.inset, middle + ridge(time) - handle + v, 0] };
      case 'liner':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const turned = shareOf(time, pillowPhases.tube) * Math.PI;
            return [u + panel.inset, middle + ridge(time) + v * Math.cos(turned), -v * Math.sin(turned)];
          },
        };
      case 'lens': {
        const { wall, end, tongueAt } = panel;
        const [x0, y0] = tongueAt ?? [0, 0];
        return { ruled: 'y', at: ([u, v], time) => lens(wall, end, [u + x0, v + y0], time, !!tongueAt) };
      }
    }
  };

  /** Distance from the middle of the pack to the fold between the two plies of its handle. */
  function ridge(time: number): number {
    return sectionAt(shareOf(time, pillowPhases.bulge))(middle)[0] + handle;
  }
};
