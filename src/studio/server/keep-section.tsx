import { signal } from '@preact/signals';
import { type FormatName, formatNames } from '../../entry/engine.ts';
import { say } from '../languages/index.ts';
import { boxState, shown } from '../state/store.ts';
import { Icon } from '../ui/icon.tsx';
import { SegmentedControl } from '../ui/segments.tsx';
import { toast } from '../ui/toast.tsx';
import { mayAsk } from './api-key.ts';
import { KeyForm, RefusalNote } from './key-form.tsx';
import { keepBox } from './kept-state.ts';

const format = signal<FormatName>('dxf');
const isKeeping = signal(false);

const keep = async (): Promise<void> => {
  const good = shown.value;
  if (!good || isKeeping.value) return;
  isKeeping.value = true;
  const made = await keepBox(good.question, boxState.value?.unit === 'in' ? 'in' : 'mm', format.value);
  isKeeping.value = false;
  if (made) toast(say('server.kept', { name: good.name }));
};

/** Keeps the box that is shown as a record of the server. */
export const KeepSection = () => (
  <section>
    <h3>{say('server.keep_title')}</h3>
    <RefusalNote />
    {mayAsk.value ? (
      <>
        <SegmentedControl
          label={say('server.format')}
          of={formatNames.map((value) => ({ value, text: value.toUpperCase() }))}
          value={format.value}
          onChoose={(value) => {
            format.value = value;
          }}
        />
        <button type="button" class="file" disabled={isKeeping.value} onClick={() => void keep()}>
          <span class="format">{format.value.toUpperCase()}</span>
          <span>
            <span class="name">{say('server.keep')}</span>
            <span class="about">{say('server.keep_is')}</span>
          </span>
          <Icon name="keep" />
        </button>
        <a class="see-kept" href="#/kept">
          {say('server.see_kept')}
        </a>
      </>
    ) : (
      <KeyForm />
    )}
  </section>
);
