import { computed, effect, signal } from '@preact/signals';
import { engine } from '../engine/client.ts';
import type { BoxQuestion } from '../engine/protocol/box.ts';
import type { FoldModel, FoldRequest } from '../engine/protocol/fold.ts';
import { latest } from '../state/latest.ts';
import { boxState, changeBox, omit, shown } from '../state/store.ts';

/** Time without changes before bowed panels are made finer, in ms. */
const REST = 400;

/** The box that folds; the last one that could be made. */
export const model = signal<FoldModel | undefined>(undefined);

/** True if the view is visible: otherwise nothing is made. */
export const isSeen = signal(false);

/** Why nothing is folded here: the browser draws no 3D. */
export const cannotDraw = signal(false);

/** Current state of the folding. The address follows when the user lets go. */
const now = signal<number | undefined>(undefined);

const asksForPack = computed(() => now.value === undefined && boxState.value?.fold === 'delivered');

/** True if the view shows the flat pack in which the box is delivered. */
export const isPack = computed(() => model.value?.isPack ?? false);

/** State of the folding, from 0 flat to 1 closed. A pack is as flat as the blank. */
export const foldAt = computed(() => {
  const kept = boxState.value?.fold;
  if (asksForPack.value && (model.value?.hasPack ?? true)) return 0;
  return now.value ?? (typeof kept === 'number' ? kept : undefined) ?? model.value?.halfOpen ?? 1;
});

/** Shows the pack, or the box again. */
export const togglePack = (): void => {
  if (!model.value?.hasPack) return;
  stop();
  now.value = undefined;
  changeBox((box) => (asksForPack.value ? omit(box, 'fold') : { ...box, fold: 'delivered' }));
};

export const setFold = (t: number): void => {
  now.value = Math.min(1, Math.max(0, t));
};

/** Writes in the address how far it is folded. */
export const keepFold = (): void => {
  const t = now.value;
  if (t !== undefined) changeBox((box) => ({ ...box, fold: t }));
};

let timer: ReturnType<typeof setTimeout> | undefined;

interface Wanted extends FoldRequest {
  readonly question: BoxQuestion;
}

const make = latest(async ({ question, ...request }: Wanted): Promise<void> => {
  try {
    const made = await engine.fold(question, request);
    if (shown.peek()?.question.id !== question.id) return;
    model.value = made;
    clearTimeout(timer);
    if (made.isCoarse) timer = setTimeout(() => void make({ question, ...request, isCoarse: false }), REST);
  } catch {
    // The flat drawing says what is wrong; the last box stays meanwhile.
  }
});

let template = '';

effect(() => {
  const good = shown.value;
  if (good?.question.id !== template) {
    template = good?.question.id ?? '';
    model.value = undefined;
    now.value = undefined;
  }
  clearTimeout(timer);
  const isDelivered = asksForPack.value;
  if (good && isSeen.value) void make({ question: good.question, isCoarse: true, isDelivered });
});

const EASE = (x: number): number => x * x * (3 - 2 * x);

/** Milliseconds from flat to closed. */
const DURATION = 2400;

let frame = 0;
export const isPlaying = signal(false);

export const stop = (): void => {
  cancelAnimationFrame(frame);
  isPlaying.value = false;
};

/** Folds the box, or unfolds it where it is more than half folded. */
export const play = (): void => {
  if (isPlaying.value) {
    stop();
    keepFold();
    return;
  }
  const from = foldAt.value;
  const to = from > 0.5 ? 0 : 1;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    setFold(to);
    keepFold();
    return;
  }
  const began = performance.now();
  const takes = DURATION * Math.abs(to - from);
  isPlaying.value = true;
  const step = (time: number): void => {
    const share = Math.min(1, Math.max(0, (time - began) / takes));
    setFold(from + (to - from) * EASE(share));
    if (share < 1) frame = requestAnimationFrame(step);
    else {
      stop();
      keepFold();
    }
  };
  frame = requestAnimationFrame(step);
};

/** To the step before or after. */
export const stepBy = (by: 1 | -1): void => {
  const count = model.value?.steps.length ?? 0;
  if (!count) return;
  stop();
  const at = foldAt.value * count;
  setFold((by > 0 ? Math.floor(at + 1e-6) + 1 : Math.ceil(at - 1e-6) - 1) / count);
  keepFold();
};
