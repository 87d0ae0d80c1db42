import {
  type Body,
  eachCorner,
  type FrontOrBack,
  flip,
  glued,
  insideShare,
  type LeftOrRight,
  type Panel,
  type PanelOptions,
  pen,
  type Rim,
  sidesOf,
  wallsBeside,
} from '../../../board/index.ts';
import { flanked, rectangle, trapezium } from '../shapes.ts';
import { FOOT, steppedFlap } from './stepped-flap.ts';
import { tabbedWall } from './tabbed-wall.ts';
import { type SizesAndMaterial, sidewaysFloor, trayInner, trayLabels, walledFloor, wallsOf } from './tray-floor.ts';

/** A glued tray with side walls that lap over the ends of front and back. All in mm. */
export interface LappedTray extends Pick<GluedTray, 'length' | 'width' | 'wall' | 'material' | 'tab'> {
  /** A flap on the rims of the side walls, two boards wider than the floor. */
  readonly dust?: Panel;
  /** A lid on the rim of the back, which is then one board higher. Its seat is two boards shorter than the floor. */
  readonly lid?: Panel;
  /** True when the walls along the width carry the tabs: the same tray, turned by a quarter. */
  readonly turned?: boolean;
}

/**
 * The glued tray as the service draws it. Front and back end one board before each corner, for their tabs. One cut parts a tab from the
 * side wall: the tab ends one board above the floor, the wall one board beyond the corner, where it covers the edge of front or back.
 */
export const lappedTray = ({ turned = false, ...tray }: LappedTray): Body => {
  const [length, width] = turned ? [tray.width, tray.length] : [tray.length, tray.width];
  const { wall, material: m, tab, dust, lid } = tray;
  const tabbed = (name: FrontOrBack, top?: Panel): Panel => {
    const [seat, height] = [length - 2 * m, top ? wall + m : wall];
    const end = (side: LeftOrRight): Panel =>
      steppedFlap(`${side}-tab`, height, tab, [m, height - wall + m], { role: 'glue', phase: gluedPhases.short + 1 });
    const [onRight] = sidesOf(name);
    return flanked(name, seat, height, end(onRight), { role: 'wall', phase: gluedPhases.short, top });
  };
  // The feet of the tabs cross the creases of the side walls beyond the corners of the floor.
  const beyond = (m * m) / FOOT;
  const corner = width + beyond;
  const lapped = (name: LeftOrRight): Panel =>
    pen(name, corner + beyond, { role: 'wall', phase: gluedPhases.long })
      .path([corner + m, FOOT - m], [corner + m, wall])
      .side(beyond - m, wall, dust)
      .to(beyond - m, FOOT - m)
      .close();
  const walls = { front: tabbed('front'), right: lapped('right'), back: tabbed('back', lid), left: lapped('left') };
  const across = ['floor.x', beyond, corner] as const;
  return {
    ...sidewaysFloor(length, width, m, walls, 'cut', beyond),
    joins: eachCorner((on, side) => glued(side, `${on}.${side}-tab`)),
    labels: {
      ...(turned ? { width: 'floor.y', length: across } : { length: 'floor.y', width: across }),
      height: 'right.y',
    },
    inner: turned ? { width: 'right|left', length: 'back|front' } : trayInner,
  };
};

/** A tray with glued corners. All in mm, crease to crease. */
export interface GluedTray extends Pick<SizesAndMaterial, 'length' | 'width' | 'material'> {
  /** Height of the walls from their crease to their rim. */
  readonly wall: number;
  /** Length of the four corner tabs. */
  readonly tab: number;
  /** Creases the corners of the long walls at 45° and glues the tabs to them, so that the glued tray folds flat, all walls inwards. */
  readonly foldsFlat?: boolean;
  /** With `foldsFlat`: the walls that carry the tabs are creased, and the tabs hang on their corners. @defaultValue the other walls */
  readonly creased?: 'tabbed';
  /** Corner squares, folded in two along their diagonal, take the place of the tabs. */
  readonly doubled?: boolean;
  /** Shapes of single rims. Those of the short walls are two boards shorter than the width. With `foldsFlat`, `back` is ignored. */
  readonly rims?: Partial<Record<'right' | 'back' | 'left', Rim>>;
  /** True when the walls along the length carry the tabs: the same tray, built from its left end. */
  readonly turned?: boolean;
}

/** Fold phases of a glued tray. Panels on its rims fold in phase `rims` and later. */
export const gluedPhases = { short: 0, long: 2, rims: 3 } as const;

