import {
  type Ends,
  insideShare,
  type LineType,
  leastWeb,
  pen,
  QUARTER,
  type Rim,
  rim,
  sleevePhases,
  stadium,
  type TubeWalls,
  toDegrees,
} from '../../src/author/index.ts';

/** Two flat roofs with a handle, held by slit flaps. All in mm, crease to crease. */
export interface EaredGable {
  readonly walls: TubeWalls;
  readonly material: number;
  /** Height of the handles above the roofs. */
  readonly handle: number;
  readonly grip: readonly [length: number, height: number];
  /** True for the drawing of the service at external sizes, where roofs as long as their walls press on the slit flaps; false for roofs that leave room for the board. */
  readonly asDrawn: boolean;
}

/** Dimensions at 250 × 150, from the service's drawing. Smaller boxes have all of them smaller. */
const DRAWN = { length: 250, width: 80 } as const;
/** Ears at both ends of a handle, the notch beside each, and the start and end of the slope above it, from the end of the handle. */
const EAR = { side: 35, notch: 3, foot: 38, top: 48 } as const;
/** Slit flaps: height, radius of the shoulders, distance of the shoulders from the middle, and length of a slit without its round end. */
const FLAP = { height: 81.5, shoulder: 15, slit: 50 } as const;
/** Distance from the foot of a handle to its grip. */
const UNDER_GRIP = 15;

const scaleOf = ({ walls: [length, width], material }: Pick<EaredGable, 'walls' | 'material'>): number =>
  Math.min(1, length / DRAWN.length, (width - 6 * material) / DRAWN.width);

/** Width of the notch beside an ear: the board of a slit flap goes in. */
const notchOf = (k: number, material: number): number => Math.max(EAR.notch * k, material + 1);

/** Width of the board beside a grip, in mm. */
const besideGrip = (material: number): number => Math.max(5, leastWeb(material));

/** The shortest wall of a small box whose handle has room for a grip of this length. Its slopes take a share of the wall, its notches do not. */
export const leastEaredGable = (grip: number, material: number): number =>
  (grip + 2 * (besideGrip(material) + material + 1)) / (1 - (2 * (EAR.side + EAR.top - EAR.foot)) / DRAWN.length);

/** Length of a grip between the slopes of a handle, and least and usual height of the handle. */
export const earedGableRoom = (g: Pick<EaredGable, 'walls' | 'material'>) => {
  const k = scaleOf(g);
  const slope = (EAR.side + EAR.top - EAR.foot) * k + notchOf(k, g.material);
  return {
    longest: g.walls[0] - 2 * (slope + besideGrip(g.material)),
    least: 45 + UNDER_GRIP * k,
    usual: 55 + UNDER_GRIP * k,
  };
};

/** Angle in degrees at which a slit's round end lies on the ear. From there a hand pushes it over the ear; the flap bends for it. */
const leanOf = (ear: number, side: number, slit: number, m: number): number => {
  const [x, y] = [ear, side + m];
  const off = Math.acos((slit * slit + x * x + y * y - ear * ear) / (2 * slit * Math.hypot(x, y)));
  return 90 - toDegrees(Math.atan2(y, x) + off);
};

/** Roofs of front and back meet flat in the middle and rise as halves of the handle. Its ears go through slits of the side walls' flaps. */
export const earedGableEnds = (g: EaredGable): Ends => {
  const { walls, material: m, handle, grip, asDrawn } = g;
  const k = scaleOf(g);
  const half = walls[1] / 2;
  // The roofs end a little before the flaps beside them; the handles lie face to face.
  const [short, depth] = asDrawn ? [0, half - m] : [0.9 * m + 0.3, half - (m - insideShare.corrugated * m)];
  const [ear, side, low] = [(EAR.side / 2) * k, EAR.side * k, (EAR.side - EAR.notch) * k];
  const notch = notchOf(k, m);
  // The drawn creases of the tube continue between neighbours up to the end of this round foot.
  const foot = m + 0.6;
  const corner: LineType = asDrawn ? 'crease' : 'cut';

  const blade = (l: number, gripAt: number) =>
    pen('handle', l, { fold: -90, phase: sleevePhases.ends })
      .to(l, side)
      .arc(l - side, side, 1)
      .path([l - side, low], [l - side - notch, low], [l - side - notch - (EAR.top - EAR.foot) * k, handle])
      .mark('cut', ...stadium([gripAt, UNDER_GRIP * k + grip[1] / 2], ...grip))
      .closeMirrored();
  // The wall with the joint may be shorter: both grips are as far from the right wall, so that they lie on one another.
  const middle = Math.min(walls[0], walls[2]) / 2 - short;
  const roofed = (l: number, gripAt: number, onLeft: LineType): Rim => {
    const seat = l - 2 * short;
    const roof = pen('roof', seat, { phase: sleevePhases.ends });
    if (asDrawn) roof.to(seat, foot - m, corner);
    roof.to(seat, depth).hang(0, depth, blade(seat, gripAt));
    if (asDrawn) roof.to(0, foot - m);
    return rim(l)
      .to(l, m, corner)
      .side(0, m, roof.close(asDrawn ? onLeft : 'cut'))
      .to(0, 0, onLeft)
      .close();
  };

  // The slits of the flaps have room for both handles, which stand farther apart as drawn. In thin board they are 4 mm, as measured in 0.9.
  const slit = Math.max(4, ((asDrawn ? 10 : 8) / 3) * m + 1) / 2;
  // From the end of a foot's arc to the start of a shoulder's arc, along the line that touches both between the uprights.
  const shoulder = FLAP.shoulder * k;
  const top = FLAP.height * k;
  const slope = Math.atan2(half - 2 * shoulder - 2 * foot, top - shoulder - foot);
  const [cos, sin, bulge] = [Math.cos(slope), Math.sin(slope), Math.tan((Math.PI / 2 - slope) / 4)];
  const fold = leanOf(ear, side, FLAP.slit * k - m, m);
  const flap = (width: number, free: boolean): Rim => {
    const right = free ? width : 2 * half - foot;
    const seat = right - half - slit;
    // In the frame of the flap, which starts at the right side of the slit.
    const x = (place: number): number => place - half - slit;
    const p = pen('ear-flap', seat, { fold, phase: sleevePhases.ends + 1 });
    if (!free) p.arc(x(2 * half - foot - foot * cos), foot - foot * sin, -bulge);
    p.to(x(half + shoulder + shoulder * cos), top - shoulder + shoulder * sin)
      .arc(x(half + shoulder), top, bulge)
      .to(x(half - shoulder), top)
      .arc(x(half - shoulder - shoulder * cos), top - shoulder + shoulder * sin, bulge)
      .to(x(foot + foot * cos), foot - foot * sin)
      .arc(x(foot), 0, -bulge)
      .to(x(half - slit), 0, 'crease')
      .to(x(half - slit), FLAP.slit * k)
      .arc(x(half + slit), FLAP.slit * k, -1);
    const end = rim(width);
    if (!free) asDrawn ? end.to(width, foot, corner).arc(right, 0, -QUARTER) : end.to(right, 0);
    end
      .hang(half + slit, 0, p.close())
      .to(half - slit, 0)
      .to(foot, 0, 'crease');
    return asDrawn ? end.arc(0, foot, -QUARTER).close(corner) : end.close();
  };
  return {
    front: roofed(walls[0], walls[0] - 2 * short - middle, 'cut'),
    right: flap(walls[1], false),
    back: roofed(walls[2], middle, corner),
    left: flap(walls[3], asDrawn),
    joins: [{ by: 'meet', a: 'front.roof.handle', b: 'back.roof.handle' }],
  };
};
