import type { RuledSurface } from '../../../../board/index.ts';
import { type Motion, move, type Point3 } from '../../../../geometry/index.ts';
import type { PackPhases, PillowEnd, PillowWall } from '../pillow-sizes.ts';
import type { RoundSection } from '../round-pillow-section.ts';
import { type Across, bulged, hangingSide, phaseShare, type Section } from '../tube-section.ts';

type SpinedPhases = PackPhases & { readonly flaps: number };

/**
 * The surfaces of the panels of a pillow with spines as long as `length`, the one on the right as wide as `right`. The tube folds flat, then
 * both sides bulge to arcs, with their lenses in line with them: so far exact. The lenses of the front fold in, then those of the back,
 * outside the first. A closed lens is the exact mirror image of its side in the plane of the crease; a half-folded lens is approximate.
 */
export const spinedSurfaces = (
  { flat, rise, slope, board }: Omit<RoundSection, 'end'>,
  length: number,
  right: number,
  phases: SpinedPhases,
) => {
  const middle = flat / 2;
  const widths = { right, left: right - board };
  const open = bulged(flat, rise);
  const shareOf = (time: number, phase: keyof SpinedPhases): number => phaseShare(time, phases.back + 1, phases[phase]);
  const quarter = (time: number, phase: keyof SpinedPhases): number => (shareOf(time, phase) * Math.PI) / 2;

  // Caches the section, because a pose asks for thousands of points at one time.
  let last: { readonly bulge: number; readonly section: Section } | undefined;
  const sectionAt = (bulge: number): Section => {
    if (last?.bulge !== bulge) last = { bulge, section: bulged(flat, bulge * rise) };
    return last.section;
  };

  /** Point of the section `s` mm from the middle of a side, or the seat of another panel. Panels on the left are mirrored to the right. */
  const place = (of: PillowWall | 'right' | 'left' | 'glue', s: number, time: number): Across => {
    const bulge = shareOf(time, 'bulge');
    const section = sectionAt(bulge);
    if (of === 'front') return section(s);
    const isRight = of === 'right' || of === 'back';
    const turned = quarter(time, isRight ? 'tube' : 'glue');
    if (of === 'right' || of === 'left') return [section(middle)[0] + s * Math.cos(turned), -s * Math.sin(turned)];
    const hanging = hangingSide(middle, widths[isRight ? 'right' : 'left'], turned, bulge > 0 ? section : undefined);
    return hanging(of === 'back' ? s + middle : s);
  };

  /**
   * Places points at an end of a side. `from` is given how far the crease dips into the side at `x` across its lens. It returns the
   * distances from that dip: out of the pack, and square to the side into it.
   */
  const endPlace =
    (wall: PillowWall, end: PillowEnd) =>
    (x: number, time: number, from: (dip: number) => readonly [out: number, into: number]): Point3 => {
      const own = end === 'top' ? x - middle : middle - x;
      const [across, up] = place(wall, own, time);
      const dip = open(own)[1];
      const [beyond, into] = from(dip);
      // The creases of the back lie further out.
      const out = beyond - dip + (wall === 'back' ? board : 0);
      return [end === 'top' ? -out : length + out, middle + across, up + (wall === 'front' ? -into : into)];
    };

  return {
    side: (of: PillowWall | 'right' | 'left' | 'glue'): RuledSurface => {
      const from = of === 'front' || of === 'back' ? middle : 0;
      // Panels on the left of the front are drawn in the opposite direction.
      const isMirrored = of === 'left' || of === 'glue';
      return {
        ruled: 'x',
        at: ([u, v], time) => {
          const [across, up] = place(of, v - from, time);
          return isMirrored ? [length - u, middle - across, up] : [u, middle + across, up];
        },
      };
    },

    /** A lens folds from straight out to square to the pack. */
    lens: (wall: PillowWall, end: PillowEnd): RuledSurface => {
      const at = endPlace(wall, end);
      return {
        ruled: 'y',
        at: ([x, y], time) => {
          const angle = quarter(time, wall);
          return at(x, time, (dip) => [(y + dip) * Math.cos(angle), (y + dip) * Math.sin(angle)]);
        },
      };
    },

    /**
     * The tongue on the outer lens, that of the back, bends square to its lens, and as the lens closes it comes to lie inside, along the
     * front. `foot`: the height of its crease above the seat of the lens, at the spines; `toLens`: from its own frame to that of the lens.
     */
    tongue: (end: PillowEnd, foot: number, toLens: Motion): RuledSurface => {
      const at = endPlace('back', end);
      return {
        ruled: 'y',
        at: (point, time) => {
          const [x, y] = move(toLens, point);
          const angle = quarter(time, 'back');
          const bent = angle + quarter(time, 'front');
          return at(x, time, (dip) => {
            const lens = foot + 2 * dip;
            const tongue = y + dip - lens;
            return [lens * Math.cos(angle) + tongue * Math.cos(bent), lens * Math.sin(angle) + tongue * Math.sin(bent)];
          });
        },
      };
    },

    /**
     * A flap lies straight beyond its spine, then folds in past the right angle, below the slope of the lenses at their ends. `inset`:
     * distance of its crease from the end of its spine, and of its seat from either edge of it.
     */
    flap: (wall: 'right' | 'left', end: PillowEnd, inset: number): RuledSurface => {
      // The spine on the left is drawn in the opposite direction.
      const isTurned = (end === 'bottom') === (wall === 'right');
      return {
        ruled: 'x',
        at: ([x, y], time) => {
          const v = isTurned ? widths[wall] - inset - x : inset + x;
          const turned = quarter(time, wall === 'right' ? 'tube' : 'glue');
          const angle = shareOf(time, 'flaps') * (Math.PI / 2 + slope);
          const [out, into] = [y * Math.cos(angle) - inset, y * Math.sin(angle)];
          const [across, up] = place(wall, v, time);
          return [
            end === 'top' ? -out : length + out,
            middle + (wall === 'right' ? 1 : -1) * (across - into * Math.sin(turned)),
            up - into * Math.cos(turned),
          ];
        },
      };
    },
  };
};
