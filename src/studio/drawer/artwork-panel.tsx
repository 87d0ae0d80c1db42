import type { FlatSize } from '../engine/protocol/drawing.ts';
import { coloursOf, looks } from '../fold/board-colours.ts';
import { locale, say, type Words } from '../languages/index.ts';
import { LateShareButton } from '../server/late.tsx';
import { showsInside } from '../stage/flat-state.ts';
import {
  artwork,
  artworkFit,
  artworkSide,
  chosenFit,
  hasSize,
  type LaidArtwork,
  pageOfArtwork,
} from '../state/artwork.ts';
import { lookNames } from '../state/box-state.ts';
import { setInStep } from '../state/history.ts';
import { layOrSay, removeArtwork } from '../state/lay-artwork.ts';
import { formatNumber } from '../state/lengths.ts';
import { sizesWithUnit } from '../state/sizes-with-unit.ts';
import { changeBox, omit, shown } from '../state/store.ts';
import { Button, SegmentedControl } from '../ui/controls.tsx';
import { DropZone } from '../ui/drop-zone.tsx';
import { FileButton, showing } from './file-button.tsx';

const ratio = (width: number, height: number): string => `${formatNumber(width / height, 2, locale.value)} : 1`;

const whereItLies = (laid: LaidArtwork, flat: FlatSize): string => {
  if (artworkFit.value !== 'size') {
    const { width, height } = laid;
    return say('art.proportions', { own: ratio(width, height), blank: ratio(flat.width, flat.height) });
  }
  if (pageOfArtwork.value) return say('art.on_page');
  const { width, height } = laid.size.stated!;
  return say('art.in_middle', { size: sizesWithUnit([width, height]) });
};

/** Artwork lies at its own size, is stretched over the blank, or lies whole on it. */
const Fit = () => {
  const flat = shown.value?.drawing.flat;
  const { value } = artwork;
  return !flat || !value ? null : (
    <>
      {!hasSize.value && <p class="note">{say('art.no_size')}</p>}
      <p class="note">{whereItLies(value, flat)}</p>
      <SegmentedControl
        label={say('art.fit')}
        of={[
          { value: 'size', text: say('art.size'), disabled: !hasSize.value },
          { value: 'stretch', text: say('art.stretched') },
          { value: 'fit', text: say('art.whole') },
        ]}
        value={artworkFit.value}
        onChoose={(fit) => setInStep(chosenFit, fit)}
      />
    </>
  );
};

/** Artwork over the flat blank, and the colour of the board. */
export const ArtworkPanel = () => (
  <>
    <DropZone
      icon="art"
      title={say('art.drop')}
      about={say('art.formats')}
      button={say('drop.choose')}
      accept="image/png,image/jpeg,image/svg+xml,image/webp"
      onFile={(file) => void layOrSay(file)}
    />
    {artwork.value && (
      <>
        <h3>{artwork.value.name}</h3>
        <div class="laid">
          <SegmentedControl
            label={say('art.side')}
            of={[
              { value: 'outside', text: say('art.outside') },
              { value: 'inside', text: say('art.inside') },
            ]}
            value={artworkSide.value}
            onChoose={(side) => {
              setInStep(artworkSide, side);
              // The other side would hide the artwork.
              showsInside.value = side === 'inside';
            }}
          />
          <Button kind="small plain" onPress={removeArtwork}>
            {say('art.remove')}
          </Button>
        </div>
        <Fit />
        <h3>{say('art.show')}</h3>
        <p class="note">{say('art.stays')}</p>
        {showing.map((row) => (
          <FileButton key={row.kind} row={row} />
        ))}
        <LateShareButton />
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
          onClick={() => changeBox((box) => (box.look === name ? omit(box, 'look') : { ...box, look: name }))}
        >
          <i style={{ background: `linear-gradient(135deg, ${looks[name].outside} 50%, ${looks[name].inside} 50%)` }} />
          {say(`look.${name}` as keyof Words)}
        </button>
      ))}
    </div>
  </>
);
