import { say, sayCount } from '../languages/index.ts';
import { panelName } from '../shape/panel-name.ts';
import { IconButton } from '../ui/controls.tsx';
import { foldAt, isPack, isPlaying, keepFold, model, play, setFold, stop, togglePack } from './fold-state.ts';
import { writeOuterSizes } from './outer-size.tsx';

const MAX_NAMES = 3;

const END = 0.999;

const packSize = (): string => {
  const [across, thick, deep] = model.value!.pose.at(-1)!.size;
  return writeOuterSizes([across, deep, thick]);
};

const stepNow = (): { readonly name: string; readonly number: string } => {
  if (isPack.value) return { name: say('fold.pack'), number: packSize() };
  const steps = model.value?.steps ?? [];
  const t = foldAt.value;
  const count = steps.length;
  if (t >= END) return { name: say('fold.closed'), number: sayCount('fold.steps', count) };
  if (t <= 1 - END) return { name: say('fold.flat'), number: sayCount('fold.steps', count) };
  const k = Math.min(count - 1, Math.floor(t * count));
  const names = [...new Set((steps[k] ?? []).map(panelName))].slice(0, MAX_NAMES);
  return {
    name: names.length ? names.join('; ') : say('fold.together'),
    number: say('fold.step', { number: k + 1, count }),
  };
};

/** A slider from flat to closed, with a tick at each step. */
export const FoldBar = () => {
  const { name, number } = stepNow();
  const count = isPack.value ? 0 : (model.value?.steps.length ?? 0);
  const t = foldAt.value;
  const hasPack = model.value?.hasPack ?? false;
  return (
    <div class={`fold-bar ${hasPack ? 'has-pack' : ''}`}>
      <IconButton
        icon={isPlaying.value ? 'pause' : 'play'}
        label={say('fold.play')}
        keyName={say('fold.space')}
        onClick={play}
      />
      <div>
        <div class="step">
          <b title={name}>{name}</b>
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
              <i key={k} style={{ left: `${((k + 1) / count) * 100}%` }} />
            ))}
          </div>
        </div>
      </div>
      {hasPack && (
        <IconButton icon="pack" label={say('fold.pack')} keyName="P" aria-pressed={isPack.value} onClick={togglePack} />
      )}
    </div>
  );
};
