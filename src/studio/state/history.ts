import { batch, computed, type Signal, signal } from '@preact/signals';

/** A change that can be taken back. */
interface Step {
  /** Name of a value that is typed: changes of the same one in a row are one step until it is closed. */
  readonly name?: string;
  readonly back: () => void;
  readonly forth: () => void;
}

const past = signal<readonly Step[]>([]);
const future = signal<readonly Step[]>([]);
let isOpen = false;

export const canUndo = computed(() => past.value.length > 0);
export const canRedo = computed(() => future.value.length > 0);

/** Ends the current step: the next change is a step of its own. A field ends it when it loses the focus. */
export const closeStep = (): void => {
  isOpen = false;
};

export const recordStep = (step: Step): void => {
  const before = past.peek();
  const last = before.at(-1);
  const isSame = isOpen && step.name !== undefined && last?.name === step.name;
  batch(() => {
    past.value = isSame ? [...before.slice(0, -1), { ...step, back: last!.back }] : [...before, step];
    future.value = [];
  });
  isOpen = true;
};

/** Sets a signal, as a change that can be taken back. @param name - of a value that is set several times in one step */
export const setInStep = <T>(of: Signal<T>, after: T, name?: string): void => {
  const before = of.peek();
  const set = (value: T) => () => {
    of.value = value;
  };
  of.value = after;
  // The same values in another object are no change.
  if (JSON.stringify(before) !== JSON.stringify(after))
    recordStep({ ...(name && { name }), back: set(before), forth: set(after) });
};

export const forgetSteps = (): void => {
  batch(() => {
    past.value = [];
    future.value = [];
  });
  isOpen = false;
};

export const undoStep = (): void => move(past, future, 'back');

export const redoStep = (): void => move(future, past, 'forth');

const move = (from: typeof past, to: typeof past, way: 'back' | 'forth'): void => {
  const step = from.peek().at(-1);
  isOpen = false;
  if (!step) return;
  batch(() => {
    from.value = from.peek().slice(0, -1);
    to.value = [...to.peek(), step];
    step[way]();
  });
};
