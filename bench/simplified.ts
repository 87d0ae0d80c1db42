type Corner = readonly [x: number, y: number];

/** A closed polygon with fewer corners, no dropped corner further than `gap` from it (Douglas and Peucker 1973). */
export const simplified = (polygon: readonly Corner[], gap: number): Corner[] => {
  const [start] = polygon as [Corner];
  const ring = [...polygon, start];
  // The corner furthest from the first one stays, so that both halves have a length.
  const split = furthest(ring, ([x, y]) => Math.hypot(x - start[0], y - start[1])).at;
  return [...open(ring.slice(0, split + 1), gap).slice(0, -1), ...open(ring.slice(split), gap).slice(0, -1)];
};

const open = (chain: readonly Corner[], gap: number): Corner[] => {
  const [a, b] = [chain[0]!, chain.at(-1)!];
  const { at, value } = furthest(chain, (corner) => fromSegment(corner, a, b));
  if (value <= gap) return [a, b];
  return [...open(chain.slice(0, at + 1), gap).slice(0, -1), ...open(chain.slice(at), gap)];
};

const furthest = (corners: readonly Corner[], far: (corner: Corner) => number): { at: number; value: number } => {
  let [at, value] = [0, 0];
  corners.forEach((corner, k) => {
    const own = far(corner);
    if (own > value) [at, value] = [k, own];
  });
  return { at, value };
};

const fromSegment = ([x, y]: Corner, [ax, ay]: Corner, [bx, by]: Corner): number => {
  const [ux, uy] = [bx - ax, by - ay];
  const t = ((x - ax) * ux + (y - ay) * uy) / (ux * ux + uy * uy || 1);
  const inside = Math.min(1, Math.max(0, t));
  return Math.hypot(x - ax - inside * ux, y - ay - inside * uy);
};