/** Floor and four walls. Tabs on the short walls are glued inside the long ones; the short ones end a board before corners for them. */
export const gluedTray = ({ turned = false, ...tray }: GluedTray): Body => {
  const [length, width] = turned ? [tray.width, tray.length] : [tray.length, tray.width];
  const { wall, tab, material, foldsFlat = false, doubled = false, creased, rims } = tray;
  const foot = material + 0.5;
  const long = (name: FrontOrBack): Panel => {
    const options = { role: 'wall', phase: gluedPhases.long } as const;
    const top = name === 'back' && rims?.back;
    const delivered = foldsFlat ? ({ to: 180, layerThickness: 3 * material } as const) : undefined;
    if (!foldsFlat || creased) return rectangle(name, length, wall, { ...options, delivered, ...(top && { top }) });
    const [right, left] = sidesOf(name).map((side) => creasedCorner(side, wall, foot)) as [Panel, Panel];
    return creasedWall(name, length, wall, foot, [right, left], options);
  };
  const short = (name: LeftOrRight): Panel => {
    if (creased) {
      // Seen from outside; the tab stays clear of the floor and of the rim.
      const [right, left] = wallsBeside(name).map((side) => {
        const on = trapezium(`${side}-tab`, wall - foot, tab, [tab, tab / 4], {
          role: 'glue',
          phase: gluedPhases.short + 1,
          delivered: { to: 180 },
        });
        return creasedCorner(side, wall, foot, on);
      }) as [Panel, Panel];
      const options = { role: 'wall', phase: gluedPhases.short } as const;
      return creasedWall(name, width - 2 * material, wall, foot, [right, left], options);
    }
    if (doubled) {
      const [seat, below] = [width - 2 * material, 1];
      const [onRight] = wallsBeside(name);
      const corner = doubledCorner(`${onRight}-tab`, wall - foot - below, material);
      const how = { role: 'wall', phase: gluedPhases.short } as const;
      return flanked(name, seat, wall, corner, { ...how, from: foot, to: wall - below });
    }
    return tabbedWall({
      name,
      seat: width - 2 * material,
      wall,
      tab,
      // The tab stays within the corner beyond the diagonal. In the flat tray it lies on that corner, which lies on the long wall.
      ...(foldsFlat && { lower: tab, delivered: { to: 180, layerThickness: 3 * material }, tabDelivered: { to: 180 } }),
      material,
      phase: gluedPhases.short,
      ...(rims?.[name] && { top: rims[name] }),
      gluedTo: wallsBeside(name)[0],
    });
  };
  return {
    ...walledFloor(length, width, wallsOf(long, short)),
    rises: turned ? 'right' : 'up',
    trunkIs: 'base',
    joins: eachCorner((on, side) =>
      creased
        ? glued(`${side}.${on}-corner.${on}-tab`, on, true)
        : glued(`${side}.${on}-tab`, foldsFlat ? `${on}.${side}-corner` : on, foldsFlat),
    ),
    labels: turned ? { width: 'floor.x', length: 'floor.y', height: 'back.y' } : trayLabels,
    inner: turned ? { width: 'right|left', length: 'back|front' } : trayInner,
  };
};

/** A wall with creased corners, which clear the floor like the tabs. In the flat tray it lies on the floor. */
const creasedWall = (
  name: string,
  length: number,
  wall: number,
  foot: number,
  [right, left]: readonly [Panel, Panel],
  options: PanelOptions,
): Panel =>
  pen(name, length, { ...options, delivered: { to: 180 } })
    .to(length - foot, foot)
    .hang(length - wall, wall, right)
    .side(wall, wall)
    .hang(foot, foot, flip(left))
    .close();

/** The corner beyond a 45° diagonal at the end of a wall, with a tab: upright in the tray, folded back on the wall in the flat tray. */
export const creasedCorner = (side: string, wall: number, foot: number, tab?: Panel): Panel => {
  // Converts to the frame of its crease: distances from the diagonal's upper end, along the wall and upwards.
  const at = (along: number, up: number): [number, number] => [(along - up) / Math.SQRT2, (along + up) / Math.SQRT2];
  return pen(`${side}-corner`, (wall - foot) * Math.SQRT2, { fold: 0, phase: 2, delivered: { to: -180 } })
    .to(...at(wall, foot - wall))
    .side(...at(wall, 0), tab)
    .close();
};

/** A corner square cut free from the floor's other wall and folded in two along its diagonal, upon itself. */
const doubledCorner = (name: string, high: number, material: number): Panel => {
  // The half that lies upon the other stays clear of its wall.
  const clear = 2 * material;
  const half = (high - clear) * Math.SQRT1_2;
  const folds = [{ phase: gluedPhases.short, to: 180, clearance: 2 * insideShare.corrugated * material }];
  const back = pen('back', 2 * half, { folds })
    .to(half, half)
    .close();
  return pen(name, high, { role: 'glue', phase: gluedPhases.short + 1 })
    .to(high - clear, clear)
    .hang(0, high, back)
    .close();
};
