import type { Part } from '../board/index.ts';
import type { Exception } from './exception.ts';
import { type IdSpace, type IdSpaceOf, listed } from './id-space.ts';
import type { Lengths, Values } from './length.ts';
import type { Choices, Chosen, Code, Variant } from './variant.ts';

/** Where the geometry is from: a drawing of the service, a code of ECMA or FEFCO, or our own construction. */
export interface Provenance {
  readonly kind: 'measured' | 'standard' | 'house';
  /** Which drawing or standard, or what was decided here. */
  readonly source: string;
}

/** Values of several choices that no box can have together. */
export interface Incompatible {
  /** By name, the values concerned; a choice that the template does not offer concerns nothing. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  readonly why: string;
}

/** One structure with its choices; every file of `templates/` holds one. */
export interface Template<S extends Lengths = Lengths, O extends Lengths = Lengths, C extends Choices = Choices> {
  readonly name: string;
  readonly about: string;
  /** Id of its group in the catalogue. */
  readonly group: string;
  readonly code: Code;
  readonly provenance: Provenance;
  /** The service's ids. */
  readonly ids: IdSpace;
  /** The dimensions of the finished box, and its board as `material`, in mm. */
  readonly size: S;
  /** Two sizes of which the first may not be the smaller one. */
  readonly order?: readonly [larger: keyof S & string, smaller: keyof S & string];
  /** Limits that one size sets to another, e.g. how low a box may be for its width. */
  readonly sizeLimits?: (
    size: Values<S>,
    chosen: Chosen<C>,
  ) => { readonly [K in keyof S]?: { readonly min?: number; readonly max?: number } };
  /** Sizes of what the box holds, whose usual value keeps within the limits that the others set; one that is given never does. */
  readonly following?: readonly (keyof S & string)[];
  readonly choices: C;
  /** What excludes one another among the choices; all else goes together. */
  readonly incompatible?: readonly Incompatible[];
  /** Finer settings. Their defaults and limits depend on the size and the choices, on nothing else. */
  readonly options: (size: Values<S>, chosen: Chosen<C>) => O;
  /** From settled values to blanks. Crease to crease: no allowance is made after this. */
  readonly build: (values: Values<S> & Values<O>, chosen: Chosen<C>) => readonly Part[];
  readonly exceptions?: readonly Exception[];
  /** Why the closed box is open on purpose, e.g. `no lid`. Left out where it encloses its contents, and in groups where nothing does. */
  readonly open?: string;
}

/** How ids are given: a table of what each stands for, or a numbering. */
export type IdsGiven<C extends Choices> = Readonly<Record<string, Variant<NoInfer<C>>>> | IdSpaceOf;

/** What names a template: every style says this, whatever builds it. */
export type TemplateHead = Pick<Template, 'name' | 'about' | 'group' | 'code' | 'provenance' | 'open'> & {
  readonly ids: IdsGiven<Choices>;
};

/**
 * Checks a template's types and widens it, so that templates of all kinds fit in one list. */
export const template = <S extends Lengths, O extends Lengths, const C extends Choices>(
  t: {
    [K in keyof Template<S, O, C>]: K extends 'ids' ? IdsGiven<C> : Template<S, O, C>[K];
  },
): Template => {
  const given = t.ids as IdsGiven<Choices>;
  const space = typeof given === 'function' ? given : listed(given);
  return { ...(t as unknown as Template), ids: space(t.choices as Choices) };
};

/**
 * The id that stands for a template in lists and tests.
 * @example
 * mainId(catalogue.find('becf-10102')!.template); // = 'becf-10101'
 */
export const mainId = ({ ids }: Pick<Template, 'ids'>): string => ids.named[0];

/** The template with one id more, for choices that no id of the service has. */
export const withVariant = (t: Template, id: string, variant: Variant<Choices>): Template => ({
  ...t,
  ids: { ...t.ids, parse: (asked) => (asked === id ? variant : t.ids.parse(asked)) },
});
