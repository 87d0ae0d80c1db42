import { signal } from '@preact/signals';
import { type FormatName, formatNames } from '../../entry/engine.ts';
import { say } from '../languages/index.ts';
import { setter } from '../state/set.ts';
import { fileUnit, shown } from '../state/store.ts';
import { ActionButton, SegmentedControl } from '../ui/controls.tsx';
import { toast } from '../ui/toast.tsx';
import { mayAsk } from './api-key.ts';
import { keepBox } from './kept-state.ts';
import { KeyForm, RefusalNote } from './key-form.tsx';

const format = signal<FormatName>('dxf');
const isKeeping = signal(false);

const keep = async (): Promise<void> => {
  const good = shown.value;
  if (!good || isKeeping.value) return;
  isKeeping.value = true;
  const record = await keepBox(good.question, fileUnit.value, format.value);
  isKeeping.value = false;
  if (record) toast(say('server.kept', { name: good.name }));
};

/** Stores the current box as a record of the server. */
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
          onChoose={setter(format)}
        />
        <ActionButton
          sign={format.value.toUpperCase()}
          name={say('server.keep')}
          about={say('server.keep_is')}
          icon="keep"
          isOff={isKeeping.value}
          onPress={() => void keep()}
        />
        <a class="see-kept" href="#/kept">
          {say('server.see_kept')}
        </a>
      </>
    ) : (
      <KeyForm />
    )}
  </section>
);
