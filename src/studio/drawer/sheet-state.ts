import { computed, effect, signal } from '@preact/signals';
import { slowEngine } from '../engine/client.ts';
import type { ShownBox } from '../engine/protocol/box.ts';
import type { SheetAnswer, SheetQuestion } from '../engine/protocol/sheet.ts';
import { shown } from '../state/store.ts';

/** The sheet that blanks are laid on. */
export const sheet = signal<SheetQuestion>({ width: 1000, height: 700, margin: 10, gutter: 5, turns: true });
/** Number of boxes wanted. */
export const boxesWanted = signal(1000);

/** Layouts found for a box and a sheet. */
export interface Nested {
  readonly key: string;
  readonly sheet: SheetQuestion;
  readonly answer?: SheetAnswer;
  readonly why?: string;
}

/** The last layout that was found, maybe of an earlier box. */
export const nested = signal<Nested | undefined>(undefined);
/** True if the panel is visible: otherwise no layout is searched. */
export const isSheetSeen = signal(false);
let timer: ReturnType<typeof setTimeout> | undefined;

const keyOf = (box: ShownBox | undefined, on: SheetQuestion): string => JSON.stringify([box?.question, on]);

/** True if the layout belongs to the box and the sheet as they are now. */
export const isNestedNow = computed(() => nested.value?.key === keyOf(shown.value, sheet.value));

/** Limit of a search, in pairs of blanks. */
const QUICK = 100_000;
const THOROUGH = 4_000_000;

/** Time without changes before a layout is searched, in ms. */
const REST = 300;

effect(() => {
  const good = shown.value;
  const current = sheet.value;
  clearTimeout(timer);
  if (!isSheetSeen.value || !good) return;
  const key = keyOf(good, current);
  if (nested.peek()?.key === key) return;
  timer = setTimeout(async () => {
    const isWanted = (): boolean => isSheetSeen.peek() && key === keyOf(shown.peek(), sheet.peek());
    try {
      // The patterns of the trade at once, then what a longer search finds.
      for (const evaluations of [QUICK, THOROUGH]) {
        const answer = await slowEngine.nest(good.question, current, evaluations);
        // A long search for what nobody waits for would keep others waiting.
        if (!isWanted()) return;
        nested.value = { key, sheet: current, answer };
      }
    } catch (error) {
      if (isWanted()) nested.value = { key, sheet: current, why: (error as Error).message };
    }
  }, REST);
});
