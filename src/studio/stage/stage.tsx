import type { ComponentType } from 'preact';
import { cannotDraw } from '../fold/fold-state.ts';
import { say } from '../languages/index.ts';
import { takeBack } from '../shape/take-back.ts';
import { type StageView, views } from '../state/box-state.ts';
import { canRedo, canUndo } from '../state/history.ts';
import { lengthsAmong, sizesWithUnit } from '../state/sizes-with-unit.ts';
import { answer, boxState, changeBox, failure, setView, shown } from '../state/store.ts';
import { IconButton, SegmentedControl } from '../ui/controls.tsx';
import { useDropping } from '../ui/dropping.ts';
import { late } from '../ui/late.tsx';
import { FlatPane } from './flat-pane.tsx';
import { useSize } from './use-gestures.ts';

const FoldPane = late(
  async () => (await import('../fold/fold-pane.tsx')).FoldPane as ComponentType,
  <section class="pane fold-pane" aria-busy="true" />,
);

/** Note above a drawing of earlier values. */
const StalePill = () => {
  const good = shown.value;
  if (!good || !answer.value?.problems.length) return null;
  return (
    <div class="stale" role="alert">
      {say('shape.stale', { sizes: sizesWithUnit(lengthsAmong(good.sizes)) })}
    </div>
  );
};

const UndoButtons = () => (
  <span class="undo">
    <IconButton
      icon="undo"
      label={say('keys.undo')}
      keyName="Ctrl+Z"
      disabled={!canUndo.value}
      onClick={() => takeBack('historyUndo')}
    />
    <IconButton
      icon="redo"
      label={say('keys.redo')}
      keyName="Ctrl+Shift+Z"
      disabled={!canRedo.value}
      onClick={() => takeBack('historyRedo')}
    />
  </span>
);

/** On a phone this bar shows the flat size. A wide page shows it among the facts. */
const ViewBar = ({ view }: { readonly view: StageView }) => {
  const drawing = shown.value?.drawing;
  return (
    <div class="view-bar">
      <SegmentedControl
        label={say('stage.view')}
        of={views.map((value) => ({
          value,
          text: say(`stage.${value}`),
          title: cannotDraw.value && value !== 'flat' ? say('fold.no_3d') : `${say(`stage.${value}`)} (${KEY[value]})`,
          disabled: cannotDraw.value && value !== 'flat',
          ...(value === 'both' && { class: 'wide' }),
        }))}
        value={view}
        onChoose={setView}
      />
      <UndoButtons />
      {drawing && (
        <span class="flat-size narrow">
          {say('find.flat', { size: sizesWithUnit([drawing.flat.width, drawing.flat.height]) })}
        </span>
      )}
    </div>
  );
};

const KEY: Readonly<Record<StageView, string>> = { flat: 'F', both: 'B', folded: 'G' };

/** Width in pixels below which only one view is shown. */
const MIN_WIDTH_OF_TWO_VIEWS = 760;

/** Share of the stage for the flat drawing, when both views are shown. */
const FLAT_SHARE = 0.54;

/** Handles artwork dropped on the box. The panel offers further steps. */
const takeArtwork = async (files: readonly File[]): Promise<void> => {
  const { layOrSay } = await import('../state/lay-artwork.ts');
  if (await layOrSay(files)) changeBox((box) => ({ ...box, panel: 'artwork' }));
};

/** Layout of the stage: the flat view beside or above the folded view, depending on which draws the blank larger. */
export const Stage = () => {
  const [element, size] = useSize<HTMLDivElement>();
  const { isOver, dropping } = useDropping((files) => void takeArtwork(files));
  const drawing = shown.value?.drawing;
  const wanted = cannotDraw.value ? 'flat' : (boxState.value?.view ?? 'both');
  const view = wanted === 'both' && innerWidth <= MIN_WIDTH_OF_TWO_VIEWS ? 'folded' : wanted;
  const isLoading = !drawing && !failure.value;
  const { width, height } = drawing?.flat ?? { width: 1, height: 1 };
  const beside = Math.min((size.width * FLAT_SHARE) / width, size.height / height);
  const above = Math.min(size.width / width, (size.height * FLAT_SHARE) / height);
  return (
    // The button of the artwork panel does the same.
    <div
      ref={element}
      class={`stage ${view} ${beside >= above * 0.8 ? 'row' : 'column'} ${isOver.value ? 'over' : ''}`}
      aria-busy={isLoading}
      {...dropping}
    >
      {isLoading && <p class="hidden">{say('shape.loading')}</p>}
      {drawing && view !== 'folded' && <FlatPane drawing={drawing} />}
      {drawing && view !== 'flat' && <FoldPane />}
      <ViewBar view={view} />
      <StalePill />
    </div>
  );
};
