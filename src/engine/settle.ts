import { bisect, type Curve, crossings, distance, pointAt } from '../geometry/index.ts';
import { type BuildValues, type Entry, type Lengths, mm, TemplateFault } from '../template/index.ts';
import { type Fields, type LengthUnit, numeric } from '../values/index.ts';
import { fromCreases, isTurned, readDimensionType, withExternalRule } from './dimension-type.ts';
import { drawBox } from './draw-box.ts';
import { changeValue, formatValue } from './messages.ts';
import type { NoBox, Problem } from './problem.ts';
import { readFlag, readUnit } from './read-fields.ts';
import { readLength } from './read-length.ts';
import { readNumbers } from './read-variables.ts';
import { exactValue, nearestValid } from './readable-value.ts';
import { namedAs } from './service-names.ts';
import {
  asService,
  fixedValue,
  fixedVariablesOf,
  isCorrugated,
  type RequestProfile,
  type ServiceEntry,
  serviceProblems,
  withEqualTucks,
} from './service-rules.ts';

/** Width of the bleed. The maximum keeps the bleeds of two parts, which are drawn 20 mm from one another, from touching. */
export const overflowMargin = mm(3, [0.5, 9], 'How far the bleed reaches beyond the cut outline');

/** Distance from the end of a line within which another line meets it, in mm. */
const MEETING_DISTANCE_MM = 0.01;

/** The boards that our template is made for, in mm; undefined for a box with one of them. @param box - by own names, with the drawn board. */
const boardLimits = ({ template: { size, sizeLimits } }: Entry, { values, chosen }: BuildValues) => {
  const own = size.material!;
  const closer = sizeLimits?.(values, chosen).material;
  const [min, max] = [Math.max(own.min, closer?.min ?? own.min), Math.min(own.max, closer?.max ?? own.max)];
  const board = values.material!;
  return board >= min - 1e-9 && board <= max + 1e-9 ? undefined : ([min, max] as const);
};

/** Whether a box can be drawn with a board that its template is not made for: it is built, and no two of its cuts cross. */
const isDrawable = (entry: Entry, box: BuildValues): boolean => {
  try {
    const { lines } = drawBox(entry, box).dieline;
    const cuts = lines.filter(({ line }) => line === 'cut');
    return !cuts.some((a, k) => cuts.slice(k + 1).some((b) => a.part === b.part && cross(a.curve, b.curve)));
  } catch (error) {
    if (error instanceof TemplateFault) return false;
    throw error;
  }
};

const cross = (a: Curve, b: Curve): boolean =>
  crossings(a, b).some((at) => {
    const p = pointAt(a, at);
    return [a.from, a.to, b.from, b.to].every((end) => distance(p, end) > MEETING_DISTANCE_MM);
  });

/** What the answer says of a board that is drawn although the template is not made for it. */
const boardWarning = ({ entry }: ServiceEntry, board: number, [min, max]: readonly [number, number]): string =>
  `material ${formatValue('material', 'length', 'mm', board)} is drawn, but ${entry.id} is made for boards from ${min} to ${max} mm: check the drawing before you cut it.`;

/** Boards between which that of a limit lies, in mm, and how often the way between them is halved. */
const [WIDEST, HALVINGS] = [[0, 100], 60] as const;

/** The problem of a board with which the box cannot be drawn, with the nearest board that our template is made for. */
const undrawableBoard = (service: ServiceEntry, board: number, [min, max]: readonly [number, number]): Problem => {
  // The boards of requests that are drawn as the limits.
  const [, least] = bisect((asked) => service.drawnBoard(asked) < min, WIDEST, HALVINGS);
  const [most] = bisect((asked) => service.drawnBoard(asked) <= max, WIDEST, HALVINGS);
  const works = nearestValid({ name: 'material', of: 'length', min: least, max: most }, board, 'mm') ?? least;
  const message = `material is ${formatValue('material', 'length', 'mm', board)}, but ${service.entry.id} cannot be drawn with it; ${works} mm works.`;
  return { message, ...changeValue('material', works) };
};

/** Variables to repeat: with them the same box is drawn again. */
export type RepeatableVariables = Readonly<Record<string, number | boolean | string>> & { readonly unit: LengthUnit };

/** Values of a box that can be made, with the options of its drawing. */
export interface Settled {
  readonly unit: LengthUnit;
  /** In mm, degrees or pieces, by the names of the template. */
  readonly values: Readonly<Record<string, number>>;
  readonly chosen: Readonly<Record<string, string>>;
  /** The variables with their limits at these values, by the names of the question. */
  readonly limits: Lengths;
  /** In the unit and by the names of the question. */
  readonly used: RepeatableVariables;
  /** Only those that the question gives; the others follow the sizes. */
  readonly given: Fields;
  readonly dimensionTexts: boolean;
  /** Width of the bleed in mm, when requested. */
  readonly bleed?: number | undefined;
  /** Whose defaults and boards were used, if not ours. */
  readonly profile?: 'service' | undefined;
  /** What is to be checked before the drawing is used, in sentences. */
  readonly warnings?: readonly string[] | undefined;
}

