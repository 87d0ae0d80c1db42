import { signal, useSignal } from '@preact/signals';
import { type FormatName, formatNames } from '../../entry/engine.ts';
import { say, sayText } from '../languages/index.ts';
import { hasServer, mayAsk } from '../server/api-key.ts';
import { keepBox } from '../server/kept-state.ts';
import { KeyForm } from '../server/key-form.tsx';
import { addressAt } from '../state/address.ts';
import { setter } from '../state/set.ts';
import { boxState, fileUnit, shown } from '../state/store.ts';
import { ActionButton, SegmentedControl } from '../ui/controls.tsx';
import { RefusalNote } from '../ui/refusal-note.tsx';
import { toast } from '../ui/toast.tsx';
import { changeOwn } from './browser-storage.ts';
import { artworkToKeep } from './kept-artwork.ts';
import { areEqual, freeName, withCurrent } from './own-boxes.ts';

/** The kept box from which the box with this id was opened, or as which it was kept. */
export const keptAs = signal({ id: '', name: '' });

/** Keeps the current box in this browser: as a version of a kept one, or without a name as a new one. */
const keepHere = async (name: string): Promise<void> => {
  const box = boxState.value!;
  const version = { address: addressAt({ ...box, panel: undefined }), at: Date.now(), artwork: artworkToKeep() };
  let own = name;
  const isKept = await changeOwn((boxes) => {
    // A second press keeps no second box.
    own ||= boxes.find((one) => areEqual(one.versions[0]!, version))?.name ?? '';
    own ||= freeName(boxes, sayText(shown.value!.name));
    return withCurrent(boxes, own, version);
  });
  if (!isKept) return;
  keptAs.value = { id: box.id, name: own };
  toast(say('kept.kept', { name: own }));
};

/** Keeps the current box in this browser, or on the server with a file. */
export const KeepSection = () => {
  const format = useSignal<FormatName | ''>('');
  const name = !format.value && keptAs.value.id === boxState.value?.id ? keptAs.value.name : '';
  const keep = async (): Promise<void> => {
    const { question, name: template } = shown.value!;
    if (!format.value) await keepHere(name);
    else if (await keepBox(question, fileUnit.value, format.value))
      toast(say('server.kept', { name: sayText(template) }));
  };
  const formats = formatNames.map((value) => ({ value, text: value.toUpperCase() }));
  return (
    <section>
      <h3>{say('kept.keep_title')}</h3>
      <RefusalNote />
      {hasServer && (
        <SegmentedControl
          label={say('kept.where')}
          of={[{ value: '', text: say('kept.browser') }, ...formats]}
          value={format.value}
          onChoose={setter(format)}
        />
      )}
      {format.value && !mayAsk.value ? (
        <KeyForm />
      ) : (
        <ActionButton
          sign={format.value.toUpperCase() || (name ? '+1' : '1')}
          name={name ? say('kept.keep_version', { name }) : say('kept.keep')}
          about={say(format.value ? 'server.keep_is' : 'kept.keep_is')}
          icon="keep"
          onPress={() => void keep()}
        />
      )}
      <a class="see-kept" href="#/kept">
        {say('kept.see')}
      </a>
    </section>
  );
};
