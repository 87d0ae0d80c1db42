import { batch, computed, signal } from '@preact/signals';
import type { GivenPlacement } from '../../nest/index.ts';
import { slowEngine } from '../engine/client.ts';
import type { SheetAnswer } from '../engine/nest.ts';
import { addressAt } from '../state/address.ts';
import { newBox } from '../state/box-state.ts';
import { setInStep } from '../state/history.ts';
import { goTo, shown } from '../state/store.ts';
import { sayWhyNot } from './download.ts';
import { chosenPart, laidByHand, nested, sheet, sheetQuestion } from './sheet-state.ts';

/** Where the blanks lie: laid by hand at once, those of a search when it has answered. */
export const laidBlanks = computed(
  (): readonly GivenPlacement[] => sheetQuestion.value.placements ?? nested.value?.answer?.placements ?? [],
);

/** The blank that is changed, as its number in `laidBlanks`. */
export const chosenBlank = signal<number | undefined>(undefined);

/** Lays all blanks by hand. @param name - of a change that goes on, such as a drag: it is one step */
export const layByHand = (next: readonly GivenPlacement[], name?: string): void => {
  const { id } = shown.peek()!.question;
  setInStep(laidByHand, { id, part: sheetQuestion.peek().part, placements: next }, name);
};

export const changeBlank = (k: number, change: Partial<GivenPlacement>, name?: string): void => {
  const all = laidBlanks.peek();
  layByHand(all.with(k, { ...all[k]!, ...change }), name);
};

/**
 * The corner of a dragged blank, in mm: where it comes within `near` of an edge of the room, of the edge of another blank's box, or of a
 * gutter beside it, it goes there.
 */
export const snapped = (
  { x, y, rotation }: GivenPlacement,
  others: readonly GivenPlacement[],
  { boxes, room }: SheetAnswer,
  { gutter, near }: { readonly gutter: number; readonly near: number },
): Pick<GivenPlacement, 'x' | 'y'> => {
  const sizeOf = (at: GivenPlacement, axis: 'x' | 'y'): number => {
    const { left, right, bottom, top } = boxes[at.rotation / 90]!;
    return axis === 'x' ? right - left : top - bottom;
  };
  const along = (axis: 'x' | 'y', at: number, low: number, high: number): number => {
    const own = sizeOf({ x, y, rotation }, axis);
    const places = others.flatMap((other) => {
      const [from, to] = [other[axis], other[axis] + sizeOf(other, axis)];
      return [from, to - own, to + gutter, from - gutter - own];
    });
    const byDistance = [low, high - own, ...places].sort((a, b) => Math.abs(a - at) - Math.abs(b - at));
    return Math.abs(byDistance[0]! - at) <= near ? byDistance[0]! : at;
  };
  return {
    x: along('x', x, room.left, room.left + room.width),
    y: along('y', y, room.bottom, room.bottom + room.height),
  };
};

/** Budget of a search around blanks that stay, in evaluations. */
const AROUND_EVALUATIONS = 2_000_000;

export const layOthers = async (): Promise<void> => {
  const { question } = shown.peek()!;
  const key = JSON.stringify(sheetQuestion.peek());
  try {
    const next = await slowEngine.layAround(question, sheetQuestion.peek(), AROUND_EVALUATIONS);
    // What was changed meanwhile stays.
    if (key === JSON.stringify(sheetQuestion.peek())) layByHand(next);
  } catch (error) {
    sayWhyNot(error);
  }
};

/** Opens a saved layout: its box, its sheet and its blanks. */
export const openOrSay = async (file: Blob): Promise<void> => {
  try {
    const { box, part, placements: laid, sheet: on } = await slowEngine.openSheet(await file.text());
    batch(() => {
      sheet.value = on;
      chosenPart.value = part ?? '';
      laidByHand.value = { id: box.id, part, placements: laid };
    });
    goTo(`#${addressAt({ ...newBox(box.id), ...box, panel: 'sheet' })}`);
  } catch (error) {
    sayWhyNot(error);
  }
};
