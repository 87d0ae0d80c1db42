import { type Body, eachCorner, type FrontOrBack, glued, insideShare, locked, type Panel } from '../../board/index.ts';
import { rectangle } from '../rectangle.ts';
import { bentTuck } from './bent-tuck.ts';
import { flankedWall } from './corrugated-corner-flap.ts';
import { widerLid } from './corrugated-lid.ts';
import { sidewaysFloor } from './inset-floor.ts';

/** A folder of corrugated board with double ends, by its inside sizes. All in mm. */
export interface DoubleEndFolder {
  /** Between the linings of the ends. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  /** A tuck that goes in behind the front wall with so much play, or a flap that lies on the outside of it. */
  readonly closure:
    | { readonly by: 'tuck'; readonly depth: number; readonly play: number }
    | { readonly by: 'lap'; readonly depth: number };
}

/**
 * A floor with a wall on each side. The back and front have corner flaps; the ends roll over them and come down inside
 * as linings, half a board above the floor. The lid on the back wall covers the rims.
 */
export const doubleEndFolder = ({ length, width, height, material: t, closure }: DoubleEndFolder): Body => {
  // Corner flaps, walls, ends; linings stand out and go in; the tuck bends away and the lid comes down with it.
  const phases = { corners: 0, walls: 1, ends: 2, linings: 3, rims: 4, bend: 7, lid: 8, front: 9 };
  // Two thirds of the board inside of a crease, one third outside, layer upon layer.
  const lost = 2 * insideShare.corrugated * t;
  // At either end lie a wall, a corner flap and a lining on one another.
  const [long, across] = [length + lost + 4 * t, width + lost];
  // The lid lies on the rims of the ends, a board above them.
  const [back, end] = [height + lost, height + lost - t];
  const seat = long - 2 * t;
  // One end after the other: in a short folder the linings would run into one another.
  const lining = (later: number): Panel => {
    // Clear of the board of front and back, and of the floor; from wall to lining past the corner flap.
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
    // A board wider than the back wall at either end, where it lies on the rims.
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
    // The flaps end a board below the rim of the ends.
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
    ...sidewaysFloor(long, across, t, {
      front: side('front'),
      right: short('right'),
      back: side('back'),
      left: short('left'),
    }),
    joins: [
      ...eachCorner((wall, name) => glued(`${name}.rim.lining`, `${wall}.${name}-flap`)),
      closure.by === 'tuck' ? locked('lid.tuck', 'front') : glued('lid.lap', 'front'),
    ],
    labels: { length: 'floor.y', width: 'floor.x', height: ['back.y', 0, back] },
    inner: { width: 'back|front', height: 'floor|lid' },
  };
};
