import { effect, signal } from '@preact/signals';
import { engine } from '../engine/client.ts';
import type { BoxQuestion } from '../engine/protocol/box.ts';
import type { Tile } from '../engine/protocol/tile.ts';
import { shown } from '../state/store.ts';

/** Pictures of the values of each choice, by name of the choice. */
export const tilesOf = signal<Readonly<Record<string, readonly Tile[]>>>({});

/** Time without changes before pictures are redrawn, in ms. */
const REST = 150;

let timer: ReturnType<typeof setTimeout> | undefined;
let latest = 0;

/** The choice with the first pictures to draw. */
export const openChoice = signal('');

const redraw = async (question: BoxQuestion, names: readonly string[]): Promise<void> => {
  const run = ++latest;
  const first = openChoice.peek();
  for (const name of names.toSorted((a, b) => Number(b === first) - Number(a === first))) {
    const tiles = await engine.tiles(question, name);
    if (run !== latest) return;
    tilesOf.value = { ...tilesOf.peek(), [name]: tiles };
  }
};

let template = '';

effect(() => {
  const good = shown.value;
  clearTimeout(timer);
  if (!good) return;
  const { question, choices } = good;
  if (question.id !== template) tilesOf.value = {};
  const isNew = question.id !== template;
  template = question.id;
  const names = choices.map(({ name }) => name);
  timer = setTimeout(() => void redraw(question, names).catch(() => undefined), isNew ? 0 : REST);
});
