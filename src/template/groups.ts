import table from './groups.json' with { type: 'json' };

/** The ways in which boxes close, as people look for them. */
export const closures = [
  'tuck',
  'snap_lock',
  'auto_bottom',
  'sealed',
  'hinged_lid',
  'separate_lid',
  'open_tray',
  'wrap',
  'other',
] as const;

/** The closure of a box: that of its bottom, if the bottom locks, otherwise that of its top. A drawer in a sleeve counts as a separate lid. */
export type ClosureName = (typeof closures)[number];

/** The three categories of the catalogue. */
export type Category = 'Cartons' | 'Corrugated Cardboards' | 'Hard Cardboards';

/** The groups of each category, with the closure of most of their boxes. */
const groupClosures = table.closures as Readonly<Record<Category, Readonly<Record<string, ClosureName>>>>;

/** Groups of styles that do not enclose their contents: cards, sleeves, separators. */
const open: ReadonlySet<string> = new Set(table.open);

export interface Group {
  /** `<category in snake case>_<name in snake case>`, e.g. `cartons_tuck_end_boxes`. */
  readonly id: string;
  readonly name: string;
  readonly category: Category;
  /** True when its boxes enclose their contents. A template that stays open states the reason. */
  readonly encloses: boolean;
  /** The closure of its boxes. A template that closes otherwise has its own. */
  readonly closure: ClosureName;
}

const snake = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_|_$/g, '');

/** All 28 groups, in the order of the catalogue. */
export const groups: readonly Group[] = (Object.keys(groupClosures) as Category[]).flatMap((category) =>
  Object.entries(groupClosures[category]).map(([name, closure]) => ({
    id: `${snake(category)}_${snake(name)}`,
    name,
    category,
    encloses: !open.has(name),
    closure,
  })),
);

/** @throws RangeError for an unknown group. */
export const group = (id: string): Group => {
  const found = groups.find((g) => g.id === id);
  if (!found) throw new RangeError(`Unknown group "${id}". groups lists all, for example cartons_tuck_end_boxes.`);
  return found;
};

/** Sorts templates by group, and within a group by main id. */
export const inOrder = <
  T extends { readonly group: string; readonly ids: { readonly named: readonly [string, ...string[]] } },
>(
  templates: readonly T[],
): T[] => {
  const place = (id: string): number => groups.findIndex((g) => g.id === id);
  return templates.toSorted((a, b) => place(a.group) - place(b.group) || (a.ids.named[0] < b.ids.named[0] ? -1 : 1));
};
