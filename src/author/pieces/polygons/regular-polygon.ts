/** A regular polygon. Lengths in mm. */
export const regularPolygon = (sides: number, side: number) => ({
  side,
  apothem: side / (2 * Math.tan(Math.PI / sides)),
  /** Fold angle between two walls of a prism on it, in degrees. */
  fold: 360 / sides,
});

export type RegularPolygon = ReturnType<typeof regularPolygon>;

/** A regular polygon from the distance between opposite sides. `sides` must be even. */
export const acrossFlats = (sides: number, across: number): RegularPolygon =>
  regularPolygon(sides, across * Math.tan(Math.PI / sides));
