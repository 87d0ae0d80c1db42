import type { LayoutFault } from '../../nest/index.ts';
import type { SheetAnswer } from '../engine/nest.ts';
import { say, type Words } from '../languages/index.ts';
import { setInStep } from '../state/history.ts';
import { formatInUnit, parseLength } from '../state/lengths.ts';
import { fileUnit } from '../state/store.ts';
import { Button, CheckRow, Select } from '../ui/controls.tsx';
import { changeBlank, chosenBlank, laidBlanks, layByHand, layOthers } from './lay-by-hand.ts';
import { NumberField } from './number-field.tsx';
import { laidByHand, sheet, sheetQuestion } from './sheet-state.ts';

const faultText = ({ kind, names }: LayoutFault): string =>
  say(`lay.${kind.replace(' ', '_')}` as keyof Words, { names: names.toSorted().join(', ') });

const BlankFields = ({ k, answer }: { readonly k: number; readonly answer: SheetAnswer }) => {
  const all = laidBlanks.value;
  const at = all[k]!;
  const unit = fileUnit.value;
  const { left, right } = answer.boxes[at.rotation / 90]!;
  const { gutter, turns } = sheet.value;
  const copy = (): void => {
    const name = `${1 + Math.max(0, ...all.map(({ name }) => Number(name) || 0))}`;
    layByHand([...all, { ...at, name, x: at.x + right - left + gutter }]);
    chosenBlank.value = all.length;
  };
  const remove = (): void => {
    layByHand(all.toSpliced(k, 1));
    chosenBlank.value = undefined;
  };
  return (
    <>
      <div class="pairs">
        {(['x', 'y'] as const).map((axis) => (
          <NumberField
            key={axis}
            id={`lay-${axis}`}
            label={say(`lay.${axis}`, { unit })}
            value={at[axis]}
            read={(text) => parseLength(text, unit)}
            write={(mm) => formatInUnit(mm, unit)}
            onTake={(mm) => changeBlank(k, { [axis]: mm })}
          />
        ))}
      </div>
      <div class="by-hand">
        <CheckRow text={say('lay.stays')} isOn={at.fixed ?? false} onSwitch={(fixed) => changeBlank(k, { fixed })} />
        <Button
          kind="small"
          onPress={() => changeBlank(k, { rotation: ((at.rotation + (turns ? 90 : 180)) % 360) as typeof at.rotation })}
        >
          {say('lay.turn')}
        </Button>
        <Button kind="small" onPress={copy}>
          {say('lay.copy')}
        </Button>
        {all.length > 1 && (
          <Button kind="small" onPress={remove}>
            {say('art.remove')}
          </Button>
        )}
      </div>
    </>
  );
};

/** Changes a layout by hand, with what keeps it from being cut. */
export const LayoutForm = ({ answer }: { readonly answer: SheetAnswer }) => {
  const all = laidBlanks.value;
  const k = chosenBlank.value;
  const names = all.map(({ name = '' }, n) => [`${n}`, name] as const);
  return (
    <>
      <div role="status">
        {answer.faults.length > 0 && (
          <ul class="press-findings">
            {answer.faults.map((fault) => (
              <li key={fault.message} class="fault">
                <b>{faultText(fault)}</b>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div class="pairs">
        <Select
          label={say('lay.blank')}
          value={k !== undefined && k < all.length ? `${k}` : ''}
          options={[['', say('lay.none')], ...names]}
          onChoose={(n) => {
            chosenBlank.value = n === '' ? undefined : Number(n);
          }}
        />
      </div>
      {k !== undefined && k < all.length && <BlankFields k={k} answer={answer} />}
      {sheetQuestion.value.placements && (
        <div class="by-hand">
          {all.some(({ fixed }) => fixed) && (
            <Button kind="small" onPress={() => void layOthers()}>
              {say('lay.others')}
            </Button>
          )}
          <Button kind="small plain" onPress={() => setInStep(laidByHand, undefined)}>
            {say('lay.anew')}
          </Button>
        </div>
      )}
    </>
  );
};
