import {
  box,
  locked,
  mm,
  pen,
  rectangle,
  squareSlot,
  taperMeasures,
  toRadians,
  trapezium,
  type WebWall,
  webCorner,
  webPhases,
  webTray,
  withJoins,
} from '../../../src/author/index.ts';
import { webExceptions } from '../../tray/web-exceptions.ts';
import { usualTongue } from '../../tube/usual.ts';
import taperedWebTray from '../tray-boxes/tapered-web-corner-tray.ts';

/** Depth of the tongue, its play in the slit, board beyond the slit, and what lids stay clear of the corners, in mm. */
const [TONGUE, PLAY, BEYOND, BESIDE] = [12, 0.5, 12, 1];

/** Where the tongue goes down, as a share of the way from the front to the back. */
const LOCK_AT = 0.35;

/**
 * Take-away pail: a tapered tray with folded, uncut corners that hold what runs, closed by two flaps and two lids; the tongue of the upper lid goes
 * through a slit of the other one.
 *
 *          ╭──╮
 *       ┌──┴──┴──┐
 *       │  lid   │
 *     ╱╲├────────┤╱╲
 *    ╱  ╲  back  ╱  ╲
 *   ┌╲╌╌╌╲┌────┐╱╌╌╌╱┐
 *   ││left│floor│right││
 *   └╱╌╌╌╱└────┘╲╌╌╌╲┘
 *    ╲  ╱  front ╲  ╱
 *     ╲╱├────────┤╲╱
 *       │  ───   │
 *       └────────┘
 */
export default box('carton', {
  name: 'Take-away pail',
  about: 'Pail for food that is wider at its rim, with folded, uncut corners, and two lids that lock with a tongue.',
  group: 'food_boxes',
  from: [
    'house',
    'the folded pail as it is in common use, without its wire: the tray of becf-11a0b, whose webs lie inside; lids and lock are our own construction',
  ],
  ids: ['house-take-away-pail'],
  size: {
    length: mm(90, [60, 400], 'Length of the floor'),
    width: mm(75, [60, 400], 'Width of the floor, front to back'),
    height: mm(65, [30, 300], 'Height of the rim over the floor'),
  },
  board: [0.5, [0.2, 1]],
  sizeLimits: (size) => taperedWebTray.sizeLimits!(size, {}),
  options: (size) => ({
    splay: taperedWebTray.options(size, {}).splay!,
    tongue_width: mm(usualTongue(size.length, 35), [15, size.length / 2], 'Width of the tongue'),
  }),
  labels: { length: 'floor.x', width: 'floor.y', slant: 'right.y' },
  build({ length, width, tongue_width: tongue, splay, ...size }) {
    const taper = { ...size, splay };
    const { material: t } = size;
    const { edge, skew, slant, lean } = taperMeasures(taper);
    const [up, out] = [t / Math.cos(toRadians(lean)), t * Math.tan(toRadians(lean))];
    const rimOf = (foot: number): number => foot + 2 * taper.splay;
    const lidFold = (phase: number) => ({ fold: 90 + lean, phase: webPhases.webs + phase });
    const flap = trapezium('flap', rimOf(width) - 4 * t - 2, (rimOf(length) - tongue) / 2 - 3, 3, lidFold(1));

    // The lid of the front lies on the flaps, that of the back a board higher: its tongue goes down so far behind the front.
    const seat = rimOf(length) - 2 * BESIDE;
    const at = LOCK_AT * rimOf(width);
    const slit = squareSlot([(seat - tongue) / 2 - PLAY, at - t - PLAY], [(seat + tongue) / 2 + PLAY, at + PLAY]);
    const lower = {
      ...rectangle('lid', seat, at + BEYOND, lidFold(2)),
      marks: [{ line: 'cut' as const, curves: slit }],
    };
    const down = trapezium('tongue', tongue, TONGUE, 3, { round: 3, phase: webPhases.webs + 4 });
    const upper = rectangle('lid', seat, rimOf(width) + 3 * out - at, { ...lidFold(3), top: down });
    const lids = { front: [lower, up], back: [upper, 2 * up], right: [flap, 0], left: [flap, 0] } as const;

    const wall: WebWall = (name, foot, ends) => {
      const [lid, raised] = lids[name as keyof typeof lids];
      const beside = (rimOf(foot) - lid.seat) / 2 - taper.splay;
      return pen(name, foot, { role: 'wall', fold: 90 - lean, phase: webPhases.walls })
        .side(foot + taper.splay, slant, ends.right)
        .to(foot - beside, slant)
        .to(foot - beside, slant + raised)
        .hang(beside, slant + raised, lid)
        .to(beside, slant)
        .to(-taper.splay, slant)
        .side(0, 0, ends.left)
        .close();
    };
    const tray = webTray(length, width, webCorner('right-web', edge, 3 + t, skew), wall);
    return withJoins({ ...tray, inner: {} }, locked('back.lid.tongue', 'front.lid'));
  },
  exceptions: webExceptions,
});
