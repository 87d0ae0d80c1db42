import { type BoardRule, boardBy, type DefaultRule, type DrawnAs, defaultBy } from '../../template/index.ts';
import { roundTo } from '../../values/index.ts';
import type { DrawnFacts } from './drawn-facts.ts';

/** Values of files are exact to less, in mm. */
const EXACT = 0.01;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= EXACT;

const groups = <Row>(rows: readonly Row[], key: (row: Row) => string): readonly (readonly Row[])[] =>
  [...new Set(rows.map(key))].map((one) => rows.filter((row) => key(row) === one));

type Shown<Row> = Row & Pick<DrawnFacts, 'file'>;

/** Values and the files that show them, the first ones by name: `25 (a.pdf, b.pdf), 20 (c.pdf)`. */
const shownBy = <Row>(rows: readonly Shown<Row>[], value: (row: Shown<Row>) => string): string =>
  groups(rows, value)
    .map((some) => {
      const more = some.length > MOST_NAMED ? ` and ${some.length - MOST_NAMED} more` : '';
      const files = some.slice(0, MOST_NAMED).map(({ file }) => file);
      return `${value(some[0]!)} (${files.join(', ')}${more})`;
    })
    .join(', ');

const MOST_NAMED = 5;

type BoardRow = Shown<NonNullable<DrawnFacts['board']>>;

/** Steps that are tried: parts of the thinnest drawn board. */
const PARTS = 12;

/** All ways of drawing boards that explain these. */
const waysOf = (rows: readonly BoardRow[]): readonly DrawnAs[] => {
  const [{ requested, drawn }] = rows as [BoardRow];
  const isOther = !isNear(drawn, requested);
  // Only boards that are drawn as one show a step.
  const hasSteps =
    groups(rows, (row) => row.drawn.toFixed(2)).length < groups(rows, (row) => `${row.requested}`).length;
  const thinnest = Math.min(...rows.map((row) => row.drawn));
  const ways: readonly DrawnAs[] = [
    { times: 1 },
    ...(isOther ? [{ times: roundTo(drawn / requested, 3) }, { times: 1, less: roundTo(requested - drawn, 3) }] : []),
    ...Array.from({ length: hasSteps ? PARTS : 0 }, (_, k) => roundTo(thinnest / (k + 1), 9)).flatMap((step) =>
      (['nearest', 'up', 'down'] as const).map((round) => ({ step, round })),
    ),
  ];
  return ways.filter((way) => rows.every((row) => isNear(boardBy(way, row.requested), row.drawn)));
};

const ruleOfBoards = (all: readonly DrawnFacts[]): BoardRule | string | undefined => {
  const { category, printing } = all[0]!;
  const rows = all.map(({ file, board }) => ({ file, ...board! }));
  if (rows.every(({ usual, drawn }) => isNear(usual, drawn))) return undefined;
  const ways = waysOf(rows);
  const several = rows.some(({ requested }) => requested !== rows[0]!.requested);
  if (several && ways.length === 1)
    return { category, ...(printing && { printing }), drawn: ways[0]!, files: rows.length };
  const shown = shownBy(rows, (row) => `${roundTo(row.requested, 3)} mm as ${roundTo(row.drawn, 3)}`);
  const why = ways.length
    ? `${several ? 'several rules explain' : 'another board than'} these`
    : 'no rule explains these';
  return `Boards of ${category}${printing ? `, ${printing}` : ''}, ${shown}: ${several || !ways.length ? why : `${why} is needed`}.`;
};

type SettingRow = Shown<DrawnFacts['settings'][number]> & Pick<DrawnFacts, 'sizes' | 'template'>;

/** The names of sizes that a default may be a share of. */
const SHARES = ['length', 'width', 'height'];

const ruleOfDefault = (rows: readonly SettingRow[]): DefaultRule | string | undefined => {
  if (rows.every(({ value, usual }) => isNear(usual, value))) return undefined;
  const [{ name, template }] = rows as [SettingRow];
  // A default at a limit may be any beyond it.
  const free = rows.filter(({ value, min, max }) => value > min + EXACT && value < max - EXACT);
  const text = `${name} of ${template}, ${shownBy(rows, ({ value }) => `${roundTo(value, 3)}`)}`;
  const [first] = free;
  if (!first) return `${text}: at its limits, which hide a default.`;
  const known = SHARES.filter((size) => (first.sizes[size] ?? 0) > 0);
  const ways = [
    { value: roundTo(first.value, 3) },
    ...known.map((of) => ({ of, value: roundTo(first.value / first.sizes[of]!, 6) })),
  ].filter((way) =>
    rows.every(({ sizes, value, min, max }) => isNear(Math.max(min, Math.min(defaultBy(way, sizes), max)), value)),
  );
  if (!ways.length) return `${text}: neither one value nor a share of one size.`;
  if (ways.length > 1 || free.length === 1) return `${text}: a file with other sizes is needed.`;
  return { template, name, ...ways[0]!, files: free.length };
};

/**
 * The rules of the service where an archive differs from ours, and in sentences what is open, with the files that say it. A rule needs
 * two files that differ, and must alone explain all files.
 */
export const deriveRules = (all: readonly DrawnFacts[]) => {
  const withBoard = all.filter(({ board }) => board);
  const boards = groups(withBoard, ({ category, printing }) => `${category} ${printing}`).map(ruleOfBoards);
  const settings = all.flatMap(({ file, template, sizes, settings: own }) =>
    own.map((one) => ({ ...one, file, sizes, template })),
  );
  const defaults = groups(settings, ({ template, name }) => `${template} ${name}`).map(ruleOfDefault);
  return {
    boards: boards.filter((rule) => typeof rule === 'object'),
    defaults: defaults.filter((rule) => typeof rule === 'object'),
    open: [...boards, ...defaults].filter((rule) => typeof rule === 'string'),
  };
};
