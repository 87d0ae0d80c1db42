import { arc, type Blank, type Point, pen } from '../../../src/author/index.ts';

/** A wrap around a cup: a truncated cone. Diameters are inside the closed wrap. All in mm. */
export interface CupWrap {
  readonly top: number;
  readonly bottom: number;
  /** Vertical height, from rim to rim. */
  readonly height: number;
  /** Overlap of the ends along the upper rim. */
  readonly lap: number;
  readonly material: number;
}

/**
 * The flat wrap: a sector of a ring, with its whole angle, including the lap, in radians. Rolled board keeps its length at mid-thickness,
 * where the diameter is one board larger than inside.
 */
export const cupSector = ({ top, bottom, height, lap, material }: CupWrap) => {
  const slant = Math.hypot(height, (top - bottom) / 2);
  // Of the angle between the wall and the axis: the radius of the cone divided by the radius of the sector.
  const sine = (top - bottom) / (2 * slant);
  const outer = (top + material) / (2 * sine);
  return { slant, outer, inner: outer - slant, angle: 2 * Math.PI * sine + lap / outer, sine };
};

/** The flat wrap: two arcs about one centre, and two straight ends that point to it. */
export const cupWrap = (wrap: CupWrap): Pick<Blank, 'trunk' | 'base' | 'rises' | 'joins'> => {
  const { outer, inner, angle, sine } = cupSector(wrap);
  const [sin, cos] = [Math.sin(angle / 2), Math.cos(angle / 2)];
  const seat = 2 * inner * sin;
  const apex: Point = [seat / 2, -inner * cos];
  const bulge = Math.tan(angle / 4);
  const [right, top] = [apex[0] + outer * sin, apex[1] + outer * cos];
  return {
    trunk: pen('wall', seat, { role: 'wall', bow: { form: 'cone', apex, angle, sine, thickness: wrap.material } })
      .to(right, top)
      .arc(seat - right, top, bulge)
      .closeMirrored(),
    base: { line: 'cut', curve: arc([0, 0], [seat, 0], -bulge) },
    rises: 'up',
    joins: [],
  };
};
