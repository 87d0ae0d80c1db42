/** The engine in its own thread, so that drawing never blocks the page. */
import { loadTemplates, useTemplates } from '../../entry/catalogue.ts';
import { templatesIn } from '../../template/index.ts';
import { answerBox, sizes } from './box.ts';
import type { BoxQuestion } from './protocol/box.ts';

/** A function whose module is loaded when it is first called: it is not needed for drawing. */
const late =
  <Given extends readonly unknown[], Answer>(load: () => Promise<(...given: Given) => Answer>) =>
  async (...given: Given): Promise<Awaited<Answer>> =>
    await (await load())(...given);

const api = {
  box: answerBox,
  sizes,
  tiles: late(async () => (await import('./tiles.ts')).tiles),
  ownCards: late(async () => (await import('./cards.ts')).ownCards),
  search: late(async () => (await import('./find.ts')).searchCards),
  named: late(async () => (await import('./find.ts')).namedId),
  fits: late(async () => (await import('./fits.ts')).fits),
  file: late(async () => (await import('./files.ts')).file),
  receivers: late(async () => (await import('./files.ts')).receivers),
  requestOf: late(async () => (await import('./kept.ts')).requestOf),
  keptBoxes: late(async () => (await import('./kept.ts')).keptBoxes),
  cardPicture: late(async () => (await import('./cards.ts')).cardPicture),
  closedPicture: late(async () => (await import('./cards.ts')).closedPicture),
  artworkLayers: late(async () => (await import('./artwork.ts')).artworkLayers),
  artworkForPress: late(async () => (await import('./artwork.ts')).artworkForPress),
  nest: late(async () => (await import('./nest.ts')).nestBox),
  nestFile: late(async () => (await import('./nest.ts')).nestFile),
  layAround: late(async () => (await import('./nest.ts')).layAround),
  openSheet: late(async () => (await import('./nest.ts')).openSheet),
  check: late(async () => (await import('./check.ts')).check),
  costs: late(async () => (await import('./costs.ts')).costs),
  fold: late(async () => (await import('./fold.ts')).fold),
  foldFile: late(async () => (await import('./fold-file.ts')).foldFile),
};

/** Functions of the worker. On the page each call returns a promise. */
export type EngineApi = typeof api;

/** A message of the page: a call, its arguments, and a number for the answer. */
export interface Call {
  readonly number: number;
  readonly name: keyof EngineApi;
  readonly given: readonly unknown[];
}

export type EngineAnswer =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly message: string };

// The global scope of a worker has the same messages as the worker on its page.
const scope = globalThis as unknown as Worker & { readonly location: Location };

/** Templates of the user's own. A page that has them asks for this script with `?own`. */
const loadOwn = async (): Promise<void> => {
  const { href, search } = scope.location;
  if (search !== '?own') return;
  const { default: modules }: { readonly default: readonly object[] } = await import(new URL('own.js', href).href);
  useTemplates([...new Set(modules.flatMap(templatesIn))]);
};
const ready = loadOwn();

const answer = async ({ number, name, given }: Call): Promise<EngineAnswer> => {
  try {
    await ready;
    const [question] = given as readonly Partial<BoxQuestion>[];
    await loadTemplates(question?.id?.split(',')[0]);
    const call = api[name] as (...given: readonly unknown[]) => unknown;
    return { number, value: await call(...given) };
  } catch (error) {
    return { number, message: error instanceof Error ? error.message : String(error) };
  }
};

scope.onmessage = async ({ data }) => scope.postMessage(await answer(data));
