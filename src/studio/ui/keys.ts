import { frontView } from '../fold/camera-state.ts';
import { play, showsCup, stepBy, togglePack } from '../fold/fold-state.ts';
import { showsOuterSize } from '../fold/outer-size.tsx';
import { historyOf, takeBack } from '../shape/take-back.ts';
import { fit, measures, showsDimensions, showsInside, toggleMeasure } from '../stage/flat-state.ts';
import { startMeasuring } from '../stage/start-measuring.ts';
import { toggler } from '../state/set.ts';
import { boxState, closeDrawer, goTo, openPanel, setView } from '../state/store.ts';
import { copyLink } from './copy.ts';
import { keysAreOn, openKeys } from './keys-state.ts';

const focusSearch = (): void => {
  const field = document.getElementById('search');
  if (field) field.focus();
  else goTo('#/');
};

const everywhere: Readonly<Record<string, () => void>> = { '/': focusSearch, '?': openKeys };

const ofBox: Readonly<Record<string, () => void>> = {
  f: () => setView('flat'),
  b: () => setView('both'),
  g: () => setView('folded'),
  d: toggler(showsDimensions),
  m: startMeasuring,
  i: toggler(showsInside),
  o: toggler(showsOuterSize),
  u: toggler(showsCup),
  p: togglePack,
  0: () => {
    fit();
    frontView();
  },
  ' ': play,
  '[': () => stepBy(-1),
  ']': () => stepBy(1),
  s: () => openPanel('sheet'),
  a: () => openPanel('artwork'),
  t: () => openPanel('take'),
  c: copyLink,
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['range', 'checkbox', 'radio', 'button'].includes(target.type));

/** True for a number of the box or of its sheet. Other fields have the undo of the browser. */
const isNumber = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.inputMode === 'decimal';

const onKey = (event: KeyboardEvent): void => {
  const history = boxState.value && historyOf(event);
  if (history && !event.defaultPrevented && (isNumber(event.target) || !isTyping(event.target))) {
    event.preventDefault();
    takeBack(history);
    return;
  }
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
  if (document.querySelector('dialog[open]')) return;
  if (event.key === 'Escape') {
    if (isTyping(event.target)) (event.target as HTMLElement).blur();
    else if (measures.value) toggleMeasure();
    else closeDrawer();
    return;
  }
  if (isTyping(event.target) || !keysAreOn.value) return;
  // The space bar presses the focused button.
  if (
    event.key === ' ' &&
    event.target instanceof HTMLElement &&
    event.target.closest('button, a, summary, label, input')
  )
    return;
  const act = everywhere[event.key] ?? (boxState.value && ofBox[event.key.toLowerCase()]);
  if (!act) return;
  event.preventDefault();
  act();
};

export const listenToKeys = (): void => addEventListener('keydown', onKey);
