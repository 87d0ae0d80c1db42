import { computed, effect, signal } from '@preact/signals';
import { engine } from '../engine/client.ts';
import type { FoldModel, FoldRequest } from '../engine/fold.ts';
import type { BoxQuestion } from '../engine/protocol/box.ts';
import { latest } from '../state/latest.ts';
import { boxState, changeBox, shown } from '../state/store.ts';

/** Time without changes before bowed panels become finer, in ms. */
const REST_MS = 400;

/** The folding box: the last valid one. */
export const model = signal<FoldModel | undefined>(undefined);

/** The model of a drawing of another hand, shown in place of the box. */
export const foreign = signal<FoldModel | undefined>(undefined);

/** True while the view is visible. Models are made only then. */
export const isSeen = signal(false);

/** True in a browser without 3D. */
export const cannotDraw = signal(false);

/** True when a cup stands beside the box, for its scale. */
export const showsCup = signal(false);

/** Current state of the folding while the user drags. The address follows at the end. */
const now = signal<number | undefined>(undefined);

/** True when the user wants the pack, which not every box has. */
export const asksForPack = computed(() => now.value === undefined && boxState.value?.fold === 'delivered');

export const isPack = computed(() => model.value?.isPack ?? false);

/** State of the folding, from 0 flat to 1 closed. A pack is as flat as the blank. */
export const foldAt = computed(() => (asksForPack.value && (model.value?.hasPack ?? true) ? 0 : openAt(model.value)));

/** State of the folding of a box that is not a pack. */
export const openAt = (of: FoldModel | undefined): number => {
  const kept = boxState.value?.fold;
  return now.value ?? (typeof kept === 'number' ? kept : undefined) ?? of?.halfOpen ?? 1;
};

export const togglePack = (): void => {
  if (!model.value?.hasPack) return;
  stop();
  now.value = undefined;
  changeBox((box) => ({ ...box, fold: asksForPack.value ? undefined : 'delivered' }));
};

export const setFold = (t: number): void => {
  now.value = Math.min(1, Math.max(0, t));
};

/** Writes the state of the folding to the address. */
export const keepFold = (): void => {
  const t = now.value;
  if (t !== undefined) changeBox((box) => ({ ...box, fold: t }));
};

export const foldTo = (t: number): void => {
  stop();
  setFold(t);
  keepFold();
};

let timer: ReturnType<typeof setTimeout> | undefined;

type WantedModel = FoldRequest & { readonly question: BoxQuestion };

const make = latest(async ({ question, ...request }: WantedModel): Promise<void> => {
  try {
    const folded = await engine.fold(question, request);
    if (shown.peek()?.question.id !== question.id) return;
    model.value = folded;
    clearTimeout(timer);
    if (folded.isCoarse) timer = setTimeout(() => void make({ question, ...request, isCoarse: false }), REST_MS);
  } catch {
    // The flat drawing shows the problem. The last valid box stays visible.
  }
});

let template = '';

effect(() => {
  if (foreign.value) {
    [template, model.value] = ['', foreign.value];
    return;
  }
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

const FOLDING_MS = 2400;

let frame = 0;
export const isPlaying = signal(false);

export const stop = (): void => {
  cancelAnimationFrame(frame);
  isPlaying.value = false;
};

/** Folds the box, or unfolds a box that is more than half folded. */
export const play = (): void => {
  if (isPlaying.value) {
    stop();
    keepFold();
    return;
  }
  const from = foldAt.value;
  const to = from > 0.5 ? 0 : 1;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    foldTo(to);
    return;
  }
  const began = performance.now();
  const takes = FOLDING_MS * Math.abs(to - from);
  isPlaying.value = true;
  const step = (time: number): void => {
    const share = Math.min(1, Math.max(0, (time - began) / takes));
    // Eased at both ends.
    setFold(from + (to - from) * share * share * (3 - 2 * share));
    if (share < 1) frame = requestAnimationFrame(step);
    else foldTo(to);
  };
  frame = requestAnimationFrame(step);
};

export const stepBy = (by: 1 | -1): void => {
  const count = model.value?.steps.length ?? 0;
  if (!count) return;
  const at = foldAt.value * count;
  foldTo((by > 0 ? Math.floor(at + 1e-6) + 1 : Math.ceil(at - 1e-6) - 1) / count);
};