/** The template with the names, limits and defaults of a request. */
export const requestTerms = (requested: Entry, sent: Fields, profile: RequestProfile = 'house') => {
  const service = profile === 'service' ? asService(requested, sent) : undefined;
  const given = service ? withEqualTucks(requested, sent) : sent;
  const usual = service && isCorrugated(requested) ? 'external' : undefined;
  const asked = Object.hasOwn(given, 'dimension_type') ? given.dimension_type : usual;
  const { type, problem } = readDimensionType(requested, asked);
  const base = service?.entry ?? requested;
  const ruled = type === 'external' ? withExternalRule(base) : undefined;
  const { entry, ownValues, contradictions } = namedAs(ruled ?? base, given, service !== undefined);
  const problems = [...(problem ? [problem] : []), ...(service ? serviceProblems(requested, given) : [])];
  // External sizes of a template without a rule of its own for them are converted.
  const converts = type === 'external' && !ruled;
  return { entry, ownValues, contradictions, given, service, type, converts, problems };
};

type RequestTerms = ReturnType<typeof requestTerms>;

/** Reads the variables of an entry: unit, options and a number for every size. Unknown names are ignored. */
export const settleValues = (requested: Entry, sent: Fields, profile?: RequestProfile): Settled | NoBox => {
  const problems: Problem[] = [];
  const terms = requestTerms(requested, sent, profile);
  const { entry, given, service, type } = terms;
  const own = (name: string): unknown => (Object.hasOwn(given, name) ? given[name] : undefined);
  const texts = own('dimension_texts') ?? undefined;
  const dimensionTexts = readFlag({ name: 'dimension_texts', usual: true, suggest: true }, texts, problems);
  const overflow = readFlag({ name: 'overflow', usual: false, suggest: true }, own('overflow'), problems);
  problems.push(...terms.problems);
  const unit = readUnit(own('unit'), problems);
  const read = orOddBoard(terms, requested, () =>
    readNumbers(entry, given, unit, terms.converts ? fromCreases(entry) : undefined),
  );
  const margin =
    overflow && unit ? readLength('overflow_margin', overflowMargin, own('overflow_margin'), unit) : undefined;
  if (margin && 'error' in margin) problems.push(margin.error);
  if (!unit || problems.length || 'problems' in read || (margin && 'error' in margin))
    return unsettled(terms, requested, [...problems, ...('problems' in read ? read.problems : [])]);

  const { values, chosen, lengths } = read.settled;
  const named = terms.ownValues(values);
  const board = service ? service.drawnBoard(named.material!) : named.material!;
  const drawn = board === named.material ? named : { ...named, material: board };
  const contradicting = terms.contradictions(drawn, unit);
  if (contradicting.length) return unsettled(terms, requested, contradicting);
  const limits = service && boardLimits(requested, { values: drawn, chosen });
  if (service && limits && !isDrawable(requested, { values: drawn, chosen }))
    return unsettled(terms, requested, [undrawableBoard(service, values.material!, limits)]);
  const used: Record<string, number | boolean | string> = { unit };
  for (const name in lengths)
    used[name] = read.numbers[name] ?? exactValue(name, { kind: lengths[name]!.kind, value: values[name]! }, unit);
  if (type) used.dimension_type = type;
  if (!service && isTurned(given)) used.direction = true;
  if (service?.printing) used.printing_method = service.printing;
  if (service) for (const one of fixedVariablesOf(requested.template)) used[one.name] = fixedValue(one, unit);
  used.dimension_texts = dimensionTexts;
  if (margin) Object.assign(used, { overflow, overflow_margin: margin.value });
  return {
    unit,
    values: drawn,
    chosen,
    limits: lengths,
    used: used as RepeatableVariables,
    given,
    dimensionTexts,
    bleed: margin?.mm,
    profile: service && 'service',
    warnings: service && limits && [boardWarning(service, values.material!, limits)],
  };
};

const unsettled = ({ given }: RequestTerms, entry: Entry, problems: readonly Problem[]): NoBox => ({
  kind: 'variables',
  problems,
  read: { entry, given },
});

/** What `read` gives, or the problem of a board with which the template cannot be built. */
const orOddBoard = <T>({ service, given }: RequestTerms, entry: Entry, read: () => T) => {
  try {
    return read();
  } catch (error) {
    const board = numeric(given.material);
    if (!(error instanceof TemplateFault) || !service || board === undefined) throw error;
    const { min, max } = entry.template.size.material!;
    const drawn = service.drawnBoard(board);
    if (drawn >= min && drawn <= max) throw error;
    return { problems: [undrawableBoard(service, board, [min, max])] };
  }
};
