/** The engine in its own thread, so that drawing never blocks the page. */
import { answerBox, sizes } from './box.ts';
import { fits, namedId, searchIds } from './find.ts';
import type { EngineApi } from './protocol/engine-api.ts';
import { tiles } from './tiles.ts';

const api: EngineApi = {
  search: searchIds,
  named: namedId,
  fits,
  box: answerBox,
  sizes,
  tiles,
  // Modules that are not needed for drawing are loaded on demand.
  file: async (...given) => (await import('./files.ts')).file(...given),
  requestOf: async (...given) => (await import('./kept.ts')).requestOf(...given),
  keptBoxes: async (...given) => (await import('./kept.ts')).keptBoxes(...given),
  cardPicture: async (...given) => (await import('./card-picture.ts')).cardPicture(...given),
  artworkSize: async (...given) => (await import('./artwork-page.ts')).artworkSize(...given),
  artworkPage: async (...given) => (await import('./artwork-page.ts')).artworkPage(...given),
  nest: async (...given) => (await import('./nest.ts')).nestBox(...given),
  nestFile: async (...given) => (await import('./nest.ts')).nestFile(...given),
  check: async (...given) => (await import('./check.ts')).check(...given),
  fold: async (...given) => (await import('./fold.ts')).fold(...given),
};

/** A message of the page: a call, its arguments, and a number for the answer. */
export interface Call {
  readonly number: number;
  readonly name: keyof EngineApi;
  readonly given: readonly unknown[];
}

export type EngineAnswer =
  | { readonly number: number; readonly value: unknown }
  | { readonly number: number; readonly message: string };

/** The used part of a worker's global scope. */
interface Scope {
  onmessage: ((event: MessageEvent<Call>) => void) | null;
  postMessage(answer: EngineAnswer): void;
}

const scope = globalThis as unknown as Scope;

scope.onmessage = async ({ data: { number, name, given } }) => {
  try {
    const call = api[name] as (...given: readonly unknown[]) => unknown;
    scope.postMessage({ number, value: await call(...given) });
  } catch (error) {
    scope.postMessage({ number, message: error instanceof Error ? error.message : String(error) });
  }
};
