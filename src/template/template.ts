import type { Part, Plant } from '../board/index.ts';
import type { ServiceRules } from './calibrated.ts';
import type { ClosureName, Group } from './groups.ts';
import { type IdSpace, type IdSpaceOf, listed } from './id-space.ts';
import type { Lengths, Values } from './length.ts';
import type { Choices, Chosen, Code, Evidence, Variant } from './variant.ts';

/** Source of the geometry: a drawing of the service, a code of ECMA or FEFCO, or a house construction. */
export interface Provenance {
  readonly kind: 'measured' | 'standard' | 'house';
  /** The drawing or the standard; for a house construction, our own decisions. */
  readonly source: string;
  /** @defaultValue words */
  readonly evidence?: Evidence;
}

/** Values of several choices that are incompatible. */
export interface Incompatible {
  /** The values concerned, by name. A choice that the template does not offer has no effect. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly why: string;
  /** Key of the reason in the languages of the studio, in snake_case. Without one it is shown in English. */
  readonly code?: string;
}

/** What numbers of a thing are: the least one the `depth`, in whatever place; two equal ones `across`, the other `along`; or an order. */
export type SizeReading<Name extends string = string> =
  | { readonly depth: Name }
  | { readonly across: Name; readonly along?: Name }
  | { readonly order: readonly Name[] };

/** One structure with its choices. */
export interface Template<S extends Lengths = Lengths, O extends Lengths = Lengths, C extends Choices = Choices> {
  readonly name: string;
  readonly about: string;
  /** Id of its group in the catalogue. */
  readonly group: string;
  /** Its closure, if it differs from that of most boxes in its group. */
  readonly closure?: ClosureName;
  readonly code: Code;
  readonly provenance: Provenance;
  readonly ids: IdSpace;
  /** The dimensions of the finished box, and its board as `material`, in mm. */
  readonly size: S;
  /** Two sizes of which the first must not be smaller. */
  readonly order?: readonly [larger: keyof S & string, smaller: keyof S & string];
  /** Two sizes that the hosted service expects in this order, though the box can be made in the other one. */
  readonly usualOrder?: readonly [larger: keyof S & string, smaller: keyof S & string];
  /** How three numbers of a thing are read, where they are not its length, width and height in this order. */
  readonly reads?: SizeReading<keyof S & string>;
  /** Limits that one size sets for another, e.g. the least height for a width. */
  readonly sizeLimits?: (
    size: Values<S>,
    chosen: Chosen<C>,
  ) => { readonly [K in keyof S]?: { readonly min?: number; readonly max?: number } };
  /** Sizes of the contents. Their usual value is clamped to the limits set by the other sizes. Given values are never clamped. */
  readonly following?: readonly (keyof S & string)[];
  readonly choices: C;
  /** Incompatible choices. All other combinations are valid. */
  readonly incompatible?: readonly Incompatible[];
  /** Finer settings. Their defaults and limits depend only on the sizes and the choices. */
  readonly options: (size: Values<S>, chosen: Chosen<C>) => O;
  /** Builds blanks from resolved values. It adds all allowances: panels are drawn crease to crease. */
  readonly build: (values: Values<S> & Values<O>, chosen: Chosen<C>) => readonly Part[];
  /** The reason why the closed box is open by design, e.g. `no lid`. Omitted for boxes that enclose their contents and for open groups. */
  readonly open?: string;
  /** The same template by the allowances of a plant, if it follows them. Otherwise only some of its usual values follow a plant. */
  readonly forPlant?: (plant: Plant) => Template | undefined;
  /** The plant that makes it, and whether it follows its allowances. */
  readonly plant?: Plant;
  readonly followsPlant?: boolean;
  /** What `boxwright calibrate` found of its drawings in the hosted service. */
  readonly calibrated?: ServiceRules;
}

/** The ids: a table with the choices of each, or a numbering. */
export type IdsGiven<C extends Choices> = Readonly<Record<string, Variant<NoInfer<C>>>> | IdSpaceOf;

/** Checks a template's types and widens it, so that templates of all kinds fit in one list. */
export const template = <S extends Lengths, O extends Lengths, const C extends Choices>(
  t: {
    [K in keyof Template<S, O, C>]: K extends 'ids' ? IdsGiven<C> : Template<S, O, C>[K];
  },
): Template => {
  const given = t.ids as IdsGiven<Choices>;
  const space = typeof given === 'function' ? given : listed(given);
  return { ...(t as unknown as Template), ids: space(t.choices as Choices) };
};

/** The id that represents a template in lists and tests. */
export const mainId = ({ ids }: Pick<Template, 'ids'>): string => ids.named[0];

/** The template with one additional id, for choices without an id of the service. */
export const withVariant = (t: Template, id: string, variant: Variant<Choices>): Template => ({
  ...t,
  ids: { ...t.ids, parse: (given) => (given === id ? variant : t.ids.parse(given)) },
});

/** One id of the catalogue. */
export interface Entry {
  readonly id: string;
  readonly template: Template;
  readonly group: Group;
  readonly code: Code;
  /** That of its id, if it has one of its own. */
  readonly evidence?: Evidence;
  readonly chosen: Readonly<Record<string, string>>;
}

/** The closure of an entry: that of its template, otherwise that of its group. */
export const closureOf = ({ group, template }: Pick<Entry, 'group' | 'template'>): ClosureName =>
  template.closure ?? group.closure;
