import { type Blank, flip, insideShare, type Join, type Panel, pen } from '../../board/index.ts';
import { bentTuck } from './bent-tuck.ts';
import { corrugatedCornerFlap } from './corrugated-corner-flap.ts';
import { widerLid } from './corrugated-lid.ts';

/** A folder of corrugated board with double ends, by its inside sizes. All in mm. */
export interface DoubleEndFolder {
  /** Between the linings of the ends. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  readonly closure:
    | { readonly by: 'tuck'; readonly depth: number; readonly play: number }
    | { readonly by: 'lap'; readonly depth: number };
}

/** When things fold: corner flaps, walls, ends; linings stand out and go in; the tuck bends away and the lid comes down with it. */
const phases = { corners: 0, walls: 1, ends: 2, linings: 3, rims: 4, bend: 5, lid: 6, front: 7 } as const;

/** Corner flaps are no longer than this. */
const CORNER = 60;

/** Where its creases lie: two thirds of the board inside, one third outside, layer upon layer. */
const levels = ({ length, width, height, material: t }: DoubleEndFolder) => {
  const lost = 2 * insideShare.corrugated * t;
  return {
    // At either end lie a wall, a corner flap and a lining on one another.
    long: length + lost + 4 * t,
    across: width + lost,
    // The lid lies on the rims of the ends.
    back: height + lost,
    end: height + lost - t,
    // From wall to lining, past the corner flap.
    rim: lost + t,
    // What hangs on the back and front stands clear of their board.
    clear: t,
  };
};

/**
 * A floor with a wall on each side. The back and front have corner flaps; the ends roll over them and come down inside
 * as linings, half a board above the floor. The lid on the back wall covers the rims; it has a tuck
 * that goes in behind the front wall, or a flap that lies on the outside of it.
 */
export const doubleEndFolder = (
  folder: DoubleEndFolder,
): Pick<Blank, 'trunk' | 'base' | 'rises' | 'trunkIs' | 'joins' | 'gauges' | 'inner'> => {
  const { width, material: t, closure } = folder;
  const { long, across, back, end, rim, clear } = levels(folder);
  const seat = long - 2 * t;
  const lining = (): Panel => {
    const wide = across - 2 * clear;
    const reach = end - insideShare.corrugated * t - t / 2;
    const inner = pen('lining', wide, { phase: phases.linings }).to(wide, reach).to(0, reach).close();
    return pen('rim', wide, { phase: phases.rims }).to(wide, rim).hang(0, rim, inner).close();
  };
  const short = (name: 'left' | 'right'): Panel =>
    pen(name, across, { role: 'wall', phase: phases.ends }).to(across, end).side(0, end, lining()).close();
  // From a board above the floor to a board below the rim.
  const corner = (name: string): Panel =>
    corrugatedCornerFlap(name, end - 2 * clear, Math.min(CORNER, width / 2), phases.corners);
  const side = (name: 'front' | 'back'): Panel => {
    // Seen standing on the floor's edge the front has the left end on its right.
    const [onRight, onLeft] = name === 'front' ? ['left', 'right'] : ['right', 'left'];
    const flap = corner(`${onRight}-flap`);
    const top = end - clear;
    const wall = pen(name, seat, { role: 'wall', phase: phases.walls }).to(seat, clear).hang(seat, top, flap);
    if (name === 'back') wall.to(seat, back).hang(0, back, lid(folder));
    else wall.to(seat, end).to(0, end);
    return wall
      .to(0, top)
      .hang(0, clear, flip(flap, `${onLeft}-flap`))
      .close();
  };
  const held: Join[] = ['front', 'back'].flatMap((wall) =>
    ['left', 'right'].map((name) => ({ by: 'glue', a: `${name}.rim.lining`, b: `${wall}.${name}-flap` }) as const),
  );
  return {
    // The floor stands on its left edge.
    trunk: pen('floor', across, { role: 'wall' })
      .to(across, t)
      .hang(across, long - t, side('front'))
      .to(across, long)
      .hang(0, long, short('right'))
      .to(0, long - t)
      .hang(0, t, side('back'))
      .close(),
    base: { line: 'crease', panel: short('left') },
    rises: 'right',
    trunkIs: 'base',
    joins: [
      ...held,
      closure.by === 'tuck' ? { by: 'lock', a: 'lid.tuck', b: 'front' } : { by: 'glue', a: 'lid.lap', b: 'front' },
    ],
    gauges: [
      { name: 'length', panel: 'floor', along: 'y' },
      { name: 'width', panel: 'floor', along: 'x' },
      { name: 'height', panel: 'back', along: 'y', span: [0, back] },
    ],
    inner: [
      { name: 'width', a: 'back', b: 'front' },
      { name: 'height', a: 'floor', b: 'lid' },
    ],
  };
};

/** A board wider than the back wall at either end, where it lies on the rims. */
const lid = (folder: DoubleEndFolder): Panel => {
  const { length, material: t, closure } = folder;
  const { long, across } = levels(folder);
  const seat = long - 2 * t;
  if (closure.by === 'lap') {
    const lap = pen('lap', long, { phase: phases.front }).to(long, closure.depth).to(0, closure.depth).close();
    return widerLid({ seat, over: t, depth: across + t, front: lap, phase: phases.lid });
  }
  const depth = across - t - closure.play;
  const front = bentTuck({ width: length - 2 * closure.play, depth: closure.depth, lid: depth, phases });
  return widerLid({ seat, over: t, depth, front, phase: phases.lid });
};
