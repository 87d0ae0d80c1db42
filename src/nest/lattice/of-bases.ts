import type { Kinds } from '../kinds.ts';
import { lattices } from './densest.ts';
import type { Lattice } from './lattice.ts';

/** Lattices of the plane, each computed when it is first asked for. */
export interface Lattices {
  readonly skew: readonly Lattice[];
  readonly double: readonly Lattice[];
}

const kept = new WeakMap<Kinds, readonly [Lattices, Lattices]>();

/** Lattices of the first of these shapes in either base. */
export const latticesOf = (kinds: Kinds): readonly [Lattices, Lattices] => {
  const known = kept.get(kinds);
  if (known) return known;
  const { gutter } = kinds;
  const upright = lazily((which) => lattices(kinds, 0, which === 'double' ? 2 : undefined));
  const turned = lazily((which) =>
    gutter.x === gutter.y ? upright[which].map(quarterTurned) : lattices(kinds, 1, which === 'double' ? 3 : undefined),
  );
  kept.set(kinds, [upright, turned]);
  return [upright, turned];
};

const lazily = (make: (which: keyof Lattices) => readonly Lattice[]): Lattices => {
  const made: Partial<Record<keyof Lattices, readonly Lattice[]>> = {};
  return {
    get skew() {
      made.skew ??= make('skew');
      return made.skew;
    },
    get double() {
      made.double ??= make('double');
      return made.double;
    },
  };
};

const quarterTurned = ({ u, v, t, cell }: Lattice): Lattice => ({
  u: [-u[1], u[0]],
  v: [-v[1], v[0]],
  ...(t && { t: [-t[1], t[0]] as const }),
  cell,
});
