/** A regular polygon. Lengths in mm. */
export interface RegularPolygon {
  readonly side: number;
  readonly apothem: number;
  /** Fold angle between two walls of a prism on it, in degrees. */
  readonly fold: number;
}

export const regularPolygon = (sides: number, side: number): RegularPolygon => ({
  side,
  apothem: side / (2 * Math.tan(Math.PI / sides)),
  fold: 360 / sides,
});

/** A regular polygon from the distance between opposite sides. `sides` must be even. */
export const acrossFlats = (sides: number, across: number): RegularPolygon =>
  regularPolygon(sides, across * Math.tan(Math.PI / sides));
