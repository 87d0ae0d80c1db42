import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { say } from '../languages/index.ts';
import { setter } from '../state/set.ts';
import { CheckRow } from '../ui/controls.tsx';
import { refusal } from '../ui/refusal-note.tsx';
import { rememberKey } from './api-key.ts';
import { loadKept } from './kept-state.ts';

/** A form for the key of the server. It tests the key at once. */
export const KeyForm = () => {
  const key = useRef<HTMLInputElement>(null);
  const stays = useSignal(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    const given = key.current!.value.trim();
    if (!given) return;
    rememberKey(given, stays.value);
    void loadKept();
  };
  return (
    <form class="key-form" onSubmit={submit}>
      <label for="api-key">{say('server.key')}</label>
      <div class="row">
        <input
          id="api-key"
          ref={key}
          type="password"
          autocomplete="off"
          spellcheck={false}
          aria-invalid={refusal.value !== ''}
        />
        <button type="submit" class="button solid">
          {say('server.use_key')}
        </button>
      </div>
      <CheckRow text={say('server.key_stays')} isOn={stays.value} onSwitch={setter(stays)} />
      <p class="note">{say('server.key_is')}</p>
    </form>
  );
};
