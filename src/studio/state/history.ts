/** A change that can be taken back. */
interface Step {
  /** Name of a value that is typed: changes of the same one in a row are one step until it is closed. */
  readonly name?: string;
  readonly back: () => void;
  readonly forth: () => void;
}

const past: Step[] = [];
const future: Step[] = [];
let isOpen = false;

/** Ends the current step: the next change is a step of its own. A field ends it when it loses the focus. */
export const closeStep = (): void => {
  isOpen = false;
};

/** Records a change that was made. */
export const recordStep = (step: Step): void => {
  future.length = 0;
  const last = past.at(-1);
  if (isOpen && step.name !== undefined && last?.name === step.name)
    past[past.length - 1] = { ...step, back: last.back };
  else past.push(step);
  isOpen = true;
};

/** Sets a value, as a change that can be taken back. */
export const setInStep = <T>(before: T, after: T, set: (value: T) => void): void => {
  set(after);
  if (before !== after) recordStep({ back: () => set(before), forth: () => set(after) });
};

export const forgetSteps = (): void => {
  past.length = 0;
  future.length = 0;
  isOpen = false;
};

/** Takes the last change back. */
export const undoStep = (): void => move(past, future, 'back');

/** Makes the change again that was taken back last. */
export const redoStep = (): void => move(future, past, 'forth');

const move = (from: Step[], to: Step[], way: 'back' | 'forth'): void => {
  const step = from.pop();
  isOpen = false;
  if (!step) return;
  to.push(step);
  step[way]();
};
