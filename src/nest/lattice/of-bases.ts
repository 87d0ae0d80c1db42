import type { Kinds } from '../kinds.ts';
import { rememberedBy } from '../remembered.ts';
import { lattices } from './densest.ts';
import type { Lattice } from './lattice.ts';

const remembered = rememberedBy<Kinds, readonly Lattice[]>();

/** Lattices of the plane of the first shape in either base: computed when they are first asked for, and kept as long as its kinds. */
export const latticesOf = (kinds: Kinds, base: 0 | 1, which: 'skew' | 'double'): readonly Lattice[] =>
  remembered(kinds, `${which} ${base}`, () => make(kinds, base, which));

const make = (kinds: Kinds, base: 0 | 1, which: 'skew' | 'double'): readonly Lattice[] =>
  base === 1 && kinds.gutter.x === kinds.gutter.y
    ? latticesOf(kinds, 0, which).map(quarterTurned)
    : lattices(kinds, base, which === 'double' ? base + 2 : undefined);

const quarterTurned = ({ u, v, t, cell }: Lattice): Lattice => ({
  u: [-u[1], u[0]],
  v: [-v[1], v[0]],
  ...(t && { t: [-t[1], t[0]] as const }),
  cell,
});
