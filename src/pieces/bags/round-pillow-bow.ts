import type { Bow } from '../../board/index.ts';
import type { Point } from '../../geometry/index.ts';
import { bulged, type Section } from './pillow-section.ts';
import type { RoundSection } from './round-pillow-section.ts';

/** When a round pillow folds: as a tube with flat sides, then they bulge, then its ends turn in. */
export const roundPillowPhases = { glue: 0, tube: 1, bulge: 2, front: 3, back: 4 } as const;

/** A panel of a round pillow. */
export type RoundPanel =
  | { readonly of: 'front' | 'back' | 'right' | 'left' | 'glue' }
  | { readonly of: 'lens'; readonly wall: 'front' | 'back'; readonly end: 'top' | 'bottom' };

/** Where its panels begin, in mm: the spines, along the pack and from front to back; and how much further out the creases of the back lie. */
interface Frame {
  readonly length: number;
  readonly right: number;
  readonly left: number;
  readonly out: number;
}

/**
 * Where the panels of a round pillow stand. The tube is folded like sheet, then both sides bulge to arcs with their lenses
 * straight out, which is exact; then the front's lenses turn in, and the back's after them, outside of them. In the end a lens is the
 * mirror image of its disc in the plane of the crease, which is exact again; half-way it is not.
 */
export const roundPillowBow = ({ rise, flat }: RoundSection, frame: Frame): ((panel: RoundPanel) => Bow) => {
  const middle = flat / 2;
  const phases = roundPillowPhases.back + 1;
  const share = (time: number, phase: number): number => Math.min(1, Math.max(0, time * phases - phase));
  const quarter = (time: number, phase: number): number => (share(time, phase) * Math.PI) / 2;

  // A pose asks for thousands of points at one time: the section is found once for it.
  let last: { readonly bulge: number; readonly section: Section } | undefined;
  const sectionAt = (time: number): Section => {
    const bulge = share(time, roundPillowPhases.bulge);
    if (last?.bulge !== bulge) last = { bulge, section: bulged(flat, bulge * rise) };
    return last.section;
  };
  const open = bulged(flat, rise);

  /**
   * Round a spine on the right and along what hangs on it: `v` from its crease, of a panel that turns as far again as the spine
   * and bulges; across from the middle of the pack and out from the sides of the front.
   */
  const beyond = (deep: number, turned: number, v: number, time: number): readonly [across: number, up: number] => {
    const section = sectionAt(time);
    if (share(time, roundPillowPhases.bulge) > 0) {
      const [across, up] = section(middle - v);
      return [across, -deep - up];
    }
    const [x, y] = [Math.cos(turned), Math.sin(turned)];
    return [middle + deep * x + v * Math.cos(2 * turned), -deep * y - v * Math.sin(2 * turned)];
  };
  const front = (s: number, time: number) => sectionAt(time)(s);
  const back = (s: number, time: number) =>
    beyond(frame.right, quarter(time, roundPillowPhases.tube), s + middle, time);
  const spine = (turned: number, v: number, time: number): readonly [across: number, up: number] => [
    sectionAt(time)(middle)[0] + v * Math.cos(turned),
    -v * Math.sin(turned),
  ];

  const lens = (wall: 'front' | 'back', end: 'top' | 'bottom', [x, y]: Point, time: number) => {
    const own = end === 'top' ? x - middle : middle - x;
    const [across, up] = wall === 'front' ? front(own, time) : back(own, time);
    const dip = open(own)[1];
    const turn = quarter(time, roundPillowPhases[wall]);
    // From the crease: straight out at first, square to the pack in the end.
    const out = (y + dip) * Math.cos(turn) - dip + (wall === 'back' ? frame.out : 0);
    const drop = (wall === 'front' ? -1 : 1) * (y + dip) * Math.sin(turn);
    return [end === 'top' ? -out : frame.length + out, middle + across, up + drop] as const;
  };

  return (panel): Bow => {
    switch (panel.of) {
      case 'front':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const [across, up] = front(v - middle, time);
            return [u, middle + across, up];
          },
        };
      case 'right':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const [across, up] = spine(quarter(time, roundPillowPhases.tube), v, time);
            return [u, middle + across, up];
          },
        };
      case 'back':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const [across, up] = back(v - middle, time);
            return [u, middle + across, up];
          },
        };
      // What hangs on the other side of the front is drawn the other way round.
      case 'left':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const [across, up] = spine(quarter(time, roundPillowPhases.glue), v, time);
            return [frame.length - u, middle - across, up];
          },
        };
      case 'glue':
        return {
          ruled: 'x',
          at: ([u, v], time) => {
            const [across, up] = beyond(frame.left, quarter(time, roundPillowPhases.glue), v, time);
            return [frame.length - u, middle - across, up];
          },
        };
      case 'lens':
        return { ruled: 'y', at: (p, time) => lens(panel.wall, panel.end, p, time) };
    }
  };
};
