/** A point of the picture, in pixels from its upper left corner. */
export type PixelPoint = readonly [x: number, y: number];

/** Samples per pixel in each direction. */
const SAMPLES = 2;

/** Width of the lines of a face beyond its outline, in samples. */
const LINE_REACH_SAMPLES = 1;

/** Whether each convex face, given back to front, is visible: no later ones cover every sample of a grid that it or its lines touch. */
export const visibleFaces = (faces: readonly (readonly PixelPoint[])[], width: number, height: number): boolean[] => {
  const [columns, rows] = [Math.ceil(width * SAMPLES), Math.ceil(height * SAMPLES)];
  const covered = new Uint8Array(columns * rows);
  const seen = faces.map(() => true);
  const isOpen = (from: number, to: number): boolean => covered.subarray(from, to).includes(0);
  const cover = (from: number, to: number): boolean => {
    covered.fill(1, from, to);
    return false;
  };
  for (let k = faces.length - 1; k >= 0; k--) {
    // Sample (0, 0) is the middle of the first cell.
    const ring = faces[k]!.map(([x, y]): PixelPoint => [x * SAMPLES - 0.5, y * SAMPLES - 0.5]);
    seen[k] = someRow(ring, LINE_REACH_SAMPLES, columns, rows, isOpen);
    if (seen[k]) someRow(ring, 0, columns, rows, cover);
  }
  return seen;
};

/** Visits rows of samples within `round` of a convex ring until `will` is true. A picture has a million: no new lists and closures. */
const someRow = (
  ring: readonly PixelPoint[],
  round: number,
  columns: number,
  rows: number,
  will: (from: number, to: number) => boolean,
): boolean => {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [, y] of ring) {
    lowest = Math.min(lowest, y);
    highest = Math.max(highest, y);
  }
  const first = Math.max(0, Math.ceil(lowest - round));
  const last = Math.min(rows - 1, Math.floor(highest + round));
  for (let row = first; row <= last; row++) {
    const low = row - round;
    const high = row + round;
    let left = Number.POSITIVE_INFINITY;
    let right = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < ring.length; k++) {
      const from = ring[k]!;
      const to = ring[k + 1 < ring.length ? k + 1 : 0]!;
      const x = from[0];
      const y = from[1];
      const v = to[1];
      if (y >= low && y <= high) {
        if (x < left) left = x;
        if (x > right) right = x;
      }
      for (let side = -1; side <= 1; side += 2) {
        const edge = row + side * round;
        if (y < edge === v < edge) continue;
        const at = x + ((to[0] - x) * (edge - y)) / (v - y);
        if (at < left) left = at;
        if (at > right) right = at;
      }
    }
    const from = Math.max(0, Math.ceil(left - round));
    const to = Math.min(columns - 1, Math.floor(right + round));
    if (from <= to && will(row * columns + from, row * columns + to + 1)) return true;
  }
  return false;
};
