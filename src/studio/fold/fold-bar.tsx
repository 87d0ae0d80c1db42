import { say } from '../languages/index.ts';
import { panelName } from '../shape/panel-name.ts';
import { Icon } from '../ui/icon.tsx';
import { foldAt, isPlaying, keepFold, model, play, setFold, stop } from './fold-state.ts';

/** More names than this say nothing. */
const NAMES = 3;

const END = 0.999;

/** The step in words, and its number. */
const stepNow = (): { readonly name: string; readonly number: string } => {
  const steps = model.value?.steps ?? [];
  const t = foldAt.value;
  const count = steps.length;
  if (t >= END) return { name: say('fold.closed'), number: say('fold.steps', { count }) };
  if (t <= 1 - END) return { name: say('fold.flat'), number: say('fold.steps', { count }) };
  const k = Math.min(count - 1, Math.floor(t * count));
  const names = [...new Set((steps[k] ?? []).map(panelName))].slice(0, NAMES);
  return {
    name: names.length ? names.join('; ') : say('fold.together'),
    number: say('fold.step', { number: k + 1, count }),
  };
};

/** One slider from flat to closed, with a tick at each step. */
export const FoldBar = () => {
  const { name, number } = stepNow();
  const count = model.value?.steps.length ?? 0;
  const t = foldAt.value;
  return (
    <div class="fold-bar">
      <button
        type="button"
        class="icon-button"
        title={`${say('fold.play')} (${say('fold.space')})`}
        aria-label={say('fold.play')}
        onClick={play}
      >
        <Icon name={isPlaying.value ? 'pause' : 'play'} />
      </button>
      <div>
        <div class="step">
          <b>{name}</b>
          <span>{number}</span>
        </div>
        <div class="slider">
          <input
            type="range"
            min="0"
            max="1"
            step="0.001"
            value={t}
            aria-label={say('fold.slider')}
            aria-valuetext={`${name}, ${number}`}
            style={{ '--share': `${t * 100}%` }}
            onInput={({ currentTarget }) => {
              stop();
              setFold(Number(currentTarget.value));
            }}
            onChange={keepFold}
          />
          <div class="ticks" aria-hidden="true">
            {Array.from({ length: Math.max(0, count - 1) }, (_, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ticks are their places
              <i key={k} style={{ left: `${((k + 1) / count) * 100}%` }} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
};
