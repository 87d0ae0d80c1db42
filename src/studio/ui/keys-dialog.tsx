import { useEffect, useRef } from 'preact/hooks';
import { say, type Words } from '../languages/index.ts';
import { keeper } from '../state/preferences.ts';
import { setTo } from '../state/set.ts';
import { CheckRow } from './controls.tsx';
import keys from './keys.json' with { type: 'json' };
import { keysAreOn, keysAreShown } from './keys-state.ts';

/** Shortcuts in the order of the list, each with the key of its text. */
const shortcuts = keys as unknown as readonly (readonly [keys: readonly string[], words: keyof Words])[];

export const KeysDialog = () => {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="keys-title" onClose={setTo(keysAreShown, false)}>
      <h2 id="keys-title">{say('keys.title')}</h2>
      <dl class="keys">
        {shortcuts.map(([keys, words]) => (
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
      <CheckRow text={say('keys.on')} isOn={keysAreOn.value} onSwitch={keeper(keysAreOn, 'keys')} />
      <form method="dialog">
        <button type="submit" class="button">
          {say('drawer.close')}
        </button>
      </form>
    </dialog>
  );
};
