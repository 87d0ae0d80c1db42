import type { BoxAnswer } from '../engine/protocol/box.ts';
import { say } from '../languages/index.ts';
import { boxState, changeBox } from '../state/store.ts';
import { ChoiceRow } from './choice-row.tsx';
import { reason } from './names.ts';

/** All alternatives of a box, as pictures. */
export const ChoicesPanel = ({ answer: { choices, problems } }: { readonly answer: BoxAnswer }) => {
  if (!choices.length) return null;
  const reset = (): void => changeBox((box) => ({ ...box, choices: {} }));
  const wrong = problems.find((one) => one.kind === 'choices');
  return (
    <section class="section choices-section" aria-labelledby="choices-title">
      <header>
        <h2 id="choices-title">{say('shape.choices')}</h2>
        {Object.keys(boxState.value?.choices ?? {}).length > 0 && (
          <button type="button" class="button small plain" onClick={reset}>
            {say('shape.reset')}
          </button>
        )}
      </header>
      {wrong && (
        <div class="wrong" role="alert">
          <span>{reason(wrong)}</span>
          <button type="button" onClick={reset}>
            {say('shape.reset')}
          </button>
        </div>
      )}
      {choices.map((choice) => (
        <ChoiceRow key={choice.name} choice={choice} />
      ))}
    </section>
  );
};
