import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { printEngine } from '../engine/client.ts';
import type { LaidArtwork } from '../engine/protocol/artwork.ts';
import { say, type Words } from '../languages/index.ts';
import { panelName } from '../shape/panel-name.ts';
import { withPlaces } from '../state/artwork.ts';
import { fileUnit, shown } from '../state/store.ts';
import { ActionButton } from '../ui/controls.tsx';
import { downloadOrSay, sayWhyNot } from './download.ts';
import { boxFileName } from './file-name.ts';

type PressFile = Awaited<ReturnType<typeof printEngine.artworkForPress>>;

/** The last file that was made, and what it was made of. */
const made = signal<(PressFile & { readonly of: string }) | undefined>(undefined);

/** The artwork below the die for the press: first what a printer would ask about, then the file. */
export const PressSection = ({ laid }: { readonly laid: LaidArtwork }) => {
  const good = shown.value!;
  const [question, placed] = [good.question, withPlaces(laid)];
  const asked = { of: JSON.stringify([question, placed]), question, placed };
  const latest = useRef(asked);
  latest.current = asked;
  const file = made.value?.of === asked.of ? made.value : undefined;
  const name = `${boxFileName(good)}.press.pdf`;
  const check = async (): Promise<void> => {
    try {
      // The places of layers become known a moment after an undo: what was checked until then is another artwork.
      do {
        const { of, question, placed } = latest.current;
        made.value = { of, ...(await printEngine.artworkForPress(question, fileUnit.peek(), placed)) };
      } while (made.value.of !== latest.current.of);
    } catch (error) {
      sayWhyNot(error);
    }
  };
  return (
    <>
      <h3>{say('art.press')}</h3>
      {file && !file.findings.length && <p class="note">{say('art.sound')}</p>}
      <ul class="press-findings">
        {file?.findings.map(({ level, kind, panel, at, values, sentence }) => (
          <li key={sentence} class={level}>
            <b>{say(`art.${level}`)}</b> {say(`press.${kind.replaceAll('-', '_')}` as keyof Words, values)}{' '}
            <i>{[panel && panelName(panel), at && `${at.join(', ')} mm`].filter(Boolean).join(' · ')}</i>
          </li>
        ))}
      </ul>
      <ActionButton
        sign="PDF"
        name={say(file ? 'art.get_pdf' : 'art.check')}
        about={file ? name : say('art.check_is')}
        onPress={() => void (file ? downloadOrSay(name, Promise.resolve(file)) : check())}
      />
    </>
  );
};
