import { flip, type Panel, pen } from '../../board/index.ts';
import { toRadians } from '../../geometry/index.ts';
import { CORNER_RADIUS, cornerFlap, rimGap } from './corner-flap.ts';
import { type FrontFeature, featuredEdge } from './front-lock.ts';

/** A lid hinged on the back wall of a tray, with side flaps and a front that goes over the tray's. All in mm. */
export interface HoodedLid {
  /** Length of the tray's floor; the back wall is a board shorter at each end. */
  readonly length: number;
  /** From the back of the tray's floor to its front. */
  readonly width: number;
  /** Height of the tray's walls. */
  readonly height: number;
  readonly material: number;
  /** First of three phases: its flaps bend, the lid comes down, its front comes down with the tucks. */
  readonly phase: number;
  /** What is in the edge of its front. */
  readonly feature?: FrontFeature;
}

/** How far the edge of the lid's front ends above the crease of the floor. */
export const hoodedEdge = (material: number): number => material / 2;

/** How far the front's corner flap reaches into the double wall: as far as it is high, and in a high tray to the middle of the wall. */
export const besideLid = (width: number, height: number, m: number): number => Math.min(height, width / 2) - m;

/** The back's lies in one layer with the tuck of the lid. */
const behindTuck = (width: number, height: number, m: number): number => Math.min(height - m, width - height + m);

/** Slant of a lid's side flap, off the square, in radians: read off the drawing. */
const HOOD_SLANT = toRadians(18.835022697);

/**
 * The round notch where lid, wall and their flaps come together: a circle that touches
 * the lid's side crease, the edge of the wall's flap and the slanted edge of the lid's flap, which begin six boards apart.
 * Seen from the crossing of hinge and floor's end, x outwards and y into the lid.
 */
const notchOf = (m: number) => {
  const gap = 6 * m;
  const r = gap / (1 + Math.tan(Math.PI / 4 - HOOD_SLANT / 2));
  const [cx, cy] = [r - 4 * m, r - rimGap(m)];
  // Where it crosses the hinge and the end of the wall.
  const hinge = cx - Math.sqrt(r * r - cy * cy);
  const end = cy - Math.sqrt(r * r - (cx + m) ** 2);
  const [atHinge, atEnd] = [Math.asin(cy / r), Math.acos((cx + m) / r)];
  const bulge = (sweep: number): number => -Math.tan(sweep / 4);
  return {
    r,
    cx,
    cy,
    hinge,
    end,
    slant: gap - rimGap(m),
    creaseToHinge: bulge(atHinge),
    hingeToEnd: bulge(atEnd - atHinge),
    endToEdge: bulge(Math.PI / 2 - atEnd),
    creaseToSlant: bulge(Math.PI / 2 - HOOD_SLANT),
  };
};

/**
 * The ends and the rim of a back wall, drawn from the right end of its foot to the left:
 * a corner flap on each end, and the lid, which is four boards narrower than the floor on
 * each side, a board deeper, and hangs at full height.
 */
export const hoodedBack = (lid: HoodedLid): Panel => {
  const { length, height, material: m, phase } = lid;
  const n = notchOf(m);
  const seat = length - 2 * m;
  const crease = height + n.end;
  const hinge = length - m + n.hinge;
  const flap = cornerFlap('right-flap', crease, behindTuck(lid.width, height, m), 0, n.end + rimGap(m), {
    at: n.cx + m,
    bulge: n.endToEdge,
  });
  return pen('back', seat, { role: 'wall', phase: 1 })
    .hang(seat, crease, flap)
    .arc(hinge, height, n.hingeToEnd)
    .hang(seat - hinge, height, lidPanel(lid, phase))
    .arc(0, crease, n.hingeToEnd)
    .hang(0, 0, flip(flap, 'left-flap'))
    .close();
};

const lidPanel = (lid: HoodedLid, phase: number): Panel => {
  const { length, width, height, material: m } = lid;
  const n = notchOf(m);
  const seat = length + 2 * n.hinge;
  const depth = width + m;
  const side = seat - n.hinge - 4 * m;
  const flap = sideFlap(depth - 2 * n.cy, height, m, phase);
  return pen('lid', seat, { role: 'wall', phase: phase + 1 })
    .arc(side, n.cy, n.creaseToHinge)
    .hang(side, depth - n.cy, flap)
    .arc(seat, depth, n.creaseToHinge)
    .hang(0, depth, lidFront(seat, lid, phase))
    .arc(seat - side, depth - n.cy, n.creaseToHinge)
    .hang(seat - side, n.cy, flip(flap, 'left-flap'))
    .arc(0, 0, n.creaseToHinge)
    .close();
};

/** Goes down inside the inner wall: a board shorter than it is high, both ends slanted, corners of a quarter of the height. */
const sideFlap = (seat: number, height: number, m: number, phase: number): Panel => {
  const n = notchOf(m);
  const reach = height - m;
  const [x, y] = [n.r * Math.cos(HOOD_SLANT), n.r * (1 - Math.sin(HOOD_SLANT))];
  const corner = n.slant - n.cy + reach * Math.tan(HOOD_SLANT);
  return pen('right-flap', seat, { phase })
    .arc(seat - x, y, n.creaseToSlant)
    .to(seat - corner, reach)
    .round(height / 4)
    .to(corner, reach)
    .round(height / 4)
    .to(x, y)
    .arc(0, 0, n.creaseToSlant)
    .close();
};

/** Half a board shorter than the tray is high. Its tucks turn about its crease into the double walls: a quarter circle. */
const lidFront = (seat: number, { length, height, material: m, feature = 'none' }: HoodedLid, phase: number): Panel => {
  const n = notchOf(m);
  const depth = height - hoodedEdge(m);
  const end = seat - n.hinge - m;
  const crease = depth + n.end;
  const far = depth - rimGap(m);
  const radius = far - CORNER_RADIUS;
  const tuck = pen('right-tuck', crease, { phase })
    .arc(far, n.cx + m, n.endToEdge)
    .to(far, radius - CORNER_RADIUS)
    .turn(radius, radius)
    .turn(0, 0)
    .close();
  const front = pen('lid-front', seat, { role: 'wall', phase: phase + 2 })
    .arc(end, -n.end, n.hingeToEnd)
    .hang(end, depth, tuck);
  const edge = { middle: seat / 2, depth, length, material: m, phase: phase + 3 };
  return featuredEdge(front, feature, edge)
    .to(seat - end, depth)
    .hang(seat - end, -n.end, flip(tuck, 'left-tuck'))
    .arc(0, 0, n.hingeToEnd)
    .close();
};
