import {
  type Body,
  eachCorner,
  eachSide,
  flanked,
  glued,
  locked,
  pen,
  rectangle,
  type SizesWith,
  tabbedWall,
  tanDegrees,
  toDegrees,
  trapezium,
  trayInner,
} from '../../../src/author/index.ts';

/** A box with a high back and a low front. Its lid slopes from back to front and tucks in. */
type Wedge = SizesWith<'front_height' | 'glue_tab' | 'tuck_flap'>;

/** Slope of the lid, from the back down to the front, in radians. */
export const wedgeSlope = ({ width, height, front_height }: Pick<Wedge, 'width' | 'height' | 'front_height'>): number =>
  Math.atan2(height - front_height, width);

/** Fold phases: front and back, their tabs, the ends over these; then the lid's flaps bend, the lid closes, its tuck slides in. */
const wedgePhases = { tabbed: 0, ends: 2, flaps: 3, lid: 4, down: 5 } as const;

export const wedge = (w: Wedge): Body => {
  const { length, width, height: back, front_height: front, material: m, glue_tab: tab } = w;
  const seat = length - 2 * m;
  const tabbed = { seat, tab, material: m, phase: wedgePhases.tabbed };
  // Drawn on its side of the floor, the right end has the front on its right.
  const end = (name: string, onRight: number, onLeft: number) =>
    pen(name, width, { role: 'wall', phase: wedgePhases.ends }).to(width, onRight).to(0, onLeft).close();
  const fall = toDegrees(wedgeSlope(w));
  return {
    // The seat of the floor is its left end.
    trunk: rectangle('floor', width, length, {
      role: 'wall',
      right: tabbedWall({ ...tabbed, name: 'front', wall: front, gluedTo: 'left' }),
      top: end('right', front, back),
      left: tabbedWall({ ...tabbed, name: 'back', wall: back, fall, gluedTo: 'right', top: slopingLid(w, seat - 1) }),
    }),
    base: { line: 'crease', panel: end('left', back, front) },
    rises: 'right',
    trunkIs: 'base',
    joins: [
      ...eachCorner((wall, side) => glued(`${wall}.${side}-tab`, side)),
      locked('lid.tuck', 'front'),
      ...eachSide((side) => locked(`lid.${side}-flap`, side)),
    ],
    inner: trayInner,
  };
};

/** The lid. Its flaps lie inside the ends, its tuck inside the front. */
const slopingLid = (w: Wedge, across: number) => {
  const { tuck_flap: reachIn, glue_tab: tab } = w;
  const slope = wedgeSlope(w);
  const [cos, tan] = [Math.cos(slope), Math.tan(slope)];
  const reach = w.width - w.material - 0.5;
  const deep = reach / cos;
  // The flaps clear the tabs of back and front.
  const [from, to] = [(tab + 2) / cos + reachIn * tan, deep - (tab + 2) / cos];
  const narrowing = reachIn * tanDegrees(10);
  const flap = trapezium('right-flap', to - from, reachIn, narrowing, { round: 4, phase: wedgePhases.flaps });
  // Lid angle at which the tuck starts to slide down: its edge is then as far from the hinge as its crease.
  const first = slope - 2 * Math.asin(reachIn / (2 * deep));
  // The tuck is bent until the lid is nearly closed; then its edge slides down along the front.
  const bent = (down: number): number =>
    180 - toDegrees(down + Math.acos(Math.min(1, Math.max(-1, (deep * Math.cos(down) - reach) / reachIn))));
  const tuck = trapezium('tuck', across - 2, reachIn, 0, {
    round: 4,
    folds: [
      { phase: wedgePhases.flaps, to: bent(first) },
      { phase: wedgePhases.down, to: bent(slope), ease: (share) => bent(first + share * (slope - first)) },
    ],
  });
  const foldSteps = [{ phase: wedgePhases.lid, to: 90 + toDegrees(first) }];
  const how = { role: 'wall', foldSteps, phase: wedgePhases.down, fold: 90 + toDegrees(slope) } as const;
  return flanked('lid', across, deep, flap, { ...how, from, to, top: tuck });
};
