import { batch, computed, effect, signal } from '@preact/signals';
import { once } from '../../geometry/index.ts';
import type { BoxAnswer, ShownBox } from '../engine/box.ts';
import { engine } from '../engine/client.ts';
import { hasOwnTemplates } from '../engine/early-worker.ts';
import type { BoxQuestion, SizesByBasis } from '../engine/protocol/box.ts';
import type { Card } from '../engine/protocol/card.ts';
import { say } from '../languages/index.ts';
import { boxAt, type Route, readAddress, writeAddress } from './address.ts';
import { type BoxState, boxQuestion, type DrawerPanel, newBox, type ShownUnit, type StageView } from './box-state.ts';
import { CARDS } from './cards-file.ts';
import { forgetSteps, recordStep } from './history.ts';
import { latest } from './latest.ts';
import { inFractions } from './lengths.ts';
import { readPreference, writePreference } from './preferences.ts';

inFractions.value = readPreference('fractions', false);

export const route = signal<Route>(readAddress(location.hash));

/** Parts of the opened link that the box does not have. Shown until the box is changed. */
export const ignored = signal<readonly string[]>([]);

/** True until the first answer for an opened link. */
let isOpening = true;

addEventListener('hashchange', () => {
  clearTimeout(nextWrite);
  nextWrite = undefined;
  batch(() => {
    ignored.value = [];
    isOpening = true;
    route.value = readAddress(location.hash);
  });
});

/** Time between two replacements of the address, in ms. Browsers refuse more than some hundred in ten seconds. */
const MIN_PACE_MS = 100;
let lastWrite = 0;
let nextWrite: ReturnType<typeof setTimeout> | undefined;

const writeNow = (): void => {
  clearTimeout(nextWrite);
  nextWrite = undefined;
  lastWrite = Date.now();
  history.replaceState(null, '', `#${writeAddress(route.peek())}`);
};

const writeIfLate = (): void => {
  if (nextWrite !== undefined) writeNow();
};

// A page that is left keeps its last state in the history.
addEventListener('click', writeIfLate, true);
addEventListener('pagehide', writeIfLate);

/** Goes to another page. A late write of this one would take its address away again. */
export const goTo = (address: string): void => {
  writeIfLate();
  location.hash = address;
};

const replace = (next: Route): void => {
  route.value = next;
  if (nextWrite !== undefined) return;
  const rest = lastWrite + MIN_PACE_MS - Date.now();
  if (rest > 0) nextWrite = setTimeout(writeNow, rest);
  else writeNow();
};

export const setQuery = (query: string): void => replace({ place: 'find', query });

export const boxState = computed<BoxState | undefined>(() =>
  route.value.place === 'box' ? route.value.box : undefined,
);

/** The unit of the box, or of the first one that is compared. */
export const shownUnit = computed((): ShownUnit => {
  const { value } = route;
  return (value.place === 'compare' ? boxAt(value.boxes[0] ?? '') : boxState.value)?.unit ?? 'mm';
});

/** The unit of the files and records of the box. */
export const fileUnit = computed((): 'mm' | 'in' => (boxState.value?.unit === 'in' ? 'in' : 'mm'));

export const changeBox = (change: (box: BoxState) => BoxState): void => {
  if (route.value.place !== 'box') return;
  isOpening = false;
  ignored.value = [];
  const before = route.value.box;
  const box = change(before);
  replace({ place: 'box', box });
  const name = changedValue(before, box);
  if (JSON.stringify(made(before)) !== JSON.stringify(made(box)))
    recordStep({ ...(name && { name }), back: () => setMade(before), forth: () => setMade(box) });
};

export const openPanel = (panel: DrawerPanel): void =>
  changeBox((box) => ({ ...box, panel: box.panel === panel ? undefined : panel }));

export const closeDrawer = (): void => {
  if (boxState.value?.panel) changeBox((box) => ({ ...box, panel: undefined }));
};

export const setView = (view: StageView): void => changeBox((box) => ({ ...box, view }));

/** What is made: the state of a box without its view. */
const made = ({ values, choices, basis, board, look }: BoxState) => ({ values, choices, basis, board, look });

/** The name of the value that differs; undefined for other differences. */
const changedValue = (a: BoxState, b: BoxState): string | undefined => {
  const names = Object.keys({ ...a.values, ...b.values }).filter((name) => a.values[name] !== b.values[name]);
  const others = (box: BoxState): string => JSON.stringify({ ...made(box), values: {} });
  return names.length === 1 && others(a) === others(b) ? names[0] : undefined;
};

/** Makes the box as it was, in the current view. */
const setMade = (box: BoxState): void => {
  if (route.value.place === 'box') replace({ place: 'box', box: { ...route.value.box, ...made(box) } });
};

export const setValue = (name: string, value: number | undefined): void =>
  changeBox((box) => {
    const { [name]: _, ...others } = box.values;
    return { ...box, values: value === undefined ? others : { ...others, [name]: value } };
  });

