import { computed, effect, signal } from '@preact/signals';
import type { GivenPlacement } from '../../nest/index.ts';
import type { ShownBox } from '../engine/box.ts';
import { slowEngine } from '../engine/client.ts';
import type { SheetAnswer, SheetQuestion } from '../engine/nest.ts';
import { say, sayCount } from '../languages/index.ts';
import { formatRunArea } from '../state/amounts.ts';
import { latest } from '../state/latest.ts';
import { formatNumber } from '../state/lengths.ts';
import { fileUnit, shown } from '../state/store.ts';

/** The sheet for nesting, in mm. Blanks keep the grain by default, as on the command line: across it a carton bulges. */
export const sheet = signal<Omit<SheetQuestion, 'part' | 'placements'>>({
  width: 1000,
  height: 700,
  margin: 10,
  gripper: 0,
  rear: 0,
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

/** The print area on a sheet, in mm. */
export const printAreaOn = ({ width, height, gripper, printWidth = width, printHeight = height }: SheetQuestion) => ({
  printWidth: Math.min(printWidth, width),
  printHeight: Math.min(printHeight, height - gripper),
});

export const chosenPart = signal('');

/** Blanks laid by hand, and the id of their box. They stay where they are while its sizes change. */
export const laidByHand = signal<
  | { readonly id: string; readonly part?: string | undefined; readonly placements: readonly GivenPlacement[] }
  | undefined
>(undefined);

/** The sheet with the part on it, and where it lies if that was said by hand. The last box may have had a part that this one has not. */
export const sheetQuestion = computed<SheetQuestion>(() => {
  const { parts = [] } = shown.value?.drawing ?? {};
  const part = parts.includes(chosenPart.value) ? chosenPart.value : parts[0];
  const on: SheetQuestion = parts.length > 1 ? { ...sheet.value, part: part! } : sheet.value;
  const hand = laidByHand.value;
  const isOfThis = hand && hand.id === shown.value?.question.id && hand.part === on.part;
  return isOfThis ? { ...on, placements: hand.placements } : on;
});

export const boxesWanted = signal(1000);

export interface Nested {
  readonly key: string;
  readonly id: string;
  /** Limit of its search; undefined for a first answer. */
  readonly evaluations?: number | undefined;
  readonly sheet: SheetQuestion;
  readonly answer?: SheetAnswer;
  readonly why?: string;
}

/** Price of the board in any currency per m²; 0 for not known. */
export const boardPrice = signal(0);

/** The last layout, possibly of an earlier box. */
export const nested = signal<Nested | undefined>(undefined);
/** True while the panel is visible. The longer search runs only then. */
export const isSheetSeen = signal(false);

const keyOf = (box: ShownBox | undefined, on: SheetQuestion): string => JSON.stringify([box?.question, on]);

export const isNestedNow = computed(() => nested.value?.key === keyOf(shown.value, sheetQuestion.value));

/** What the boxes wanted take: sheets, their area in mm², and their price where one is given. */
export const run = computed(() => {
  const { answer, sheet: on } = nested.value ?? {};
  if (!answer?.count || !on) return undefined;
  const sheets = Math.ceil(boxesWanted.value / answer.count);
  const area = sheets * on.width * on.height;
  return { sheets, area, ...(boardPrice.value > 0 && { price: area * 1e-6 * boardPrice.value }) };
});

/** Limit of the longer search, in evaluations. */
const THOROUGH_EVALUATIONS = 5_000_000;

const REST_MS = 300;

/** Between two counts, in ms: nobody reads faster, and to count takes as long as to draw. */
const PACE_MS = 400;

interface Wanted {
  readonly box: ShownBox;
  readonly on: SheetQuestion;
  readonly evaluations?: number;
}

const nest = latest(async ({ box, on, evaluations }: Wanted): Promise<void> => {
  const key = keyOf(box, on);
  const isWanted = (): boolean => key === keyOf(shown.peek(), sheetQuestion.peek());
  const last = nested.peek();
  if (!isWanted() || (last?.key === key && (last.evaluations ?? 0) >= (evaluations ?? 0))) return;
  const { id } = box.question;
  try {
    const answer = await slowEngine.nest(box.question, on, evaluations);
    // While a value changes, a count a moment old is better than none.
    if (isWanted() || (evaluations === undefined && shown.peek()?.question.id === id))
      nested.value = { key, id, evaluations, sheet: on, answer };
  } catch (error) {
    if (isWanted()) nested.value = { key, id, evaluations, sheet: on, why: (error as Error).message };
  }
  await new Promise((rested) => setTimeout(rested, PACE_MS));
});

// The first answer while the user types, the better one when the values rest.
effect(() => {
  const box = shown.value;
  const on = sheetQuestion.value;
  if (!box) return undefined;
  // The first box is drawn before anything is laid.
  if (nested.peek()) void nest({ box, on });
  else setTimeout(() => void nest({ box, on }), REST_MS);
  if (!isSheetSeen.value) return undefined;
  const timer = setTimeout(() => void nest({ box, on, evaluations: THOROUGH_EVALUATIONS }), REST_MS);
  return () => clearTimeout(timer);
});

/** Names and values of what the boxes wanted take: their board, and its price where one is given. Empty before anything is laid. */
export const runRows = (): readonly (readonly [name: string, value: string])[] => {
  if (!run.value) return [];
  const { area, price } = run.value;
  return [
    [sayCount('sheet.run', boxesWanted.value), formatRunArea(area, fileUnit.value)],
    ...(price === undefined ? [] : [[say('sheet.cost'), formatNumber(price, 2)] as const]),
  ];
};
