import {
  type Body,
  eachCorner,
  type FrontOrBack,
  flip,
  glued,
  insideShare,
  locked,
  meets,
  type Panel,
  pen,
} from '../../../board/index.ts';
import { toRadians } from '../../../geometry/index.ts';
import { rectangle } from '../shapes.ts';
import { bentTuck, tuckBend } from './bent-tuck.ts';
import { flankedWall, widerLid } from './corrugated-flaps.ts';
import { type SizesAndMaterial, sidewaysFloor, wallsOf } from './tray-floor.ts';

/** A corrugated folder with dust flaps behind its ends. Inside sizes, in mm. */
export interface DustFolder extends SizesAndMaterial {
  /** Length of the dust flaps of front and back behind the ends (`dust`), and of the ends' flaps over the goods (`end`). */
  readonly dust: number;
  readonly end: number;
  /** Two panels that meet on top, or a lid with a tuck that goes in behind the front with this play. */
  readonly closure: { readonly by: 'panels' } | { readonly by: 'tuck'; readonly depth: number; readonly play: number };
}

/** Fold phases: corner flaps, their walls, the ends over them, the ends' flaps, then the panels or the lid. */
const phases = { corners: 0, walls: 1, ends: 2, flaps: 3, bend: 4, lid: 5, front: 6 } as const;

/** Floor, front and back with dust flaps, and ends outside these. The ends' flaps lie below the panels or the lid. */
export const dustFolder = ({ length, width, height, material: t, dust, end: reach, closure }: DustFolder): Body => {
  const inside = insideShare.corrugated * t;
  const [across, high] = [width + 2 * inside, height + 2 * inside];
  // A dust flap lies inside each end.
  const long = length + 2 * inside + 2 * t;
  const seat = long - 2 * t;
  const lid = closure.by === 'tuck' ? across - t - closure.play : 0;
  // The flaps of the ends clear front and back, and the tuck on its way in.
  const swing =
    closure.by === 'tuck' ? t + closure.play + closure.depth * Math.sin(toRadians(tuckBend(closure.depth, lid))) : 0;
  const right = pen('right', across, { role: 'wall', phase: phases.ends })
    .path([across, high], [across - t - swing, high])
    .hang(t, high, rectangle('flap', across - 2 * t - swing, reach, { phase: phases.flaps }))
    .to(0, high)
    .close();
  const closing = (name: FrontOrBack): Panel | undefined => {
    // Each panel covers the ends up to their outer face.
    if (closure.by === 'panels')
      return pen('panel', seat, { phase: phases.lid })
        .path([seat + t, t], [seat + t, across / 2])
        .closeMirrored();
    if (name === 'front') return undefined;
    const tuck = bentTuck({ width: length - 2 * closure.play, depth: closure.depth, lid, phases });
    return widerLid({ seat, over: t, depth: lid, front: tuck, phase: phases.lid });
  };
  const side = (name: FrontOrBack): Panel => {
    const top = closing(name);
    const over = top ? t : 0;
    // The dust flaps end one board below the flaps of the ends.
    const wall = { length: seat, height: high + over, below: t + over, material: t, reach: dust, phases };
    return flankedWall(name, wall, top);
  };
  return {
    ...sidewaysFloor(long, across, t, { front: side('front'), right, back: side('back'), left: flip(right, 'left') }),
    joins: [closure.by === 'tuck' ? locked('lid.tuck', 'front') : meets('front.panel', 'back.panel')],
    labels: { length: 'floor.y', width: 'floor.x', height: ['back.y', 0, high + t] },
    inner: { length: 'back.right-flap|back.left-flap', width: 'back|front', height: 'floor|right.flap' },
  };
};

/** A corrugated folder with double ends. Inside sizes, in mm. */
export interface DoubleEndFolder extends SizesAndMaterial {
  /** A tuck that goes in behind the front wall with this play, or a flap on the outside of the front wall. */
  readonly closure:
    | { readonly by: 'tuck'; readonly depth: number; readonly play: number }
    | { readonly by: 'lap'; readonly depth: number };
}

/** Ends roll over the corner flaps of back and front and end inside as linings, half a board above the floor. The lid covers the rims. */
export const doubleEndFolder = ({ length, width, height, material: t, closure }: DoubleEndFolder): Body => {
  // Corner flaps, walls and ends fold first; linings fold at right angles and go in; the tuck bends and the lid closes with it.
  const phases = { corners: 0, walls: 1, ends: 2, linings: 3, rims: 4, bend: 7, lid: 8, front: 9 };
  // Board inside the two creases of a size: two thirds of the thickness each.
  const lost = 2 * insideShare.corrugated * t;
  // Each end has three layers: wall, corner flap and lining.
  const [long, across] = [length + lost + 4 * t, width + lost];
  // The lid lies on the rims of the ends, so the ends are one board lower than the back.
  const [back, end] = [height + lost, height + lost - t];
  const seat = long - 2 * t;
  // One end folds after the other: in a short folder the linings would collide.
  const lining = (later: number): Panel => {
    // The lining fits between front and back, half a board above the floor.
    const wide = across - 2 * t;
    const reach = end - insideShare.corrugated * t - t / 2;
    const inner = rectangle('lining', wide, reach, { phase: phases.linings + later });
    return rectangle('rim', wide, lost + t, { phase: phases.rims + later, top: inner });
  };
  const short = (name: string): Panel =>
    rectangle(name, across, end, { role: 'wall', phase: phases.ends, top: lining(name === 'left' ? 2 : 0) });
  const closed = { seat, over: t, phase: phases.lid };
  const lid = (): Panel => {
    const { depth } = closure;
    // At each end the lid is one board wider than the back wall, where it lies on the rims.
    if (closure.by === 'lap')
      return widerLid({ ...closed, depth: across + t, front: rectangle('lap', long, depth, { phase: phases.front }) });
    const deep = across - t - closure.play;
    return widerLid({
      ...closed,
      depth: deep,
      front: bentTuck({ width: length - 2 * closure.play, depth, lid: deep, phases }),
    });
  };
  const side = (name: FrontOrBack): Panel => {
    const high = name === 'back' ? back : end;
    // The flaps end one board below the rim of the ends.
    const wall = {
      length: seat,
      height: high,
      below: high - end + t,
      material: t,
      reach: Math.min(60, width / 2),
      phases,
    };
    return flankedWall(name, wall, name === 'back' ? lid() : 'cut');
  };
  return {
    ...sidewaysFloor(long, across, t, wallsOf(side, short)),
    joins: [
      ...eachCorner((wall, name) => glued(`${name}.rim.lining`, `${wall}.${name}-flap`)),
      closure.by === 'tuck' ? locked('lid.tuck', 'front') : glued('lid.lap', 'front'),
    ],
    labels: { length: 'floor.y', width: 'floor.x', height: ['back.y', 0, back] },
    inner: { length: 'right.rim.lining|left.rim.lining', width: 'back|front', height: 'floor|lid' },
  };
};
