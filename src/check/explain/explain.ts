import { arrange, type Dieline } from '../../sheet/index.ts';
import { type Catalogue, type Entry, resolve, variables } from '../../template/index.ts';
import { compare } from '../compare/compare.ts';
import { besides, type Candidate, elsewhere } from './candidates.ts';
import { fitCandidate, type Started } from './fit-candidate.ts';
import { type Draw, drawer, freeParameters, type VariableValues } from './free-parameters.ts';
import { nearer, Target } from './target.ts';
import { scaleDieline, wrongUnit } from './wrong-unit.ts';

/** Variables of a template at which our drawing is theirs. In mm, degrees or pieces. */
export interface Explanation {
  /** An id of the catalogue, with other choices than its own where it has no id for them: `becf-10101,postal_lock=top`. */
  readonly id: string;
  readonly values: VariableValues;
  /** Those that are not what was asked; what follows from a size is not among them. */
  readonly changed: VariableValues;
  /** The largest distance left, in mm. */
  readonly deviation: number;
  /** How many times as large their drawing must be, where its unit is not what it was taken for. */
  readonly times?: number;
}

/** Lines drawn at most for one explanation. */
const BUDGET = 200_000;
/** Steps from what was asked to other choices, how many are followed at each and fitted, and how many of all at the end. */
const [STEPS, FOLLOWED, FIRST, CLOSER] = [3, 3, 3, 8] as const;

/**
 * Which variables of which template make what they drew: those that were asked, moved all at once to where the ends of
 * their lines are; then the same with other choices, one after another; then of other templates, what has as many ends
 * first. Undefined where none is within `tolerance` mm.
 */
export const explain = (
  catalogue: Catalogue,
  theirs: Dieline,
  asked: { readonly id?: string; readonly values: VariableValues },
  tolerance: number,
): Explanation | undefined => {
  const draw = drawer(BUDGET);
  const target = new Target(theirs);
  const own = asked.id === undefined ? undefined : catalogue.find(asked.id);
  const given = own ? withoutDefaults(own, asked.values) : asked.values;
  const inUnit = own && otherUnit(own, given, theirs, tolerance);
  if (inUnit) return inUnit;
  for (const started of candidatesInOrder(catalogue, own, given, target, draw)) {
    const values = fitCandidate(started, target, draw, tolerance);
    const explanation = values && verified(started.entry, values, given, theirs, tolerance);
    if (explanation) return explanation;
  }
  return undefined;
};

/** A setting that is what it is by default was not asked for: it follows the sizes. */
const withoutDefaults = ({ id, template }: Entry, values: VariableValues): VariableValues => {
  const sizes = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(template.size, name)));
  const usual = variables(template, id, sizes);
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => name in sizes || Math.abs(value - usual[name]!.value) > 1e-9),
  );
};

/** What is fitted, one after another; the next is looked for when the last was not it. */
function* candidatesInOrder(
  catalogue: Catalogue,
  own: Entry | undefined,
  asked: VariableValues,
  target: Target,
  draw: Draw,
): Generator<Started> {
  const ranked = (all: readonly Candidate[]): Started[] => rank(all, target, draw);
  const seen = new Set<string>();
  const fresh = (all: readonly Candidate[]): Candidate[] =>
    all.filter(({ entry, asked: values }) => {
      const key = `${entry.id} ${JSON.stringify(values)}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  let near = own ? ranked(fresh([{ entry: own, asked }])) : [];
  // What was asked goes first, whatever its ends: at other sizes it may have as many.
  yield* near;
  const rest: Started[] = [];
  const tried = new Set<Started>();
  const first = (all: readonly Started[]): Started[] => {
    const those = all.filter(({ near: { countDifference: unlike } }) => unlike === 0).slice(0, FIRST);
    for (const one of those) tried.add(one);
    return those;
  };
  for (let step = 0; step < STEPS && near.length; step++) {
    near = ranked(fresh(near.slice(0, FOLLOWED).flatMap((one) => besides(catalogue, one))));
    yield* first(near);
    rest.push(...near);
  }
  const others = ranked(elsewhere(catalogue, own, asked));
  yield* first(others);
  rest.push(...others);
  // A file may break its lines where ours do not: then it has other ends, and ours are laid on its lines.
  yield* rest
    .filter((one) => !tried.has(one))
    .sort((a, b) => nearer(a.near, b.near))
    .slice(0, CLOSER);
}

/** Those that may be theirs at some size, the nearest first. */
const rank = (all: readonly Candidate[], target: Target, draw: Draw): Started[] =>
  all
    .flatMap(({ entry, asked }): Started[] => {
      const knobs = freeParameters(entry, asked);
      const ours = draw(entry, knobs.values(knobs.start));
      const near = ours && target.nearness(ours);
      return near ? [{ entry, asked, knobs, near }] : [];
    })
    .sort((a, b) => nearer(a.near, b.near));

/** What was asked, in another unit. */
const otherUnit = (own: Entry, asked: VariableValues, theirs: Dieline, tolerance: number): Explanation | undefined => {
  const { values, chosen, violations } = resolve(own.template, asked, own.id);
  if (violations.length) return undefined;
  const times = wrongUnit(theirs, arrange(own.template.build(values, chosen)).dieline);
  const same = times && verified(own, asked, asked, scaleDieline(theirs, times), tolerance);
  return same ? { ...same, times } : undefined;
};

/** Only what is the same as a whole explains it. */
const verified = (
  entry: Entry,
  values: VariableValues,
  asked: VariableValues,
  theirs: Dieline,
  tolerance: number,
): Explanation | undefined => {
  const { template, id } = entry;
  const settled = resolve(template, values, id);
  if (settled.violations.length) return undefined;
  const { dieline } = arrange(template.build(settled.values, settled.chosen));
  const { deviations: strays, largest: most, pieces } = compare(theirs, dieline, tolerance);
  if (strays.length || pieces.theirs !== pieces.ours) return undefined;
  const usual = variables(template, id, values);
  const changed = Object.entries(values).filter(
    ([name, value]) => Math.abs(value - (asked[name] ?? usual[name]!.value)) > 1e-6,
  );
  return { id, values: settled.values, changed: Object.fromEntries(changed), deviation: most?.distance ?? 0 };
};
