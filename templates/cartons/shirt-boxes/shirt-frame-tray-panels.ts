import {
  type Body,
  eachSide,
  type FrameTray,
  type FrontOrBack,
  flanked,
  flip,
  glued,
  insetFloor,
  type LeftOrRight,
  locked,
  type Panel,
  type PanelOptions,
  pen,
  rectangle,
  sidesOf,
  toDegrees,
  trapezium,
  trayLabels,
  wallsOf,
} from '../../../src/author/index.ts';

/** The inner part of a hollow wall. All in mm. */
export interface HollowWall {
  readonly seat: number;
  /** Height from the floor to the inside of the rim. */
  readonly height: number;
  readonly material: number;
  /** Width of the rim between outer and inner wall. */
  readonly rim: number;
  /** By how much the inner wall is shorter than the outer wall, at each end. */
  readonly inset: number;
  /** Thickness of the layers on the inside of the outer wall. */
  readonly beside: number;
  /** Phase of rim and inner wall. The foot folds first. */
  readonly phase: number;
  /** Flaps on the right and left ends of the inner wall, both drawn for the right end. */
  readonly innerFlaps?: readonly [right: Panel, left: Panel];
}

/** Distance of a foot from the outer wall, and of a flap from rim and foot, in mm. */
const PLAY = 0.5;

/** Length of the crease of a flap on an inner wall, between the rims and feet of the neighbouring walls. In mm. */
export const innerFlapHeight = ({ height, material: m }: Pick<HollowWall, 'height' | 'material'>): number =>
  height - m - 2 * PLAY;

/** The panels on an outer wall: a rim, the inner wall, and a foot glued to the floor inside the hollow. */
export const hollowWall = ({ seat, height, material: m, rim, inset, beside, phase, innerFlaps }: HollowWall): Panel => {
  const along = seat - 2 * inset;
  const reach = rim - beside - PLAY;
  const foot = trapezium('foot', along, reach, Math.min(reach, along / 4), { role: 'glue' });
  // The foot lies on the floor, so the inner wall ends one board above it.
  const depth = height - m;
  const inner = innerFlaps
    ? flanked('inner', along, depth, innerFlaps[0], { phase, from: PLAY, to: depth - PLAY, top: foot })
    : rectangle('inner', along, depth, { phase, top: foot });
  return trapezium('rim', seat, rim, inset, { phase, top: inner });
};

/** Two flaps of opposite walls that hook together in the middle of the wall between them. All in mm. */
export interface MiddleHooks {
  /** Distance between their creases. */
  readonly span: number;
  /** Length of their creases. */
  readonly height: number;
  /** Length of each flap, which extends past the middle. */
  readonly reach: number;
  readonly material: number;
}

const CORNER_RADIUS_MM = 3;

/** Play of the hooks in mm: the slots together are deeper than the height of the flaps, so that they close without force. */
const HOOK_PLAY = 0.5;

/** One of two flaps with slots to half height on opposite edges. Beyond the slot the edge is a sixth lower: the flaps find each other. */
export const middleHook = (
  name: string,
  { span, height, reach, material }: MiddleHooks,
  slot: 'left' | 'right',
  how: PanelOptions = {},
): Panel => {
  // Wide enough for the other flap, which goes through at an angle.
  const wide = 2 + 2 * material;
  const [near, far] = [(span - wide) / 2, (span + wide) / 2];
  const inner = (height + wide - HOOK_PLAY) / 2;
  const nose = height - height / 6;
  const corner = Math.min(CORNER_RADIUS_MM, (reach - far) / 2.5, (nose - inner) / 2.5);
  const flap = pen(name, height, how)
    .rounded(corner, [height, near])
    .to(inner, near)
    .arc(inner, far, -1)
    .rounded(corner, [nose, far], [nose, reach], [0, reach])
    .close();
  return slot === 'right' ? flap : flip(flap);
};

/** Angle in degrees by which one flap leans away from the other, so that they lie side by side on both sides of the slots. */
export const middleHookLean = ({ span, reach, material }: MiddleHooks): number =>
  toDegrees(Math.asin(material / (span - reach)));

/** Height is that from the floor to the inside of the rim; the flaps are those of the outer walls. */
export type HookedFrameTray = Omit<FrameTray, 'tab' | 'lid'>;

/** Fold phases, after feet and flaps. All outer walls stand before the first rim folds, with its inner wall. */
const phases = { long: 1, short: 2, front: 3, back: 4, right: 5, left: 6 } as const;

/** Distance of corner flaps from the floor, and of inner walls from each other, in mm. */
const WALL_PLAY = 0.5;

/** The hooks between the outer walls and those between the inner walls. Both overlap by the same share of their span. */
const frameHooks = (tray: HookedFrameTray): Record<'outer' | 'inner', MiddleHooks> => {
  const { width, height, rim, flap, material } = tray;
  // Flaps of the inner walls fold back, about their print side.
  const span = width - 2 * (rim + material);
  return {
    outer: { span: width, height: height - 2 * material - WALL_PLAY, reach: flap, material },
    inner: { span, height: innerFlapHeight({ height, material }), reach: (flap * span) / width, material },
  };
};

/**
 * Hollow walls on four sides, without glue at the corners: flaps of front and back hook together in the middle of the short walls, and
 * likewise flaps of their inner walls. Front and back end one board before each corner. The rims meet in a mitre.
 */
export const hookedFrameTray = (tray: HookedFrameTray): Body => {
  const { length, width, height, material: m, rim } = tray;
  const seat = length - 2 * m;
  // Flaps of the long inner walls lie behind the short ones, so the mitre is steep.
  const inset = rim - m - WALL_PLAY;
  const hooks = frameHooks(tray);
  // Corner flaps clear the floor and the rim.
  const [low, head] = [m + WALL_PLAY, height - m];
  const long = (name: FrontOrBack): Panel => {
    // The hooks of the front lie on those of the back: further inside on the outer walls, further outside on the inner walls.
    const [slot, lean] = name === 'front' ? (['left', 1] as const) : (['right', 0] as const);
    const [onRight, onLeft] = sidesOf(name);
    const hook = (side: LeftOrRight, of: 'outer' | 'inner'): Panel => {
      const fold = lean * middleHookLean(hooks[of]) + (of === 'outer' ? 90 : -90);
      return middleHook(`${side}-flap`, hooks[of], slot, { fold });
    };
    const top = hollowWall({
      ...tray,
      seat,
      inset,
      beside: m,
      phase: phases[name],
      innerFlaps: [hook(onRight, 'inner'), hook(onLeft, 'inner')],
    });
    const how = { role: 'wall', phase: phases.long, from: low, to: head, top } as const;
    return flanked(name, seat, height, hook(onRight, 'outer'), how);
  };
  const short = (name: LeftOrRight): Panel => {
    // Two flaps that hook together lie on a short wall.
    const top = hollowWall({
      ...tray,
      seat: width,
      inset: Math.max(rim + m + WALL_PLAY, (rim * (rim - m)) / inset),
      beside: 3.5 * m,
      phase: phases[name],
    });
    return rectangle(name, width, height, { role: 'wall', phase: phases.short, top });
  };
  return {
    trunk: insetFloor(length, width, m, wallsOf(long, short)),
    joins: [
      ...['front', 'right', 'left', 'back'].map((wall) => glued(`${wall}.rim.inner.foot`, 'floor')),
      ...eachSide((side) =>
        ['', '.rim.inner'].map((of) => locked(`front${of}.${side}-flap`, `back${of}.${side}-flap`)),
      ),
    ],
    labels: { ...trayLabels, height: 'right.y' },
  };
};
