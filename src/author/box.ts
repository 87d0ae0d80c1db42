import {
  type Body,
  type BodyOfPart,
  blankOf,
  type InnerSizes,
  insideShare,
  isParts,
  type Labels,
  onePart,
  partsOf,
} from '../board/index.ts';
import {
  type Choices,
  type Chosen,
  type Code,
  type Evidence,
  type IdsGiven,
  type Length,
  type Lengths,
  mm,
  type Provenance,
  type Range,
  type Template,
  template,
  type Values,
} from '../template/index.ts';
import { type WindowSpec, windowOptions, withRoomForWindow, withWindow } from './window.ts';

/** The kind of board. It determines thickness, crease allowance, category and the standard of the code. */
export type BoardKind = 'carton' | 'corrugated' | 'rigid';

const about = 'Thickness of the board';

/** Its usual thickness, the share of it that lies inside a crease, the prefix of the ids of its groups, and its standard. */
const boards = {
  carton: { material: mm(0.5, [0.1, 1.2], about), inside: insideShare.carton, category: 'cartons', code: 'ecma' },
  corrugated: {
    material: mm(1.5, [0.8, 7], about),
    inside: insideShare.corrugated,
    category: 'corrugated_cardboards',
    code: 'fefco',
  },
  rigid: {
    material: mm(2, [0.8, 4], 'Thickness of the greyboard'),
    inside: insideShare.hard,
    category: 'hard_cardboards',
    code: 'ecma',
  },
} as const;

type Board = { readonly material: Length };
/** No options or choices: reading a name from it is a compile error. */
type None = Readonly<Record<never, never>>;
type OrFrom<T, A extends readonly unknown[]> = T | ((...args: A) => T);

/** Where a geometry comes from, after the kind of that source. */
type SourceText = `${Provenance['kind']}: ${string}`;

/** What a template has as its author writes it. */
type AsWritten<S extends Lengths, C extends Choices> = Pick<
  Template<S, Lengths, C>,
  'name' | 'about' | 'closure' | 'order' | 'usualOrder' | 'reads' | 'sizeLimits' | 'following' | 'incompatible' | 'open'
>;

/** The definition of a template, as written by its author. */
export interface BoxSpec<S extends Lengths, O extends Lengths, C extends Choices> extends AsWritten<S & Board, C> {
  /** The group's name in snake case, without its category. */
  readonly group: string;
  /** The ECMA code of a carton or rigid box, the FEFCO code of a corrugated one; or both, by name. */
  readonly code?: string | Code;
  /** Source of the geometry: `house: a rectangle`. A list may name its evidence, too. */
  readonly from: SourceText | readonly [kind: Provenance['kind'], source: string, evidence?: Evidence];
  /** @defaultValue `drawing` if measured, otherwise `words` */
  readonly evidence?: Evidence;
  /** The service's ids, the main one first: a list when they draw the same, otherwise each with its choices. */
  readonly ids: readonly string[] | IdsGiven<C>;
  readonly size: S;
  /** Board, when it differs from the usual one of the kind. */
  readonly board?: readonly [usual: number, range: Range, about?: string];
  readonly choices?: C;
  /** A window in one panel. It adds the choice `window`, and two options. */
  readonly window?: WindowSpec<Values<S & Board>>;
  readonly options?: (size: Values<S & Board>, chosen: Chosen<C> & { readonly window?: string }) => O;
  readonly labels?: OrFrom<Labels, [values: Values<S & Board> & Values<O>, chosen: Chosen<C>]>;
  readonly inner?: OrFrom<InnerSizes, [values: Values<S & Board> & Values<O>, chosen: Chosen<C>]>;
  /** Builds one body, or several parts, from sizes, options and choices. */
  readonly build: (values: Values<S & Board> & Values<O>, chosen: Chosen<C>) => Body | readonly BodyOfPart[];
}

/** Names and ids of a box, for factories that build several. */
export type BoxHead = Pick<
  BoxSpec<Lengths, Lengths, Choices>,
  'name' | 'about' | 'group' | 'closure' | 'code' | 'from' | 'evidence' | 'ids' | 'open'
>;

const kindAndSource = (text: SourceText): readonly [kind: Provenance['kind'], source: string, evidence?: Evidence] => {
  const [kind, ...source] = text.split(': ');
  return [kind as Provenance['kind'], source.join(': ')];
};

