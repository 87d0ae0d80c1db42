export const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

export const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

export const tanDegrees = (degrees: number): number => Math.tan(toRadians(degrees));

/** Cosine and sine of an angle in degrees, exact at multiples of 90, because most folds are square. */
export const cosSin = (degrees: number): readonly [cos: number, sin: number] => {
  const quarter = degrees / 90;
  if (Number.isInteger(quarter)) return QUARTERS[((quarter % 4) + 4) % 4]!;
  const angle = toRadians(degrees);
  return [Math.cos(angle), Math.sin(angle)];
};

/** Cosine and sine of whole quarter turns. */
const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;