/** Makes a choice. A value given by the id is left out. `others` are reset. */
export const choose = (name: string, value: string, others: readonly string[] = []): void =>
  changeBox((box) => {
    const choices: Record<string, string> = { ...box.choices };
    for (const other of [name, ...others]) delete choices[other];
    const offered = answer.value?.choices ?? [];
    for (const other of others) {
      // When the id itself has this choice, its first value unsets it.
      const choice = offered.find((one) => one.name === other);
      if (choice && choice.usual !== choice.values[0]) choices[other] = choice.values[0]!;
    }
    if (offered.find((one) => one.name === name)?.usual !== value) choices[name] = value;
    return { ...box, choices };
  });

/** All templates; empty until they are loaded. */
export const cards = signal<readonly Card[]>([]);

export const answer = signal<BoxAnswer | undefined>(undefined);

export const isDrawn = (box: BoxAnswer): box is ShownBox => box.drawing !== undefined;

/** The last valid box of this template. */
export const shown = signal<ShownBox | undefined>(undefined);

/** Reason for a missing box or missing templates. */
export const failure = signal('');
export const cardsFailure = signal('');

export const reasonGiven = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const questionKey = computed(() => boxState.value && JSON.stringify(boxQuestion(boxState.value)));

let template = '';

const ask = latest(async (key: string): Promise<void> => {
  const question = JSON.parse(key) as BoxQuestion;
  try {
    const result = await engine.box(question);
    // For a link to an invalid box, the box at its usual sizes is shown.
    const good =
      isDrawn(result) || shown.peek() ? result : await engine.box({ id: question.id, values: {}, choices: {} });
    if (question.id !== template) return;
    const now = route.peek();
    const inAddress = (now.place === 'box' && now.ignored) || [];
    batch(() => {
      failure.value = '';
      answer.value = result;
      if (isDrawn(good)) shown.value = good;
      if (isOpening) ignored.value = [...inAddress, ...result.ignored];
      isOpening = false;
    });
    remember(question.id);
  } catch (error) {
    // A link may name a box by its code: #/box/0427.
    const id = await engine.named(question.id);
    if (question.id !== template) return;
    const now = route.peek();
    if (id === undefined) failure.value = say('find.none', { words: question.id });
    else if (id !== template && now.place === 'box') replace({ ...now, box: { ...now.box, id } });
    else failure.value = reasonGiven(error);
  }
});

effect(() => {
  const key = questionKey.value;
  if (key === undefined) return;
  const { id } = JSON.parse(key) as BoxQuestion;
  if (id !== template) {
    template = id;
    forgetSteps();
    batch(() => {
      answer.value = undefined;
      shown.value = undefined;
      failure.value = '';
    });
  }
  void ask(key);
});

/** The sizes of the current box inside, outside and from crease to crease; undefined before they are measured. */
export const sizesByBasis = signal<SizesByBasis | undefined>(undefined);

const measure = latest(async (question: BoxQuestion): Promise<void> => {
  try {
    const sizes = await engine.sizes(question);
    if (question.id === template) sizesByBasis.value = sizes;
  } catch {
    // The fields show the problems.
  }
});

/** Time without changes before the folded box is measured, in ms. */
const REST_MS = 120;

effect(() => {
  const good = shown.value;
  if (!good) sizesByBasis.value = undefined;
  const timer = good && setTimeout(() => void measure(good.question), REST_MS);
  return () => clearTimeout(timer);
});

const loadCards = once(async (): Promise<void> => {
  try {
    const loaded = (await import(new URL(CARDS, document.baseURI).href)) as { readonly default: readonly Card[] };
    cards.value = hasOwnTemplates() ? [...loaded.default, ...(await engine.ownCards())] : loaded.default;
  } catch (error) {
    cardsFailure.value = reasonGiven(error);
  }
});

effect(() => {
  if (route.value.place === 'find') void loadCards();
});

/** Recently opened ids, last one first. */
export const recent = signal<readonly string[]>(readPreference('recent', []));

const MAX_RECENT = 5;

const remember = (id: string): void => {
  if (recent.peek()[0] === id) return;
  recent.value = [id, ...recent.peek().filter((other) => other !== id)].slice(0, MAX_RECENT);
  writePreference('recent', recent.value);
};

export const starred = signal<readonly string[]>(readPreference('starred', []));

export const toggleStar = (id: string): boolean => {
  const on = !starred.value.includes(id);
  // Another tab may have changed them meanwhile.
  const others = readPreference('starred', starred.value).filter((other) => other !== id);
  starred.value = on ? [...others, id] : others;
  writePreference('starred', starred.value);
  return on;
};

export const addressOfBox = (
  id: string,
  values: Readonly<Record<string, number>> = {},
  more: Partial<Pick<BoxState, 'basis' | 'unit' | 'choices'>> = {},
): string => `#${writeAddress({ place: 'box', box: { ...newBox(id), values, ...more } })}`;

/** The whole address of the current page, for others. */
export const link = computed(() => new URL(`#${writeAddress(route.value)}`, location.href).href);
