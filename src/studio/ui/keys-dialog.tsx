import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say, type Words } from '../languages/index.ts';
import { readPreference, writePreference } from '../state/preferences.ts';
import { CheckRow } from './check-row.tsx';

/** True while single-letter shortcuts are on. */
export const keysAreOn = signal(readPreference('keys', true));

const isOpen = signal(false);

export const openKeys = (): void => {
  isOpen.value = true;
};

const rows: readonly (readonly [keys: readonly string[], words: keyof Words])[] = [
  [['/'], 'find.search'],
  [['F', 'B', 'G'], 'keys.views'],
  [['Space'], 'fold.play'],
  [['[', ']'], 'keys.step'],
  [['P'], 'fold.pack'],
  [['D'], 'stage.dimensions'],
  [['O'], 'fold.outer_size'],
  [['M'], 'stage.measure'],
  [['I'], 'stage.inside'],
  [['0'], 'stage.fit'],
  [['S'], 'drawer.sheet'],
  [['A'], 'drawer.artwork'],
  [['T'], 'top.take'],
  [['C'], 'top.share'],
  [['↑', '↓'], 'keys.arrows'],
  [['Alt', 'Enter'], 'keys.mend'],
  [['Ctrl', 'Z'], 'keys.undo'],
  [['Ctrl', '⇧', 'Z'], 'keys.redo'],
  [['←', '→', '+', '−'], 'keys.picture'],
  [['Esc'], 'keys.escape'],
];

/** The list of shortcuts, and a switch for them. */
export const KeysDialog = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen.value) dialog.current?.showModal();
  }, [isOpen.value]);
  if (!isOpen.value) return null;
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" onClose={close}>
      <h2 id="keys-title">{say('keys.title')}</h2>
      <dl class="keys">
        {rows.map(([keys, words]) => (
          <div key={words}>
            <dt>{say(words)}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Space' ? say('fold.space') : key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <CheckRow
        text={say('keys.on')}
        isOn={keysAreOn.value}
        onSwitch={(isOn) => {
          keysAreOn.value = isOn;
          writePreference('keys', isOn);
        }}
      />
      <form method="dialog">
        <button type="submit" class="button">
          {say('drawer.close')}
        </button>
      </form>
    </dialog>
  );
};
