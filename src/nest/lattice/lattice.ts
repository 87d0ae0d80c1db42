/** Copies of one kind at i·u + j·v, and where it is double of the same turned by 180° at t + i·u + j·v. Micrometres. */
export interface Lattice {
  readonly u: readonly [number, number];
  readonly v: readonly [number, number];
  readonly t?: readonly [number, number];
  /** Of the plane, for each blank, in square micrometres. */
  readonly cell: number;
}

/** Lattice points whose blanks, turned or not, may be near the one in the origin. */
export const around = ({ u, v, t }: Lattice, reach: number): [i: number, j: number, x: number, y: number][] => {
  const det = Math.abs(u[0] * v[1] - u[1] * v[0]);
  const far = reach + Math.max(Math.abs(t?.[0] ?? 0), Math.abs(t?.[1] ?? 0));
  const is = Math.ceil((far * (Math.abs(v[0]) + Math.abs(v[1]))) / det);
  const js = Math.ceil((far * (Math.abs(u[0]) + Math.abs(u[1]))) / det);
  const all: [number, number, number, number][] = [];
  for (let i = -is; i <= is; i++)
    for (let j = -js; j <= js; j++) {
      const [x, y] = [i * u[0] + j * v[0], i * u[1] + j * v[1]];
      if (Math.abs(x) <= far && Math.abs(y) <= far) all.push([i, j, x, y]);
    }
  return all;
};
