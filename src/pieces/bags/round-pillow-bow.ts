import type { Bow } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import { bulged, type Section } from './pillow-section.ts';
import type { RoundSection } from './round-pillow-section.ts';

/** Fold phases of a pillow with spines: a tube with flat sides first, then the bulge, the flaps on the ends of the spines, if any, and the lenses. */
export const spinedPhases = (withFlaps: boolean) => {
  const front = withFlaps ? 4 : 3;
  return { glue: 0, tube: 1, bulge: 2, flaps: 3, front, back: front + 1 };
};

type Wall = 'front' | 'right' | 'back' | 'left' | 'glue';

/** A panel of a pillow with spines. `inset`: distance of a flap's crease from the end of its spine, and of its seat from either edge of it. */
export type RoundPanel =
  | { readonly of: 'flap'; readonly wall: 'right' | 'left'; readonly end: 'top' | 'bottom'; readonly inset: number }
  | { readonly of: Wall }
  | { readonly of: 'lens'; readonly wall: 'front' | 'back'; readonly end: 'top' | 'bottom' };

/** Sizes in mm: length and widths of the two spines, and by how much the creases of the back lie further out. */
interface Frame {
  readonly length: number;
  readonly right: number;
  readonly left: number;
  readonly out: number;
}

/**
 * The surfaces of the panels of a round pillow. The tube folds flat, then both sides bulge to arcs, with their lenses in line with
 * them: so far exact. The lenses of the front fold in, then those of the back, outside the first. A closed lens is the exact mirror
 * image of its disc in the plane of the crease; a half-folded lens is approximate.
 */
export const roundPillowBow = (
  { rise, flat, slope }: Pick<RoundSection, 'rise' | 'flat' | 'slope'>,
  frame: Frame,
  steps: ReturnType<typeof spinedPhases>,
): ((panel: RoundPanel) => Bow) => {
  const middle = flat / 2;
  const phases = steps.back + 1;
  const share = (time: number, phase: number): number => Math.min(1, Math.max(0, time * phases - phase));
  const quarter = (time: number, phase: number): number => (share(time, phase) * Math.PI) / 2;

  // Caches the section, because a pose asks for thousands of points at one time.
  let last: { readonly bulge: number; readonly section: Section } | undefined;
  const sectionAt = (time: number): Section => {
    const bulge = share(time, steps.bulge);
    if (last?.bulge !== bulge) last = { bulge, section: bulged(flat, bulge * rise) };
    return last.section;
  };
  const open = bulged(flat, rise);

  /**
   * Position of a point on the panel that hangs on a spine on the right, `v` from its crease. The spine is `deep` mm wide and has folded
   * by `turned` radians; the panel folds by the same angle again, and bulges. `across` is measured from the middle of the pack, `up`
   * from the edges of the front.
   */
  const beyond = (deep: number, turned: number, v: number, time: number): readonly [across: number, up: number] => {
    const section = sectionAt(time);
    if (share(time, steps.bulge) > 0) {
      const [across, up] = section(middle - v);
      return [across, -deep - up];
    }
    const [x, y] = [Math.cos(turned), Math.sin(turned)];
    return [middle + deep * x + v * Math.cos(2 * turned), -deep * y - v * Math.sin(2 * turned)];
  };
  const front = (s: number, time: number) => sectionAt(time)(s);
  const back = (s: number, time: number) => beyond(frame.right, quarter(time, steps.tube), s + middle, time);
  const spine = (turned: number, v: number, time: number): readonly [across: number, up: number] => [
    sectionAt(time)(middle)[0] + v * Math.cos(turned),
    -v * Math.sin(turned),
  ];

  const lens = (wall: 'front' | 'back', end: 'top' | 'bottom', [x, y]: Point, time: number) => {
    const own = end === 'top' ? x - middle : middle - x;
    const [across, up] = wall === 'front' ? front(own, time) : back(own, time);
    const dip = open(own)[1];
    const angle = quarter(time, steps[wall]);
    // A lens folds from straight out to square to the pack.
    const out = (y + dip) * Math.cos(angle) - dip + (wall === 'back' ? frame.out : 0);
    const drop = (wall === 'front' ? -1 : 1) * (y + dip) * Math.sin(angle);
    return [end === 'top' ? -out : frame.length + out, middle + across, up + drop] as const;
  };

  /** A flap lies straight beyond its spine, then folds in past the right angle, below the slope of the lenses at their ends. */
  const flap = ({ wall, end, inset }: RoundPanel & { of: 'flap' }, [x, y]: Point, time: number) => {
    const deep = wall === 'right' ? frame.right : frame.left;
    // The spine on the left is drawn in the opposite direction.
    const v = (end === 'bottom') === (wall === 'right') ? deep - inset - x : inset + x;
    const turned = quarter(time, wall === 'right' ? steps.tube : steps.glue);
    const angle = share(time, steps.flaps) * (Math.PI / 2 + slope);
    const [out, into] = [y * Math.cos(angle) - inset, y * Math.sin(angle)];
    const [across, up] = spine(turned, v, time);
    const side = wall === 'right' ? 1 : -1;
    return [
      end === 'top' ? -out : frame.length + out,
      middle + side * (across - into * Math.sin(turned)),
      up - into * Math.cos(turned),
    ] as const;
  };

  const walls: Readonly<Record<Wall, (v: number, time: number) => readonly [across: number, up: number]>> = {
    front: (v, time) => front(v - middle, time),
    right: (v, time) => spine(quarter(time, steps.tube), v, time),
    back: (v, time) => back(v - middle, time),
    left: (v, time) => spine(quarter(time, steps.glue), v, time),
    glue: (v, time) => beyond(frame.left, quarter(time, steps.glue), v, time),
  };

  return (panel): Bow => {
    switch (panel.of) {
      case 'lens':
        return { ruled: 'y', at: (p, time) => lens(panel.wall, panel.end, p, time) };
      case 'flap':
        return { ruled: 'x', at: (p, time) => flap(panel, p, time) };
      default: {
        const wall = walls[panel.of];
        // Panels on the left of the front are drawn in the opposite direction.
        const isMirrored = panel.of === 'left' || panel.of === 'glue';
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const [across, up] = wall(v, time);
            return isMirrored ? [frame.length - u, middle - across, up] : [u, middle + across, up];
          },
        };
      }
    }
  };
};
