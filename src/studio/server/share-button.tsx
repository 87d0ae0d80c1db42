import { signal } from '@preact/signals';
import type { PlacedArtwork } from '../engine/artwork.ts';
import type { LaidArtwork } from '../engine/protocol/artwork.ts';
import { printCanvas } from '../fold/print-canvas.ts';
import { say } from '../languages/index.ts';
import { artwork, placedLayers } from '../state/artwork.ts';
import { shown } from '../state/store.ts';
import { ActionButton, CopyField } from '../ui/controls.tsx';
import { copy } from '../ui/copy.ts';
import { RefusalNote } from '../ui/refusal-note.tsx';
import { mayAsk } from './api-key.ts';
import { keepBox, shareArtwork } from './kept-state.ts';
import { KeyForm } from './key-form.tsx';

/** The last page made, and what it shows. */
const shared = signal<{ readonly of: LaidArtwork; readonly shows: string; readonly url: string } | undefined>(
  undefined,
);
const isSharing = signal(false);

/** The layers on the side of the uppermost one: a page shows one side. */
const sharedLayers = (): readonly PlacedArtwork[] =>
  placedLayers.value.filter(({ side }) => side === placedLayers.value.at(-1)?.side);

const shownKey = (): string => JSON.stringify([shown.value?.question, sharedLayers()]);

const share = async (): Promise<void> => {
  const [good, of] = [shown.value, artwork.value];
  if (!good || !of || isSharing.value) return;
  isSharing.value = true;
  try {
    const [shows, isOutside] = [shownKey(), sharedLayers()[0]?.side !== 'inside'];
    // What the server lays over the whole blank.
    const canvas = await printCanvas(sharedLayers(), good.drawing.frame);
    const file = (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png')))!;
    const dieline = await keepBox(good.question, 'mm', 'svg');
    const url = dieline && (await shareArtwork(dieline, file, of.files[0]?.name ?? 'artwork', isOutside));
    if (!url) return;
    shared.value = { of, shows, url };
    await copy(url, say('server.link_copied'));
  } finally {
    isSharing.value = false;
  }
};

/** Sends box and artwork to the server, and makes a page for everybody with the link. */
export const ShareButton = () => {
  const now = shared.value;
  return (
    <>
      <RefusalNote />
      {mayAsk.value ? (
        <ActionButton
          sign="3D"
          name={say('server.share')}
          about={say('server.share_is')}
          icon="link"
          isOff={isSharing.value || !placedLayers.value.length}
          onPress={() => void share()}
        />
      ) : (
        <>
          <h3>{say('server.share')}</h3>
          <p class="note">{say('server.share_is')}</p>
          <KeyForm />
        </>
      )}
      {now && now.of === artwork.value && now.shows === shownKey() && (
        <CopyField label={say('top.share')} onCopy={() => void copy(now.url, say('server.link_copied'))}>
          <a href={now.url} target="_blank" rel="noreferrer">
            {now.url}
          </a>
        </CopyField>
      )}
    </>
  );
};