const got = <T, A extends readonly unknown[]>(value: OrFrom<T, A>, ...args: A): T =>
  typeof value === 'function' ? (value as (...args: A) => T)(...args) : value;

const hasWindow = ({ window = 'none' }: Readonly<Record<string, string>>): boolean => window !== 'none';

/**
 * Makes a template: one box with its sizes, its choices and a function that builds it.
 *
 * The kind of board determines `material` with its usual thickness, the crease allowance, the category of the group and the
 * standard of the code. An unknown size or choice in `build` is a compile error.
 *
 * @example
 * const card = box('carton', {
 *   name: 'Card',
 *   about: 'A flat card.',
 *   group: 'tags',
 *   from: 'house: a rectangle',
 *   ids: { 'shop-card': {} },
 *   size: { length: mm(90, [20, 500], 'Length'), width: mm(50, [20, 500], 'Width') },
 *   build: ({ length, width }) => ({ trunk: pen('card', length, { folds: [] }).to(length, width).to(0, width).close() }),
 * });
 * drawOne(createCatalogue([card]), 'shop-card', { length: 85 }).size; // = { width: 85, height: 50 }
 */
export const box = <S extends Lengths, O extends Lengths = None, const C extends Choices = None>(
  kind: BoardKind,
  spec: BoxSpec<S, O, C>,
): Template => {
  const board = boards[kind];
  const { code = {}, from, evidence: stated, ids, board: given, ...others } = spec;
  const { group, window, options, labels, inner, build, ...head } = others;
  const material = given ? mm(given[0], given[1], given[2] ?? board.material.about) : board.material;
  const [origin, source, named = stated] = typeof from === 'string' ? kindAndSource(from) : from;
  const evidence = named ?? (origin === 'measured' ? 'drawing' : 'words');
  const { order } = head;
  type Limits = NonNullable<Template<S & Board, Lengths, C>['sizeLimits']>;
  const limits: Limits = (size, chosen) => {
    const plain = spec.sizeLimits?.(size, chosen) ?? ({} as ReturnType<Limits>);
    const own =
      window && hasWindow(chosen) ? (withRoomForWindow(plain, size, window, chosen) as ReturnType<Limits>) : plain;
    if (!order) return own;
    const [larger, smaller] = order;
    const { min = 0, max = Number.POSITIVE_INFINITY } = own[smaller] ?? {};
    // Computed names are assigned one by one, because they are ten times slower in an object literal.
    const ordered: { -readonly [K in keyof ReturnType<Limits>]: ReturnType<Limits>[K] } = Object.assign({}, own);
    ordered[smaller] = { min, max: Math.min(max, size[larger]) };
    ordered[larger] = Object.assign({}, own[larger], { min: Math.max(min, own[larger]?.min ?? 0) });
    return ordered;
  };
  return template({
    ...head,
    group: `${board.category}_${group}`,
    code: typeof code === 'string' ? { [board.code]: code } : code,
    provenance: { kind: origin, source, evidence },
    ids: (Array.isArray(ids)
      ? Object.fromEntries((ids as readonly string[]).map((id) => [id, {}]))
      : ids) as IdsGiven<C>,
    // Sizes that several boxes share may already include `material`.
    size: { ...spec.size, ...(!spec.size.material && { material }) } as S & Board,
    choices: { ...spec.choices, ...(window && { window: ['none', window.in] }) } as unknown as C,
    options: (size, chosen) => {
      const own = options?.(size, chosen) ?? ({} as O);
      return window && hasWindow(chosen) ? { ...own, ...windowOptions(size, window, chosen) } : own;
    },
    build: (values, chosen) => {
      const plain = build(values, chosen);
      const built = window && hasWindow(chosen) ? withWindow(plain, window, values) : plain;
      const own = { thickness: values.material, inside: board.inside };
      if (isParts(built)) return partsOf(built, own);
      // Labels of the template override those of its pieces.
      const body: Body = Object.assign({}, built, {
        labels: got(labels ?? built.labels ?? {}, values, chosen),
        inner: got(inner ?? built.inner ?? {}, values, chosen),
      });
      return onePart(blankOf(body, own));
    },
    ...((order || spec.sizeLimits || window) && { sizeLimits: limits }),
  });
};
