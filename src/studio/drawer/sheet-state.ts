import { computed, effect, signal } from '@preact/signals';
import { slowEngine } from '../engine/client.ts';
import type { SheetAnswer } from '../engine/nest.ts';
import type { ShownBox } from '../engine/protocol/box.ts';
import type { SheetQuestion } from '../engine/protocol/sheet.ts';
import { fileUnit, shown } from '../state/store.ts';

/** The sheet for nesting, in mm. Blanks keep the grain by default, as on the command line: across it a carton bulges. */
export const sheet = signal<Omit<SheetQuestion, 'part'>>({
  width: 1000,
  height: 700,
  margin: 10,
  gripper: 0,
  gutter: 5,
  turns: false,
});
/** The usual sheet of each unit, in mm. */
const USUAL = { mm: { width: 1000, height: 700 }, in: { width: 1016, height: 711.2 } };

effect(() => {
  const unit = fileUnit.value;
  const { width, height } = sheet.peek();
  const other = USUAL[unit === 'in' ? 'mm' : 'in'];
  // A sheet that the user has chosen stays.
  if (width === other.width && height === other.height) sheet.value = { ...sheet.peek(), ...USUAL[unit] };
});

/** The chosen part of a box of several parts. */
export const chosenPart = signal('');

/** The sheet with the part on it. The last box may have had a part that this one has not. */
export const sheetQuestion = computed<SheetQuestion>(() => {
  const { parts = [] } = shown.value?.drawing ?? {};
  const part = parts.includes(chosenPart.value) ? chosenPart.value : parts[0];
  return parts.length > 1 ? { ...sheet.value, part: part! } : sheet.value;
});

export const boxesWanted = signal(1000);

/** Layouts found for a box and a sheet. */
export interface Nested {
  readonly key: string;
  readonly sheet: SheetQuestion;
  readonly answer?: SheetAnswer;
  readonly why?: string;
}

/** The last layout, possibly of an earlier box. */
export const nested = signal<Nested | undefined>(undefined);
/** True while the panel is visible. Layouts are searched only then. */
export const isSheetSeen = signal(false);

const keyOf = (box: ShownBox | undefined, on: SheetQuestion): string => JSON.stringify([box?.question, on]);

/** True for a layout of the current box and sheet. */
export const isNestedNow = computed(() => nested.value?.key === keyOf(shown.value, sheetQuestion.value));

/** Limits of the quick and of the longer search, in evaluations. */
const QUICK_EVALUATIONS = 100_000;
const THOROUGH_EVALUATIONS = 5_000_000;

const REST_MS = 300;

effect(() => {
  const good = shown.value;
  const current = sheetQuestion.value;
  if (!isSheetSeen.value || !good) return undefined;
  const key = keyOf(good, current);
  if (nested.peek()?.key === key) return undefined;
  const timer = setTimeout(async () => {
    const isWanted = (): boolean => isSheetSeen.peek() && key === keyOf(shown.peek(), sheetQuestion.peek());
    try {
      // First the common patterns, then a longer search.
      for (const evaluations of [QUICK_EVALUATIONS, THOROUGH_EVALUATIONS]) {
        const answer = await slowEngine.nest(good.question, current, evaluations);
        // An outdated long search would delay later ones.
        if (!isWanted()) return;
        nested.value = { key, sheet: current, answer };
      }
    } catch (error) {
      if (isWanted()) nested.value = { key, sheet: current, why: (error as Error).message };
    }
  }, REST_MS);
  return () => clearTimeout(timer);
});
