import type { Bow } from '../board/index.ts';
import { inverse, move, type Point } from '../geometry/index.ts';
import type { Laid, Placed } from '../sheet/index.ts';
import { phasesOf, pose } from './pose.ts';
import { at, cross3, lift, minus, type Point3, type Pose, plus, scaled, slide, still, times, unit } from './space.ts';

/**
 * Where a panel stands: takes a point of its part's own sheet, `z` mm above the crease
 * lines on the print side, to the frame of the first part's trunk.
 */
export type Stand = (p: Point, z: number) => Point3;

/** Into how many shares the time is parted: the phases of all panels, and one more where parts come together. */
export const sharesOf = (parts: readonly Laid[]): { readonly phases: number; readonly shares: number } => {
  const phases = phasesOf(parts.map(({ sheet }) => sheet));
  return { phases, shares: phases + (parts.some(({ part }) => part.sits) ? 1 : 0) };
};

/**
 * Where every panel of every part stands at time `t`, 0 flat and 1 closed. The panels
 * fold first; parts that sit on others come together in one share of the time after that.
 */
export const stand = (parts: readonly Laid[], t = 1): Stand[][] => {
  const { phases, shares } = sharesOf(parts);
  const left = 1 - Math.min(1, Math.max(0, t * shares - phases));
  const folded = Math.min(1, (t * shares) / phases);
  return parts.map(({ part: { sits, blank }, sheet }) => {
    const home = sits ? times(slide(scaled(sits.comes, left)), sits.pose) : still;
    const trunk = times(home, lift(inverse(sheet[0]!.at)));
    const poses = pose(sheet, t, shares, (1 - 2 * blank.inside) * blank.thickness);
    return sheet.map((placed, k): Stand => {
      const { bow } = placed.panel;
      if (bow) return bowed(placed, bow, folded, home);
      const m = times(trunk, poses[k]!);
      return (p, z) => at(m, p, z);
    });
  });
};

/** Step of the differences that find the normal of a bowed panel, in mm. */
const STEP = 1e-3;

const bowed = (placed: Placed, { at: bow }: Bow, time: number, home: Pose): Stand => {
  const own = inverse(placed.at);
  return (p, z) => {
    const [x, y] = move(own, p);
    const there = bow([x, y], time);
    const u = minus(bow([x + STEP, y], time), bow([x - STEP, y], time));
    const v = minus(bow([x, y + STEP], time), bow([x, y - STEP], time));
    const [a, b, c] = z === 0 ? there : plus(there, scaled(unit(cross3(u, v)), z));
    return at(home, [a, b], c);
  };
};
