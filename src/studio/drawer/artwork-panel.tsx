import type { LaidArtwork } from '../engine/protocol/artwork.ts';
import { coloursOf, looks } from '../fold/board-colours.ts';
import { say, type Words } from '../languages/index.ts';
import { hasServer } from '../server/api-key.ts';
import { ShareButton } from '../server/share-button.tsx';
import { artwork, withPlaces } from '../state/artwork.ts';
import { lookNames } from '../state/box-state.ts';
import { layOrSay } from '../state/lay-artwork.ts';
import { changeBox, shown } from '../state/store.ts';
import { ActionButton } from '../ui/controls.tsx';
import { DropZone } from '../ui/drop-zone.tsx';
import { downloadOrSay } from './download.ts';
import { FileButton, showing } from './file-button.tsx';
import { FilmButtons } from './film-buttons.tsx';
import { LayerForm } from './layer-form.tsx';
import { PressSection } from './press-section.tsx';

const saveDocument = (laid: LaidArtwork): Promise<void> => {
  const data = `${JSON.stringify(withPlaces(laid).document, null, 2)}\n`;
  return downloadOrSay('box.artwork.json', Promise.resolve({ data, mediaType: 'application/json' }));
};

export const ArtworkPanel = () => (
  <>
    <DropZone
      icon="art"
      title={say('art.drop')}
      about={say('art.formats')}
      accept="image/png,image/jpeg,image/svg+xml,image/webp,application/pdf,.ai,.json"
      onFiles={(files) => void layOrSay(files)}
    />
    {/* Files may be dropped before the box is there. */}
    {artwork.value && shown.value && (
      <>
        {artwork.value.document.layers
          .map((_, k) => <LayerForm key={`${k}`} laid={artwork.value!} number={k} />)
          .reverse()}
        <ActionButton
          sign="JSON"
          name={say('art.save')}
          about={say('art.save_is')}
          onPress={() => void saveDocument(artwork.value!)}
        />
        <PressSection laid={artwork.value} />
        <h3>{say('art.show')}</h3>
        <p class="note">{say('art.colours')}</p>
        <p class="note">{say('art.stays')}</p>
        {showing.map((row) => (
          <FileButton key={row.kind} row={row} />
        ))}
        <FilmButtons />
        {hasServer && <ShareButton />}
      </>
    )}
    <h3>{say('art.colour')}</h3>
    {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid everywhere */}
    <div class="swatches" role="group" aria-label={say('art.colour')}>
      {lookNames.map((name) => (
        <button
          type="button"
          key={name}
          aria-pressed={coloursOf(shown.value?.material ?? 'carton') === looks[name]}
          onClick={() => changeBox((box) => ({ ...box, look: box.look === name ? undefined : name }))}
        >
          <i style={{ background: `linear-gradient(135deg, ${looks[name].outside} 50%, ${looks[name].inside} 50%)` }} />
          {say(`look.${name}` as keyof Words)}
        </button>
      ))}
    </div>
  </>
);
