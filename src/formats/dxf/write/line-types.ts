/** Dash patterns in mm by the names of line types: positive drawn, negative left out, 0 a dot. */
export const LINE_TYPES: Readonly<Record<string, readonly number[]>> = {
  CONTINUOUS: [],
  DASHED: [4, -2],
  HIDDEN: [2, -1],
  DASHDOT: [4, -1, 0, -1],
  DIVIDE: [4, -1, 0, -1, 0, -1],
  DOT: [0, -1.5],
};
