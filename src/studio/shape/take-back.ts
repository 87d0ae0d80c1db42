import { redoStep, undoStep } from '../state/history.ts';
import { writing } from './field-state.ts';

/** Takes the last change back, or makes it again. A browser's undo takes back texts of all fields, changed since or not, and no choices. */
export const takeBack = (inputType: string): void => {
  const text = writing.peek();
  writing.value = undefined;
  // A text that is not a number is the last change.
  if (inputType === 'historyRedo') redoStep();
  else if (text?.isNumber !== false) undoStep();
};

/** The undo that a key asks for, as the type of an input event; empty for other keys. */
export const historyOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string => {
  if (altKey || !(ctrlKey || metaKey)) return '';
  const isRedo = key.toLowerCase() === 'y' || shiftKey;
  return 'zy'.includes(key.toLowerCase()) ? (isRedo ? 'historyRedo' : 'historyUndo') : '';
};
