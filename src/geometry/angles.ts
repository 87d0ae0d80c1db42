export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

export const tanDegrees = (degrees: number): number => Math.tan(toRadians(degrees));

/** Cosine and sine of an angle in degrees, exact at multiples of 90, because most folds are square. */
export const cosSin = (degrees: number): readonly [cos: number, sin: number] => {
  const quarter = degrees / 90;
  if (Number.isInteger(quarter)) {
    const q = ((quarter % 4) + 4) % 4;
    return [[1, 0, -1, 0][q]!, [0, 1, 0, -1][q]!];
  }
  const angle = toRadians(degrees);
  return [Math.cos(angle), Math.sin(angle)];
};
