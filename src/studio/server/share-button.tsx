import { signal } from '@preact/signals';
import { say } from '../languages/index.ts';
import { artwork, artworkSide, type LaidArtwork } from '../state/artwork.ts';
import { shown } from '../state/store.ts';
import { ActionButton } from '../ui/action-button.tsx';
import { copy } from '../ui/copy.ts';
import { Icon } from '../ui/icon.tsx';
import { mayAsk } from './api-key.ts';
import { KeyForm, RefusalNote } from './key-form.tsx';
import { keepBox, shareArtwork } from './kept-state.ts';

/** The last page made, and its artwork and box. */
const shared = signal<{ readonly of: LaidArtwork; readonly box: string; readonly url: string } | undefined>(undefined);
const isSharing = signal(false);

const boxKey = (): string => JSON.stringify(shown.value?.question);

const share = async (): Promise<void> => {
  const [good, of] = [shown.value, artwork.value];
  if (!good || !of || isSharing.value) return;
  isSharing.value = true;
  const box = boxKey();
  const dieline = await keepBox(good.question, 'mm', 'svg');
  const url = dieline && (await shareArtwork(dieline, of, artworkSide.value === 'outside'));
  isSharing.value = false;
  if (!url) return;
  shared.value = { of, box, url };
  await copy(url, say('server.link_copied'));
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
          isOff={isSharing.value}
          onPress={() => void share()}
        />
      ) : (
        <>
          <h3>{say('server.share')}</h3>
          <p class="note">{say('server.share_is')}</p>
          <KeyForm />
        </>
      )}
      {now && now.of === artwork.value && now.box === boxKey() && (
        <div class="copy-field">
          <a href={now.url} target="_blank" rel="noreferrer">
            {now.url}
          </a>
          <button
            type="button"
            class="icon-button small"
            aria-label={say('top.share')}
            onClick={() => void copy(now.url, say('server.link_copied'))}
          >
            <Icon name="copy" />
          </button>
        </div>
      )}
    </>
  );
};
