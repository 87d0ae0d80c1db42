import { signal } from '@preact/signals';
import type { FilmName } from '../fold/film.ts';
import { cannotDraw } from '../fold/fold-state.ts';
import { locale, say } from '../languages/index.ts';
import { shown } from '../state/store.ts';
import { ActionButton } from '../ui/controls.tsx';
import { download, sayWhyNot } from './download.ts';
import { boxFileName } from './file-name.ts';

/** The film that is being recorded, with its share, 0…1, in whole percent. */
const running = signal<{ readonly name: FilmName; readonly share: number; readonly stop: () => void } | null>(null);

/** Records a film and downloads it; a stopped one leaves nothing. */
const record = async (name: FilmName): Promise<void> => {
  const stopping = new AbortController();
  const onShare = (share: number): void => {
    running.value = { name, share: Math.round(share * 100) / 100, stop: () => stopping.abort() };
  };
  onShare(0);
  try {
    const box = shown.value!;
    const { filmOf } = await import('../fold/film.ts');
    const made = await filmOf(box, name, stopping.signal, onShare);
    download(`${boxFileName(box)}_${name}.${made.type.replace('video/', '')}`, made);
  } catch (error) {
    if (!stopping.signal.aborted) sayWhyNot(error);
  } finally {
    running.value = null;
  }
};

/** Films of the folded box. The one that is being recorded tells how far it is, and stops when it is pressed. */
export const FilmButtons = () => {
  const now = running.value;
  const why = cannotDraw.value ? 'fold.no_3d' : 'MediaRecorder' in globalThis ? undefined : 'take.no_film';
  return (['folding', 'turning'] as const).map((name) => {
    const isOn = now?.name === name;
    const share = now?.share.toLocaleString(locale.value, { style: 'percent' }) ?? '';
    return (
      <ActionButton
        key={name}
        sign="WEBM"
        name={say(`take.${name}`)}
        about={isOn ? say('take.filming', { share }) : say(why ?? `take.${name}_is`)}
        icon={isOn ? 'close' : 'get'}
        isOff={!isOn && Boolean(why ?? now)}
        onPress={isOn ? now.stop : () => void record(name)}
      />
    );
  });
};
