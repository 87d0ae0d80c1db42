/** The undo that a key asks for, as the type of an input event; empty for other keys. */
export const historyOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): string => {
  if (altKey || !(ctrlKey || metaKey)) return '';
  const isRedo = key.toLowerCase() === 'y' || shiftKey;
  return 'zy'.includes(key.toLowerCase()) ? (isRedo ? 'historyRedo' : 'historyUndo') : '';
};
