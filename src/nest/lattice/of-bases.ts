import type { Kinds } from '../kinds.ts';
import { lattices } from './densest.ts';
import type { Lattice } from './lattice.ts';

/** Lattices of the plane for either base, each worked out once. */
export const latticesOf = (kinds: Kinds) => {
  const { gutter } = kinds;
  const upright = make(kinds, 0);
  let turned: Lattices | undefined;
  return (base: 0 | 1): Lattices => {
    if (base === 0) return upright;
    turned ??=
      gutter.x === gutter.y
        ? { skew: upright.skew.map(quarterTurned), double: upright.double.map(quarterTurned) }
        : make(kinds, 1);
    return turned;
  };
};

export interface Lattices {
  readonly skew: readonly Lattice[];
  readonly double: readonly Lattice[];
}

const make = (kinds: Kinds, base: 0 | 1): Lattices => ({
  skew: lattices(kinds, base, undefined),
  double: lattices(kinds, base, base + 2),
});

const quarterTurned = ({ u, v, t, cell }: Lattice): Lattice => ({
  u: [-u[1], u[0]],
  v: [-v[1], v[0]],
  ...(t && { t: [-t[1], t[0]] as const }),
  cell,
});
