import type { Bow, Part } from '../../board/index.ts';
import {
  add3,
  apply,
  compose,
  cross3,
  fromMotion,
  identity,
  inverse,
  inverseMotion,
  move,
  normalize3,
  type Point,
  type Point3,
  scale3,
  subtract3,
  type Transform3,
  translation,
} from '../../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';
import { phasesOf, pose } from './pose.ts';

/**
 * Where a panel stands: takes a point of its part's own sheet, `z` mm above the crease
 * lines on the print side, to the frame of the first part's trunk.
 */
export type PanelPlacement = (p: Point, z: number) => Point3;

/** Into how many shares the time is parted: the phases of all panels, and one more where parts come together. */
export const timelineOf = (parts: readonly PlacedPart[]): { readonly phases: number; readonly shares: number } => {
  const phases = phasesOf(parts.map(({ sheet }) => sheet));
  return { phases, shares: phases + (parts.some(({ part }) => part.placement) ? 1 : 0) };
};

/**
 * Where every panel of every part stands at time `t`, 0 flat and 1 closed. The panels
 * fold first; parts that sit on others come together in one share of the time after that.
 * @throws RangeError where a part goes with a panel that is not there.
 */
export const placements = (parts: readonly PlacedPart[], t = 1): PanelPlacement[][] => {
  const { phases, shares } = timelineOf(parts);
  const folded = Math.min(1, (t * shares) / phases);
  return parts.map((laid) => {
    const home = homeOf(parts, laid, t);
    const poses = posesOf(parts, laid, t);
    return laid.sheet.map((placed, k): PanelPlacement => {
      const { bow } = placed.panel;
      if (bow) return bowedPlacement(placed, bow, folded, home);
      const m = poses[k]!;
      return (p, z) => apply(m, p, z);
    });
  });
};

/** Takes the sheet of a part to space, panel by panel; for those that bow, only what they hang on. */
export const posesOf = (parts: readonly PlacedPart[], laid: PlacedPart, t: number): Transform3[] => {
  const {
    part: { blank },
    sheet,
  } = laid;
  const trunk = compose(homeOf(parts, laid, t), fromMotion(inverseMotion(sheet[0]!.at)));
  const poses = pose(sheet, t, timelineOf(parts).shares, (1 - 2 * blank.inside) * blank.thickness);
  return poses.map((m) => compose(trunk, m));
};

/** Where the frame of a part's trunk stands: what goes with a panel is where it will be, less what that panel has yet to move. */
const homeOf = (parts: readonly PlacedPart[], { part }: PlacedPart, t: number): Transform3 => {
  const { placement: sits } = part;
  if (!sits) return identity;
  const carrier = carrierOf(parts, part);
  if (carrier) {
    const [now, then] = [t, 1].map((time) => posesOf(parts, parts[carrier.part]!, time)[carrier.panel]!);
    return t < 1 ? compose(compose(now!, inverse(then!)), sits.pose) : sits.pose;
  }
  const { phases, shares } = timelineOf(parts);
  const left = 1 - Math.min(1, Math.max(0, t * shares - phases));
  return compose(translation(scale3(sits.approach, left)), sits.pose);
};

/**
 * The panel that a part goes with, if it says so: indices of its part and in the sheet of that.
 * @throws RangeError where there is no such panel in a part before it.
 */
export const carrierOf = (
  parts: readonly PlacedPart[],
  { id, placement: sits }: Part,
): { readonly part: number; readonly panel: number } | undefined => {
  if (sits?.with === undefined) return undefined;
  const cut = sits.with.indexOf(':');
  const part = parts.findIndex((p) => p.part.id === sits.with!.slice(0, cut));
  const panel = parts[part]?.sheet.findIndex((p) => p.id === sits.with!.slice(cut + 1)) ?? -1;
  if (panel < 0 || part >= parts.findIndex((p) => p.part.id === id))
    throw new RangeError(`${id} goes with ${sits.with}, which is no panel of a part before it`);
  return { part, panel };
};

/** Step of the differences that find the normal of a bowed panel, in mm. */
const NORMAL_STEP = 1e-3;

const bowedPlacement = (placed: PlacedPanel, { at: bow }: Bow, time: number, home: Transform3): PanelPlacement => {
  const own = inverseMotion(placed.at);
  return (p, z) => {
    const [x, y] = move(own, p);
    const there = bow([x, y], time);
    const u = subtract3(bow([x + NORMAL_STEP, y], time), bow([x - NORMAL_STEP, y], time));
    const v = subtract3(bow([x, y + NORMAL_STEP], time), bow([x, y - NORMAL_STEP], time));
    const [a, b, c] = z === 0 ? there : add3(there, scale3(normalize3(cross3(u, v)), z));
    return apply(home, [a, b], c);
  };
};
