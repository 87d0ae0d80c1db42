import type { LineType } from '../board/index.ts';
import { arrange, type Dieline, extent, lengths } from '../sheet/index.ts';
import { type Catalogue, type Entry, settle, variables } from '../template/index.ts';
import { compare } from './compare.ts';
import { deviation } from './deviation.ts';

/** Variables of a template at which our drawing is theirs. In mm, degrees or pieces. */
export interface Explanation {
  readonly id: string;
  readonly values: Readonly<Record<string, number>>;
  /** Those that are not what was asked. */
  readonly changed: Readonly<Record<string, number>>;
  /** The largest distance left, in mm. */
  readonly deviation: number;
}

type Values = Readonly<Record<string, number>>;

/** What drawings are told apart by before they are laid on one another. */
interface Marks {
  readonly sides: readonly [number, number];
  readonly lengths: Readonly<Partial<Record<LineType, number>>>;
}

const marksOf = (dieline: Dieline): Marks => {
  const { left, right, bottom, top } = extent(dieline);
  const { bleed: _, ...rest } = lengths(dieline);
  return { sides: [right - left, top - bottom], lengths: rest };
};

/** How far apart the marks of two drawings are, in mm; turned by a quarter is the same. */
const apart = (a: Marks, b: Marks): number => {
  const kinds = [...new Set([...Object.keys(a.lengths), ...Object.keys(b.lengths)])] as LineType[];
  const [w, h] = a.sides;
  const sides = Math.min(
    Math.abs(w - b.sides[0]) + Math.abs(h - b.sides[1]),
    Math.abs(w - b.sides[1]) + Math.abs(h - b.sides[0]),
  );
  return kinds.reduce((sum, kind) => sum + Math.abs((a.lengths[kind] ?? 0) - (b.lengths[kind] ?? 0)), sides);
};

/** Drawings made at most for one explanation. */
const BUDGET = 3000;
/** Ids that are looked at more closely. */
const CANDIDATES = 3;

/** Draws an entry at values, and counts; undefined where they do not hold or the budget is spent. */
const drawer = () => {
  let left = BUDGET;
  return (entry: Entry, values: Values): { dieline: Dieline; values: Values } | undefined => {
    if (left-- <= 0) return undefined;
    const settled = settle(entry.template, values, entry.id);
    if (settled.complaints.length) return undefined;
    return { dieline: arrange(entry.template.build(settled.values, settled.chosen)).dieline, values: settled.values };
  };
};

/**
 * Which variables of which template make what they drew: first those that were asked, one after another moved to where the
 * sizes and lengths fit, then the same of the ids whose drawings are nearest. Undefined where none is within `tolerance` mm.
 */
export const explain = (
  catalogue: Catalogue,
  theirs: Dieline,
  asked: { readonly id?: string; readonly values: Values },
  tolerance: number,
): Explanation | undefined => {
  const draw = drawer();
  const marks = marksOf(theirs);
  const cost = (entry: Entry, values: Values): number => {
    const made = draw(entry, values);
    return made ? apart(marksOf(made.dieline), marks) : Number.POSITIVE_INFINITY;
  };
  const own = asked.id === undefined ? undefined : catalogue.find(asked.id);
  const others = catalogue.entries
    .filter(
      ({ id, template }) => id !== own?.id && Object.keys(asked.values).every((name) => name in template.size || own),
    )
    .map((entry) => ({ entry, cost: cost(entry, sizesFor(entry, asked.values)) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, CANDIDATES)
    .map(({ entry }) => entry);
  for (const entry of own ? [own, ...others] : others) {
    const found = descend(entry, sizesFor(entry, asked.values), cost);
    if (!found || found.cost > 40 * tolerance + 1) continue;
    const made = draw(entry, found.values);
    if (!made) continue;
    const { laid } = compare(theirs, made.dieline, tolerance);
    const left = deviation(
      laid,
      made.dieline.lines.filter(({ line }) => line !== 'bleed'),
    );
    if (left > tolerance) continue;
    return {
      id: entry.id,
      values: made.values,
      changed: changedFrom(entry, asked.values, made.values),
      deviation: left,
    };
  }
  return undefined;
};

const sizesFor = ({ template }: Entry, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => name in template.size || !['length', 'width', 'height'].includes(name)),
  );

/** What is not what was asked, or not the default where nothing was. */
const changedFrom = (entry: Entry, asked: Values, values: Values): Values => {
  const usual = settle(entry.template, asked, entry.id).values;
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => Math.abs(value - (asked[name] ?? usual[name] ?? Number.NaN)) > 1e-6 || !(name in usual),
    ),
  );
};

/** Steps over the range of a variable, times that the neighbourhood of the best is looked at again, and variables moved. */
const [STEPS, CLOSER, MOVED] = [16, 4, 5] as const;

/** Costs below this are rounding, in mm. */
const NOTHING = 0.02;

interface Found {
  readonly values: Values;
  readonly cost: number;
}
type Cost = (entry: Entry, values: Values) => number;

/** Moves the one variable that explains most, then the one that explains most of the rest, and so on. */
const descend = (entry: Entry, start: Values, cost: Cost): Found | undefined => {
  let best: Found = { values: start, cost: cost(entry, start) };
  if (!Number.isFinite(best.cost)) return undefined;
  for (let moved = 0; moved < MOVED && best.cost > NOTHING; moved++) {
    let next = best;
    for (const name of namesOf(entry)) {
      const tried = along(entry, best, name, cost);
      if (tried.cost < next.cost) next = tried;
      if (next.cost <= NOTHING) break;
    }
    if (next.cost > best.cost - NOTHING) break;
    best = next;
  }
  return best;
};

/** The best that one variable can do. */
const along = (entry: Entry, from: Found, name: string, cost: Cost): Found => {
  const limits = variables(entry.template, entry.id, from.values)[name];
  if (!limits || limits.max <= limits.min) return from;
  let best = from;
  const attempt = (value: number, slack: number): boolean => {
    const values = { ...best.values, [name]: value };
    const now = cost(entry, values);
    if (now >= best.cost + slack) return false;
    best = { values, cost: now };
    return true;
  };
  let [lo, hi] = [limits.min, limits.max];
  for (let closer = 0; closer <= CLOSER; closer++) {
    const step = (hi - lo) / STEPS;
    for (let k = 0; k <= STEPS; k++)
      attempt(limits.kind === 'integer' ? Math.round(lo + k * step) : lo + k * step, -1e-9);
    const middle = best.values[name] ?? limits.value;
    [lo, hi] = [Math.max(limits.min, middle - step), Math.min(limits.max, middle + step)];
  }
  // Boxes are made with round numbers: a value next to one is that one.
  const value = best.values[name];
  if (value !== undefined) [0, 1, 2].some((digits) => attempt(Number(value.toFixed(digits)), NOTHING / 2));
  return best;
};

const namesOf = (entry: Entry): string[] => {
  const all = Object.keys(variables(entry.template, entry.id));
  const size = Object.keys(entry.template.size);
  return [
    ...all.filter((name) => name === 'material'),
    ...all.filter((name) => !size.includes(name)),
    ...size.filter((name) => name !== 'material'),
  ];
};
