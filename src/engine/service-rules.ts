import { keptIn, perObject } from '../geometry/index.ts';
import {
  type BoardRule,
  boardBy,
  buildParts,
  defaultBy,
  type Entry,
  type Length,
  type Template,
  variables,
} from '../template/index.ts';
import { type Fields, type LengthUnit, numeric, parseSwitch, quote, roundTo } from '../values/index.ts';
import { changeValue, formatValue } from './messages.ts';
import type { Problem } from './problem.ts';
import { isUnit } from './read-fields.ts';
import { exactValue } from './readable-value.ts';
import rules from './service-rules.json' with { type: 'json' };
import { toMm } from './units.ts';

/** Whose defaults and boards a request has: those of the hosted service, or ours. */
export type RequestProfile = 'service' | 'house';

/** Boards in mm, and what the service draws for them, each with its source. */
const { boards, corrugated, cartons } = rules;

export const PRINTING_METHODS = ['offset', 'flexo'] as const;

export const isCorrugated = ({ group }: Pick<Entry, 'group'>): boolean => group.category === 'Corrugated Cardboards';

/** The board that is drawn for a requested one, in mm. */
type DrawnBoard = (requested: number) => number;

const asGiven: DrawnBoard = (requested) => requested;
const squeezed: DrawnBoard = (requested) => roundTo(requested * corrugated.squeezed, 9);
const inSteps: DrawnBoard = (requested) =>
  requested > cartons.above && requested <= cartons.upTo ? cartons.drawn : requested;

const byRule = perObject(
  ({ drawn }: BoardRule): DrawnBoard =>
    (requested) =>
      roundTo(boardBy(drawn, requested), 9),
);

/** A template as the service has it. */
export interface ServiceEntry {
  /** Its `material` is the requested board. */
  readonly entry: Entry;
  readonly drawnBoard: DrawnBoard;
  readonly printing?: (typeof PRINTING_METHODS)[number];
}

/** Wrapped templates, and their entries: what is remembered of them is worth keeping. */
const templatesOf = perObject((_: Template) => new Map<DrawnBoard, Template>());
const entriesOf = perObject((_: Entry) => new Map<DrawnBoard, ServiceEntry>());

/** The template with the limits, defaults and boards of the service. */
export const asService = (entry: Entry, given: Fields = {}): ServiceEntry => {
  const method = given.printing_method === 'flexo' ? 'flexo' : 'offset';
  const printing = isCorrugated(entry) ? method : undefined;
  const { category } = entry.group;
  const usual = printing === 'offset' ? squeezed : category === 'Cartons' ? inSteps : asGiven;
  const rule = entry.template.calibrated?.boards.find((one) => one.category === category && one.printing === printing);
  const drawnBoard = rule ? byRule(rule) : usual;
  return keptIn(entriesOf(entry), drawnBoard, () => {
    const template = keptIn(templatesOf(entry.template), drawnBoard, () => serviceTemplate(entry, drawnBoard));
    return { entry: { ...entry, template }, drawnBoard, ...(printing && { printing }) };
  });
};

const serviceTemplate = (entry: Entry, drawnBoard: DrawnBoard): Template => {
  const own = entry.template;
  const { min, max } = boards;
  const hasUsualGlue = isCorrugated(entry) && !corrugated.otherGlueFlap.some((id) => own.ids.parse(id));
  const drawn = <Sizes extends Readonly<Record<string, number>>>(size: Sizes): Sizes => ({
    ...size,
    material: drawnBoard(size.material!),
  });
  return {
    ...own,
    size: { ...own.size, material: { ...own.size.material!, min, max } },
    ...(own.usualOrder && { order: own.usualOrder }),
    ...(own.sizeLimits && {
      sizeLimits: (size, chosen) => {
        const { material: _, ...limits } = own.sizeLimits!(drawn(size), chosen);
        return limits;
      },
    }),
    options: (size, chosen) => {
      const options = own.options(drawn(size), chosen);
      const { glue_flap: glue } = options;
      const usual: Record<string, Length> = { ...options };
      if (glue && hasUsualGlue) usual.glue_flap = withUsual(glue, corrugated.glueFlap);
      for (const rule of own.calibrated?.defaults ?? []) {
        const { [rule.name]: length } = options;
        if (length) usual[rule.name] = withUsual(length, defaultBy(rule, drawn(size)));
      }
      return usual;
    },
    build: (values, chosen) => buildParts(entry, { values: drawn(values), chosen }),
  };
};

/** A default that does not fit shrinks or grows to the limit, as that of any variable. */
const withUsual = (length: Length, usual: number): Length => ({
  ...length,
  value: Math.max(length.min, Math.min(usual, length.max)),
});

/** The bottom tuck is as deep as the top tuck, unless it is given: all measured tuck end boxes have two equal ones. */
export const withEqualTucks = ({ template, id }: Entry, given: Fields): Fields => {
  const { top_tuck_flap: top, bottom_tuck_flap: bottom } = given;
  const follows = numeric(top) !== undefined && bottom === undefined && variables(template, id).bottom_tuck_flap;
  return follows ? { ...given, bottom_tuck_flap: top } : given;
};

/** A variable of the service of which drawings show one value. */
interface FixedVariable {
  readonly name: string;
  readonly kind: 'boolean' | 'length';
  /** The value that drawings show; lengths in mm. */
  readonly value: number;
  readonly about: string;
  /** Ids whose templates have it. */
  readonly of: readonly string[];
}

/** Styles of ids that a stored answer states, where no choice of ours gives them. */
export const serviceStyles: Readonly<Record<string, string>> = rules.styles;

const fixedVariables = rules.fixed as readonly FixedVariable[];

/** Variables of this template of which only one value can be drawn. */
export const fixedVariablesOf = perObject(({ ids }: Template) =>
  fixedVariables.filter(({ of }) => of.some((id) => ids.parse(id))),
);

const ROUNDING_MM = 0.01;

export const fixedValue = ({ kind, name, value }: FixedVariable, unit: LengthUnit): number | boolean =>
  kind === 'boolean' ? Boolean(value) : exactValue(name, { kind, value }, unit);

/** Problems of names that only the service has: values that no known drawing shows, and unknown ways of printing. */
export const serviceProblems = (entry: Entry, given: Fields): readonly Problem[] => {
  const unit = isUnit(given.unit) ? given.unit : 'mm';
  const { printing_method: printing } = given;
  const known = printing === undefined || !isCorrugated(entry) || PRINTING_METHODS.some((one) => one === printing);
  return [
    ...(known ? [] : [{ message: `printing_method must be offset or flexo, but is ${quote(printing)}.` }]),
    ...fixedVariablesOf(entry.template).flatMap((one): Problem[] => {
      const { name, kind, value } = one;
      const is = given[name];
      const number = kind === 'boolean' ? Number(parseSwitch(is)) : toMm(name, kind, unit, numeric(is) ?? Number.NaN);
      if (is === undefined || Math.abs(number - value) < ROUNDING_MM) return [];
      const works = fixedValue(one, unit);
      const shown = kind === 'boolean' ? works : formatValue(name, kind, unit, Number(works));
      const message = `${name} is ${quote(is)}, but the only drawings of the service that are known have ${shown}; ${shown} works.`;
      return [{ message, ...changeValue(name, Number(works)) }];
    }),
  ];
};
