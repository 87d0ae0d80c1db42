import type { Join, Panel, Part } from '../../board/index.ts';
import { boxAround, dot3, flatten, MICRON, type Point3, subtract3 } from '../../geometry/index.ts';
import type { PlacedPanel, PlacedPart } from '../../sheet/index.ts';
import { type PanelPlacement, placements } from './placement.ts';
import { arrivalOf, isDeliveredFlat, timelineOf } from './pose.ts';
import { uprightOf, type ViewerAxes } from './stance.ts';
import words from './step-words.json' with { type: 'json' };

/** Sentences for the steps of the timeline up to `end`. */
type Work = { readonly end: number; readonly sentences: readonly string[] };
type NamedJoin = Readonly<Record<'a' | 'b', NamedPanel>> & { readonly join: Join };

/** A panel as sentences name it, `left` and `flap`, and the phases after which it rests with what carries it. */
interface NamedPanel extends PlacedPanel {
  readonly part: Part;
  readonly above: NamedPanel | undefined;
  readonly rest: number;
  readonly noun: string;
  readonly places: readonly string[];
}

/** Least steps after the first picture, fewer are shown in several moments each, and most steps; the thickest board that closes without tape. */
const LIMITS = { steps: 3, mostSteps: 8, cartonMm: 1.2 } as const;

/**
 * The work of a packer in 4 to 9 pictures, each `at` a moment from flat at 0 to closed at 1, from the blank, or from the flat pack where
 * enough is left to do; the blank alone of a piece without folds. A note says when the plant does it before delivery.
 * @example
 * const { parts } = dieline('becf-10101').drawing;
 * fold.foldingSteps(parts).steps.map(({ words }) => words).slice(0, 2); // = ['Take the flat pack.', 'Push it open.']
 */
export const foldingSteps = (parts: readonly PlacedPart[]) => {
  const timeline = timelineOf(parts);
  const panels = placements(parts).flatMap((closed, k) => panelsOf(parts[k]!, closed, uprightOf(parts)));
  const find = (home: Part, name: string): NamedPanel =>
    panels.find(({ part, id }) => name === (part === home ? id : `${part.id}:${id}`))!;
  const joined = parts.flatMap(({ part }) =>
    part.blank.joins.map((join): NamedJoin => ({ join, a: find(part, join.a), b: find(part, join.b) })),
  );
  const all = Array.from({ length: timeline.steps }, (_, k): Work => {
    const come = parts.flatMap(({ part: { name, placement } }) =>
      placement?.approach.some(Boolean) && arrivalOf(placement, timeline) === k ? `the ${name}` : [],
    );
    const placed = come.length ? [words.verbs.place.replace('{}', inWords(come))] : [];
    const joins = joined.filter(({ a, b }) => Math.max(1, a.rest, b.rest) === k + 1);
    return { end: k + 1, sentences: [...turning(panels, k, joins), ...placed, ...joining(joins)] };
  }).filter(({ sentences }) => sentences.length);
  const isFlat = isDeliveredFlat(parts);
  const walls = panels.filter(({ panel }) => panel.delivered && panel.role === 'wall').map(({ rest }) => rest);
  const glued = joined.flatMap(({ join, a, b }) => (join.delivered ? [a.rest, b.rest] : []));
  const opened = Math.max(0, ...walls, ...glued);
  const left = all.filter(({ end }) => end > opened);
  const fromPack = isFlat && left.length + 1 >= LIMITS.steps;
  const work = grouped(fromPack ? [{ end: opened, sentences: [words.open] }, ...left] : all);
  const ends = [0, ...work.slice(1).map((_, k) => work[k]!.end), timeline.steps];
  const moments = Math.ceil(LIMITS.steps / Math.max(1, work.length));
  const steps = work.flatMap(({ sentences }, k) =>
    Array.from({ length: moments }, (_, n) => ({
      at: (ends[k]! + ((ends[k + 1]! - ends[k]!) * (n + 1)) / moments) / timeline.steps,
      words: [words.partial[n < moments - 1 ? n : 2], ...sentences].join(' ').trim(),
    })),
  );
  const blanks = words.blanks[parts.length > 1 ? 1 : 0]!.replace('{}', String(parts.length));
  const first = fromPack ? { at: 'pack' as const, words: words.pack } : { at: 0, words: blanks };
  return { steps: [first, ...steps], note: isFlat && !fromPack ? words.plant : undefined };
};

/** Joins neighbours with the least to do, until the pictures fit a page. */
const grouped = (all: readonly Work[]): readonly Work[] => {
  if (all.length <= LIMITS.mostSteps) return all;
  const both = all.slice(1).map((next, k) => [...new Set([...all[k]!.sentences, ...next.sentences])]);
  const k = both.reduce((best, { length }, n) => (length < both[best]!.length ? n : best), 0);
  return grouped([...all.slice(0, k), { end: all[k + 1]!.end, sentences: both[k]! }, ...all.slice(k + 2)]);
};

