import {
  type Ends,
  type Join,
  type Panel,
  type Point,
  pen,
  type Rim,
  raised,
  rim,
  shutBulge,
  type TubeWalls,
  tanDegrees,
  trapezium,
} from '../../src/author/index.ts';
import { flapTurns, lapTurns } from './auto-lock-squaring-panels.ts';

/** A bottom of a four-wall sleeve whose flaps lock. All in mm. */
export interface FlapLock {
  readonly board: 'carton' | 'corrugated';
  readonly walls: TubeWalls;
  /** Reach of the large flaps beyond the middle of the box. */
  readonly overlap: number;
  readonly material: number;
}

/** The tip of the hook lies this far beyond the middle of the box, and this far past the middle of its wall, in mm. */
const NOSE = { beyond: 5, past: 0.5 };

export const FLAP = 'bottom-flap';

/** The laps are glued to the side flaps in production. The hooks lock when the box is squared. */
export const autoLockJoins: readonly Join[] = [
  { by: 'glue', a: `front.${FLAP}.lap`, b: `right.${FLAP}`, delivered: true },
  { by: 'glue', a: `back.${FLAP}.lap`, b: `left.${FLAP}`, delivered: true },
  { by: 'lock', a: `front.${FLAP}`, b: `back.${FLAP}` },
];

/** Width of the board between the hook and the lap's crease, in mm. */
export const HOOK_NECK = 3;

/**
 * An auto-lock (crash-lock) bottom: front and back carry a main flap with a hook on the centre line and a lap beyond a 45° crease, glued to
 * the side flap next to it. It is glued flat and follows the walls during squaring. In carton all creases lie on one line, as the service
 * draws them, and an arc in the wall relieves the corner. In corrugated board the side flaps fold where walls end, main flaps further out.
 */
export const autoLockEnds = (lock: FlapLock): Ends => {
  const { board, walls, material } = lock;
  const carton = board === 'carton';
  // Between front and back, a board clear of each. The slanting sides stay within the corners of the wall.
  const layer = carton ? 0 : material;
  const bulge = shutBulge(board, material);
  const middle = walls[1] / 2 - layer;
  const side = (width: number): Panel => {
    const seat = width - 2 * layer;
    return trapezium(FLAP, seat, middle, [middle * tanDegrees(20), carton ? seat - middle : middle], flapTurns(bulge));
  };
  return {
    front: mainEnd(lock, walls[0]),
    right: raised(side(walls[1]), walls[1], 0),
    back: mainEnd(lock, walls[2]),
    left: raised(side(walls[3]), walls[3], 0),
    joins: autoLockJoins,
  };
};

/** The crease of the lap, the relief of the corner, and the neck of the hook. */
const cornerOf = ({ board, walls, material: t }: FlapLock, l: number) => {
  const half = walls[1] / 2;
  // Distance along the diagonal from the corner to the lap's crease, by the box's width: 7 at 50 and 11 at 78 in the service's drawings.
  const foot = Math.round((walls[1] * Math.SQRT2) / 10) / Math.SQRT2;
  if (board === 'carton') {
    // The main flap stays one board clear of the diagonal. The diagonal goes to the middle of the box; in an almost square box it ends
    // where the hook needs the room.
    const step = t / Math.SQRT2;
    return {
      clear: t * Math.SQRT2,
      foot,
      shift: 0,
      free: 2,
      end: Math.min(half, l / 2 - HOOK_NECK),
      neck: l / 2,
      out: [foot + step, foot - step] as Point,
    };
  }
  // Main and side flaps turn about creases a board apart. Glued flat, the lap would be off by that board on one side of the
  // diagonal; shifted by half of it towards the side flap, it is off by half a board each way, which the glue and the board take.
  const shift = t / 2;
  const clear = Math.max(2, Math.SQRT2 * t);
  const further = Math.max(foot, 8, 3 * t);
  return {
    clear,
    foot: further,
    shift,
    free: Math.max(2, t),
    // In an almost square box the diagonal ends before the middle, where the hook needs the room.
    end: Math.min(half - shift, (l + t) / 2 - HOOK_NECK - 2.6 * t),
    // The necks of the two hooks stand a board apart.
    neck: (l + t) / 2,
    out: [further - clear / 2, further + shift - clear / 2] as Point,
  };
};

/** The end of a long wall. The lap is on its left, seen from the middle of the wall towards its end. */
const mainEnd = (lock: FlapLock, l: number): Rim => {
  const { board, walls, overlap: o, material: t } = lock;
  const carton = board === 'carton';
  const bulge = shutBulge(board, t);
  const half = walls[1] / 2;
  const deep = half + o;
  const rise = o - NOSE.beyond;
  const { clear, foot: e, shift, free, end, neck, out } = cornerOf(lock, l);

  // In the frame of the lap's crease, computed from points of the main flap.
  const at = (x: number, y: number): Point => [
    (x - e + (y - shift - e)) / Math.SQRT2,
    (y - shift - e - (x - e)) / Math.SQRT2,
  ];
  const lap = pen('lap', (end - e) * Math.SQRT2, { role: 'glue' })
    .to(...at(half - shift - o, deep))
    .to(...at(free, deep))
    .to(...at(free, 2 * e + shift - free))
    .close();
  const main = pen(FLAP, l - clear)
    .to(l - deep * tanDegrees(5) - clear, deep)
    .to(neck - NOSE.past + rise - clear, deep)
    .to(neck - NOSE.past - clear, half + NOSE.beyond)
    .to(neck - clear, half)
    .to(end - clear, end + shift)
    .hang(e - clear, e + shift, { ...lap, ...lapTurns(bulge) })
    .to(out[0] - clear, out[1])
    .close();
  const folded = { ...main, ...flapTurns(bulge) };
  if (!carton) return rim(l).to(l, t).hang(clear, t, folded).close();

  // The relief touches the diagonal and leaves the corner at 20°.
  const radius = clear / (Math.SQRT2 + Math.cos(Math.PI / 9) - Math.sin(Math.PI / 9));
  const [cx, cy] = [radius * Math.cos(Math.PI / 9), radius * Math.sin(Math.PI / 9)];
  return rim(l)
    .hang(clear, 0, folded)
    .to(cx + radius / Math.SQRT2, cy - radius / Math.SQRT2)
    .arc(0, 0, -tanDegrees(115 / 4))
    .close();
};
