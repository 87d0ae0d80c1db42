import { locale, say } from '../languages/index.ts';
import { formatLength } from '../state/lengths.ts';
import { answer, boxState, shown } from '../state/store.ts';
import { FlatPane } from './flat-pane.tsx';

/** Above a drawing of values that no longer are those asked for. */
const StalePill = () => {
  const good = shown.value;
  if (!good || !answer.value?.problems.length) return null;
  const unit = boxState.value?.unit ?? 'mm';
  const sizes = good.answer.sizes
    .filter(({ kind }) => kind === 'length')
    .map(({ value }) => formatLength(value, unit, locale.value));
  return (
    <div class="stale" role="alert">
      {say('shape.stale', { sizes: `${sizes.join(' × ')} ${unit}` })}
    </div>
  );
};

/** Where the box is seen. */
export const Stage = () => {
  const drawing = shown.value?.drawing;
  return (
    <div class="stage flat" aria-busy={!drawing}>
      {drawing ? <FlatPane drawing={drawing} /> : <p class="hidden">{say('shape.loading')}</p>}
      <StalePill />
    </div>
  );
};
