/** A regular polygon. Lengths in mm. */
export interface RegularPolygon {
  readonly sides: number;
  readonly side: number;
  /** From the middle to the middle of a side. */
  readonly apothem: number;
  /** From the middle to a corner. */
  readonly circumradius: number;
  /** Degrees that each wall of a prism over it turns out of the one before. */
  readonly fold: number;
}

export const regularPolygon = (sides: number, side: number): RegularPolygon => ({
  sides,
  side,
  apothem: side / (2 * Math.tan(Math.PI / sides)),
  circumradius: side / (2 * Math.sin(Math.PI / sides)),
  fold: 360 / sides,
});

/** The same by the distance between opposite sides, which only an even number of them has. */
export const acrossFlats = (sides: number, across: number): RegularPolygon =>
  regularPolygon(sides, across * Math.tan(Math.PI / sides));
