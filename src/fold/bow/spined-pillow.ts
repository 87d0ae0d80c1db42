import type { PillowEnd, PillowWall, RuledSurface, SpinedBow, SpinedPack, SpinedPanel } from '../../board/index.ts';
import { move, type Point3 } from '../../geometry/index.ts';
import { type Across, bulged, hangingSide, phaseShare, type Section } from './tube-section.ts';

/**
 * The surface of a panel of a pillow with spines. The tube folds flat, then both sides bulge to arcs, with their lenses in line with
 * them: so far exact. The lenses of the front fold in, then those of the back, outside the first. A closed lens is the exact mirror
 * image of its side in the plane of the crease; a half-folded lens is approximate.
 */
export const spinedSurface = ({ pack, panel }: SpinedBow): RuledSurface => {
  const section = sectionOf(pack);
  switch (panel.of) {
    case 'lens':
      return { ruled: 'y', at: lensOf(pack, panel, section) };
    case 'tongue':
      return { ruled: 'y', at: tongueOf(pack, panel, section) };
    case 'flap':
      return { ruled: 'x', at: flapOf(pack, panel, section) };
    default: {
      const middle = pack.flat / 2;
      const { of } = panel;
      const from = of === 'front' || of === 'back' ? middle : 0;
      // Panels on the left of the front are drawn in the opposite direction.
      const isMirrored = of === 'left' || of === 'glue';
      return {
        ruled: 'x',
        at: ([u, v], time) => {
          const [across, up] = section(of, v - from, time);
          return isMirrored ? [pack.length - u, middle - across, up] : [u, middle + across, up];
        },
      };
    }
  }
};

/**
 * Position in the section of the tube of the point `s` mm from the middle of a side, or from the seat of another panel. Panels on the left
 * are mirrored to the right.
 */
type SectionOf = (of: Exclude<SpinedPanel['of'], 'lens' | 'tongue' | 'flap'>, s: number, time: number) => Across;

const shareOf = ({ phases }: SpinedPack, time: number, phase: keyof SpinedPack['phases']): number =>
  phaseShare(time, phases.back + 1, phases[phase]);

const quarter = (pack: SpinedPack, time: number, phase: keyof SpinedPack['phases']): number =>
  (shareOf(pack, time, phase) * Math.PI) / 2;

const sectionOf = (pack: SpinedPack): SectionOf => {
  const { flat, rise, right, left } = pack;
  const middle = flat / 2;
  // Caches the section, because a pose asks for thousands of points at one time.
  let last: { readonly bulge: number; readonly section: Section } | undefined;
  const sectionAt = (bulge: number): Section => {
    if (last?.bulge !== bulge) last = { bulge, section: bulged(flat, bulge * rise) };
    return last.section;
  };
  return (of, s, time) => {
    const bulge = shareOf(pack, time, 'bulge');
    const section = sectionAt(bulge);
    if (of === 'front') return section(s);
    const isRight = of === 'right' || of === 'back';
    const turned = quarter(pack, time, isRight ? 'tube' : 'glue');
    if (of === 'right' || of === 'left') return [section(middle)[0] + s * Math.cos(turned), -s * Math.sin(turned)];
    const hanging = hangingSide(middle, isRight ? right : left, turned, bulge > 0 ? section : undefined);
    return hanging(of === 'back' ? s + middle : s);
  };
};

const lensOf = (
  pack: SpinedPack,
  { wall, end }: Pick<Extract<SpinedPanel, { of: 'lens' }>, 'wall' | 'end'>,
  section: SectionOf,
): RuledSurface['at'] => {
  const place = endPlace(pack, wall, end, section);
  return ([x, y], time) => {
    // A lens folds from straight out to square to the pack.
    const angle = quarter(pack, time, wall);
    return place(x, time, (dip) => [(y + dip) * Math.cos(angle), (y + dip) * Math.sin(angle)]);
  };
};

/** A tongue bends square to its lens, and as the lens closes it comes to lie inside, along the front. */
const tongueOf = (
  pack: SpinedPack,
  { end, foot, toLens }: Extract<SpinedPanel, { of: 'tongue' }>,
  section: SectionOf,
): RuledSurface['at'] => {
  const place = endPlace(pack, 'back', end, section);
  return (point, time) => {
    const [x, y] = move(toLens, point);
    const angle = quarter(pack, time, 'back');
    const bent = angle + quarter(pack, time, 'front');
    return place(x, time, (dip) => {
      const lens = foot + 2 * dip;
      const tongue = y + dip - lens;
      return [lens * Math.cos(angle) + tongue * Math.cos(bent), lens * Math.sin(angle) + tongue * Math.sin(bent)];
    });
  };
};

/**
 * Places points at an end of a side. `from` is given how far the crease dips into the side at `x` across its lens. It returns the distances
 * from that dip: out of the pack, and square to the side into it.
 */
const endPlace = (
  { flat, rise, length, out: further }: SpinedPack,
  wall: PillowWall,
  end: PillowEnd,
  section: SectionOf,
) => {
  const middle = flat / 2;
  const open = bulged(flat, rise);
  const inwards = wall === 'front' ? -1 : 1;
  return (x: number, time: number, from: (dip: number) => readonly [out: number, into: number]): Point3 => {
    const own = end === 'top' ? x - middle : middle - x;
    const [across, up] = section(wall, own, time);
    const dip = open(own)[1];
    const [beyond, into] = from(dip);
    const out = beyond - dip + (wall === 'back' ? further : 0);
    return [end === 'top' ? -out : length + out, middle + across, up + inwards * into];
  };
};

/** A flap lies straight beyond its spine, then folds in past the right angle, below the slope of the lenses at their ends. */
const flapOf = (
  pack: SpinedPack,
  { wall, end, inset }: Extract<SpinedPanel, { of: 'flap' }>,
  section: SectionOf,
): RuledSurface['at'] => {
  const middle = pack.flat / 2;
  // The spine on the left is drawn in the opposite direction.
  const isTurned = (end === 'bottom') === (wall === 'right');
  return ([x, y], time) => {
    const v = isTurned ? pack[wall] - inset - x : inset + x;
    const turned = quarter(pack, time, wall === 'right' ? 'tube' : 'glue');
    const angle = shareOf(pack, time, 'flaps') * (Math.PI / 2 + pack.slope);
    const [out, into] = [y * Math.cos(angle) - inset, y * Math.sin(angle)];
    const [across, up] = section(wall, v, time);
    const sense = wall === 'right' ? 1 : -1;
    return [
      end === 'top' ? -out : pack.length + out,
      middle + sense * (across - into * Math.sin(turned)),
      up - into * Math.cos(turned),
    ];
  };
};