const panelsOf = ({ part, sheet }: PlacedPart, closed: PanelPlacement[], axes: ViewerAxes): NamedPanel[] =>
  sheet.reduce<NamedPanel[]>((all, one, at) => {
    const { name, role, folds } = one.panel;
    const middle = (k: number): Point3 => {
      const { left, right, bottom, top } = boxAround(sheet[k]!.outline.flatMap((curve) => flatten(curve, 1)));
      return closed[k]!([(left + right) / 2, (bottom + top) / 2], 0);
    };
    // Names tell the place on the print, words the place in the picture, beside the panel with the opposite name.
    const seen = (word: string): string => {
      const other = words.opposites[word as keyof typeof words.opposites] ?? word;
      const ids = [one.id.slice(0, -name.length) + name.replace(word, other), one.id.replaceAll(word, other)];
      const mate = ids.map((id) => sheet.findIndex((beside) => beside.id === id)).find((k) => k >= 0) ?? at;
      const along = axes.map((axis) => dot3(axis, subtract3(middle(at), middle(mate))));
      const n = along.reduce((best, v, k) => (Math.abs(v) > Math.abs(along[best]!) + MICRON ? k : best), 0);
      return (Math.abs(along[n]!) > MICRON && words.sides[n]![along[n]! > 0 ? 0 : 1]) || word;
    };
    const above = one.parent === undefined ? undefined : all[one.parent]!;
    const own = name.split(/[-_ ]/).filter((word) => !/^\d+$/.test(word));
    const kind = own.filter((word) => !words.places.includes(word)).join(' ');
    const places = own.filter((word) => words.places.includes(word)).map(seen);
    // What only tells its place is a part of what it hangs on.
    const usual = role !== 'wall' && above && above.panel.role !== 'wall' ? above.noun : words.roles[role];
    const noun = words.nouns[kind as keyof typeof words.nouns] ?? (kind || usual);
    const rest = Math.max(above?.rest ?? 0, ...folds.map(({ phase: k }) => (turnOf({ ...one, part }, k) ? k + 1 : 0)));
    all.push({ ...one, part, above, rest, noun, places: places.length ? places : (above?.places ?? []) });
    return all;
  }, []);

const turning = (panels: readonly NamedPanel[], step: number, joins: readonly NamedJoin[]): string[] => {
  const turned = panels.filter((one) => one.above && turnOf(one, step));
  const isTuck = ({ panel }: NamedPanel): boolean => /\btuck(ed)?\b/.test(panel.name);
  const locks = joins.filter(({ join, a }) => join.by === 'lock' && !join.through && a.panel.role === 'flap');
  // What goes in with a panel that turns: a tuck with its lid, also if it springs back later, and a flap that holds there.
  const isIn = (one: NamedPanel): boolean =>
    (turned.includes(one.above!) && (turned.includes(one) ? isTuck(one) : locks.some(({ a }) => a === one))) ||
    (isTuck(one) && one.above?.rest === step + 1 && turnOf(one, one.rest - 1) === 'back');
  const tucked = panels.filter(isIn).map((one) => (isTuck(one) && turned.includes(one.above!) ? one.above! : one));
  const isLate = (one: NamedPanel): boolean => isTuck(one) && one.above!.rest === step && turnOf(one, step) === 'back';
  const others = turned.filter((one) => !tucked.includes(one) && !isIn(one) && !isLate(one));
  return Object.entries(words.verbs).flatMap(([verb, text]) => {
    const own = verb === 'tuck' ? tucked : others.filter((one) => turnOf(one, step) === verb);
    return own.length ? [text.replace('{}', listed(own))] : [];
  });
};

/** How a panel turns in a phase, if it does. */
const turnOf = ({ panel, part }: { panel: Panel; part: Part }, step: number): keyof typeof words.verbs | undefined => {
  const k = panel.folds.findIndex(({ phase }) => phase === step);
  const [from, to] = [panel.folds[k - 1]?.to ?? 0, panel.folds[k]?.to];
  if (to === undefined || to === from) return undefined;
  if (part.category === 'cover' || panel.bow) return panel.bow ? 'push' : 'wrap';
  if (Math.abs(to) < Math.abs(from) && from * to >= 0) return 'back';
  return to < 0 ? 'outwards' : to > 135 ? 'over' : 'fold';
};

/** What is glued, what goes through an opening, and flaps of corrugated board that are taped. */
const joining = (now: readonly NamedJoin[]): string[] =>
  Object.entries(words.joins).flatMap(([by, text]) => {
    const isTaped = ({ noun, part }: NamedPanel) => noun === words.roles.flap && part.blank.thickness > LIMITS.cartonMm;
    const isWork = ({ join, a }: NamedJoin) => by === 'glue' || (by === 'lock' ? join.through : isTaped(a));
    const own = now.filter((one) => one.join.by === by && isWork(one));
    const list = (_: string, ends: string) => listed([...ends].flatMap((k) => own.map((one) => one[k as 'a' | 'b'])));
    return own.length ? [text.replace(/\{(\w+)\}/g, list)] : [];
  });

const inWords = (all: readonly string[]): string => all.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** `the left and right walls and the tucks`. A flap is told by what it hangs on, a panel of one of several parts by its part. */
const listed = (panels: readonly NamedPanel[]): string => {
  const all = [...new Set(panels.map(({ noun }) => noun))].map((noun) => {
    const own = [...new Set(panels)].filter((one) => one.noun === noun);
    const places = words.places.filter((place) => own.some((one) => one.places.includes(place)));
    const where = places.length > 2 ? '' : places.join(own.length > 1 ? ' and ' : '-');
    const plural = words.plurals[noun as keyof typeof words.plurals] ?? `${noun}s`;
    return ['the', where, own.length > 1 ? plural : noun].filter(Boolean).join(' ');
  });
  const [{ noun, part }] = panels as [NamedPanel];
  const homes = panels.flatMap(({ above }) => above ?? []);
  if (all.length === 1 && noun === words.roles.flap && homes.length) return `${inWords(all)} of ${listed(homes)}`;
  const isOfOne = part.name !== words.onePart && panels.every((one) => one.part === part);
  return inWords(all) + (isOfOne ? ` of the ${part.name}` : '');
};
