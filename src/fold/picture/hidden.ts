/** A point of the picture, in pixels from its upper left corner. */
export type PixelPoint = readonly [x: number, y: number];

/** Samples for each pixel in either direction. */
const SAMPLES = 2;

/** The width of the lines of a face beyond its outline, in samples. */
const REACH = 1;

/**
 * Tells which of the convex faces, given back to front, can be seen. The faces are looked at from the front on a grid of samples: a face is
 * hidden where later faces cover every sample that it or its lines touch.
 */
export const visibleFaces = (faces: readonly (readonly PixelPoint[])[], width: number, height: number): boolean[] => {
  const [columns, rows] = [Math.ceil(width * SAMPLES), Math.ceil(height * SAMPLES)];
  const covered = new Uint8Array(columns * rows);
  const seen = faces.map(() => true);
  for (let k = faces.length - 1; k >= 0; k--) {
    // Sample (0, 0) is the middle of the first cell.
    const ring = faces[k]!.map(([x, y]): PixelPoint => [x * SAMPLES - 0.5, y * SAMPLES - 0.5]);
    seen[k] = someRow(ring, REACH, columns, rows, (from, to) => covered.subarray(from, to).includes(0));
    if (!seen[k]) continue;
    someRow(ring, 0, columns, rows, (from, to) => {
      covered.fill(1, from, to);
      return false;
    });
  }
  return seen;
};

/** Visits the rows of samples in a convex ring, or nearer to it than `round`, and stops at the first for which `will` holds. */
const someRow = (
  ring: readonly PixelPoint[],
  round: number,
  columns: number,
  rows: number,
  will: (from: number, to: number) => boolean,
): boolean => {
  const ys = ring.map(([, y]) => y);
  const first = Math.max(0, Math.ceil(Math.min(...ys) - round));
  const last = Math.min(rows - 1, Math.floor(Math.max(...ys) + round));
  for (let row = first; row <= last; row++) {
    const [left, right] = rowSpan(ring, row - round, row + round);
    const from = Math.max(0, Math.ceil(left - round));
    const to = Math.min(columns - 1, Math.floor(right + round));
    if (from <= to && will(row * columns + from, row * columns + to + 1)) return true;
  }
  return false;
};

/** The leftmost and the rightmost point of a ring between two heights. */
const rowSpan = (ring: readonly PixelPoint[], low: number, high: number): readonly [left: number, right: number] => {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const meet = (x: number): void => {
    left = Math.min(left, x);
    right = Math.max(right, x);
  };
  ring.forEach(([x, y], k) => {
    const [u, v] = ring[(k + 1) % ring.length]!;
    if (y >= low && y <= high) meet(x);
    for (const level of [low, high]) if (y < level !== v < level) meet(x + ((u - x) * (level - y)) / (v - y));
  });
  return [left, right];
};
