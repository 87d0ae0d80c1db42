import {
  CORNER_RADIUS,
  cornerFlap,
  type FrontFeature,
  featuredEdge,
  flip,
  pen,
  rimGap,
  type SizesAndMaterial,
  toRadians,
} from '../../../src/author/index.ts';

/** A lid on the back of a tray, its front outside. Sizes of the tray in mm, its back wall one board shorter than its floor at each end. */
type HoodedLid = SizesAndMaterial & { readonly feature: FrontFeature };

/** Fold phases: its flaps, the lid, its front with the tucks, then the tab of a postal lock. */
const phases = { flaps: 5, lid: 6, front: 7, tab: 8 } as const;

/** Height of the edge of the lid's front above the crease of the floor, in mm. */
export const hoodedEdge = (material: number): number => material / 2;

/** Slant of the ends of a lid's side flap, in radians, measured in the drawing. */
const HOOD_SLANT = toRadians(18.835022697);

/**
 * The round notch where lid, wall and their flaps meet: a circle that touches the lid's side crease, the edge of the wall's flap and the
 * slanted edge of the lid's flap, two edges six boards apart. The origin lies on the hinge, at the floor's end; x outwards, y into the lid.
 */
const notchOf = (m: number) => {
  const gap = 6 * m;
  const r = gap / (1 + Math.tan(Math.PI / 4 - HOOD_SLANT / 2));
  const [cx, cy] = [r - 4 * m, r - rimGap(m)];
  // Intersections with the hinge and the end of the wall.
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

/** A back wall with corner flaps, and the lid: between its creases four boards narrower than the floor on each side, one board deeper. */
export const hoodedBack = (lid: HoodedLid) => {
  const { length, height, material: m } = lid;
  const n = notchOf(m);
  const seat = length - 2 * m;
  const crease = height + n.end;
  const hinge = length - m + n.hinge;
  // Length of the back's corner flap, which lies in one layer with the tuck of the lid. In mm.
  const flap = cornerFlap('right-flap', crease, Math.min(height - m, lid.width - height + m), 0, n.end + rimGap(m), {
    at: n.cx + m,
    bulge: n.endToEdge,
  });
  return pen('back', seat, { role: 'wall', phase: 1 })
    .hang(seat, crease, flap)
    .arc(hinge, height, n.hingeToEnd)
    .closeMirrored(lidPanel(lid));
};

const lidPanel = (lid: HoodedLid) => {
  const { length, width, height, material: m } = lid;
  const n = notchOf(m);
  const seat = length + 2 * n.hinge;
  const depth = width + m;
  const side = seat - n.hinge - 4 * m;
  return pen('lid', seat, { role: 'wall', phase: phases.lid })
    .arc(side, n.cy, n.creaseToHinge)
    .hang(side, depth - n.cy, sideFlap(depth - 2 * n.cy, height, m))
    .arc(seat, depth, n.creaseToHinge)
    .closeMirrored(lidFront(seat, lid));
};

/** A flap inside the inner wall, one board less deep than the tray, with slanted ends. Its corner radius is a quarter of the height. */
const sideFlap = (seat: number, height: number, m: number) => {
  const n = notchOf(m);
  const reach = height - m;
  const [x, y] = [n.r * Math.cos(HOOD_SLANT), n.r * (1 - Math.sin(HOOD_SLANT))];
  return pen('right-flap', seat, { phase: phases.flaps })
    .arc(seat - x, y, n.creaseToSlant)
    .rounded(height / 4, [seat - (n.slant - n.cy + reach * Math.tan(HOOD_SLANT)), reach])
    .closeMirrored();
};

/** The lid's front, half a board lower than the tray. Its tucks are quarter circles that swing into the double walls about its crease. */
const lidFront = (seat: number, { length, height, material: m, feature }: HoodedLid) => {
  const n = notchOf(m);
  const depth = height - hoodedEdge(m);
  const end = seat - n.hinge - m;
  const crease = depth + n.end;
  const far = depth - rimGap(m);
  const radius = far - CORNER_RADIUS;
  const tuck = pen('right-tuck', crease, { phase: phases.flaps })
    .arc(far, n.cx + m, n.endToEdge)
    .to(far, radius - CORNER_RADIUS)
    .turn(radius, radius)
    .turn(0, 0)
    .close();
  const front = pen('lid-front', seat, { role: 'wall', phase: phases.front })
    .arc(end, -n.end, n.hingeToEnd)
    .hang(end, depth, tuck);
  return featuredEdge(front, feature, { middle: seat / 2, depth, length, material: m, phase: phases.tab })
    .to(seat - end, depth)
    .hang(seat - end, -n.end, flip(tuck, 'left-tuck'))
    .arc(0, 0, n.hingeToEnd)
    .close();
};
