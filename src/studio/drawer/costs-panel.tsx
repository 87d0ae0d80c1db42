import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { palletNames, palletTitle } from '../../engine/index.ts';
import { engine } from '../engine/client.ts';
import type { CostQuestion, Costs } from '../engine/costs.ts';
import { language, say, sayCount, sayText, type Words } from '../languages/index.ts';
import { formatRunArea, formatWeight, GRAMS_PER_POUND } from '../state/amounts.ts';
import { gramsOf } from '../state/boards.ts';
import { setInStep } from '../state/history.ts';
import { formatNumber, parsePlain } from '../state/lengths.ts';
import { boxState, fileUnit, shown } from '../state/store.ts';
import { Select } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { Figures } from './figures.tsx';
import { NumberField, outside } from './number-field.tsx';
import { BoxesField } from './sheet-field.tsx';
import { boardPrice, boxesWanted, isNestedNow, run } from './sheet-state.ts';

/** Weight of the contents in kg; 0 for not known. */
const contents = signal(0);
const pallet = signal<CostQuestion['pallet']>('EUR');

const MOST = 1_000_000;

interface AmountFieldProps {
  readonly of: typeof boardPrice;
  readonly words: keyof Words;
  /** Amount in one of the shown units. */
  readonly per?: number;
  readonly unit?: string;
}

const AmountField = ({ of, words, per = 1, unit = '' }: AmountFieldProps) => {
  const write = (value: number): string => formatNumber(value / per, 2);
  return (
    <NumberField
      id={words}
      label={say(words, { unit })}
      value={of.value}
      read={(text) => {
        const number = parsePlain(text);
        return number === undefined ? undefined : number * per;
      }}
      write={write}
      unit={unit}
      faultOf={(value) => outside(value, [0, MOST], write)}
      onTake={(value) => setInStep(of, value)}
    />
  );
};

/** What the boxes cost in board, how they travel, and who can make them. */
export const CostsPanel = () => {
  const [found, setFound] = useState<Costs>();
  const good = shown.value;
  const board = boxState.value?.board;
  const asked: CostQuestion = { pallet: pallet.value, board, ...(contents.value > 0 && { contents: contents.value }) };
  const key = JSON.stringify([good?.question, asked]);
  useEffect(() => {
    let isOld = false;
    const take = (answer: Costs | undefined) => !isOld && setFound(answer);
    if (good) void engine.costs(good.question, asked).then(take, () => take(undefined));
    return () => {
      isOld = true;
    };
  }, [key]);
  if (!good) return null;
  const unit = fileUnit.value;
  const { figures = {}, machines = [] } = found ?? {};
  const boxes = boxesWanted.value;
  const figure = (name: string, after = '', places = 0): string | undefined => {
    const value = figures[name];
    return typeof value === 'number' ? [formatNumber(value, places), after].filter(Boolean).join(' ') : value;
  };
  const ofBoard = (mm2: number): string =>
    boardPrice.value > 0 ? formatNumber(mm2 * 1e-6 * boardPrice.value, 2) : formatRunArea(mm2, unit);
  const onSheets = isNestedNow.value ? run.value : undefined;
  const perPallet = Number(figures['on pallet'] ?? 0);
  const name = (machine: string, part: string): string =>
    new Set(machines.map((one) => one.part)).size > 1 ? `${sayText(machine)} (${part})` : sayText(machine);
  return (
    <>
      <div class="pairs">
        <BoxesField />
        <AmountField of={boardPrice} words="costs.price" />
        <AmountField
          of={contents}
          words="costs.contents"
          unit={unit === 'in' ? 'lb' : 'kg'}
          per={unit === 'in' ? GRAMS_PER_POUND / 1000 : 1}
        />
        <Select
          label={say('costs.pallet')}
          value={pallet.value}
          isHalf
          options={palletNames.map((one) => [one, palletTitle(one)])}
          onChoose={(one) => setInStep(pallet, one as CostQuestion['pallet'])}
        />
      </div>
      <h3>{sayCount('costs.for', boxes)}</h3>
      <Figures
        rows={[
          [say('costs.board'), ofBoard(good.drawing.area * boxes)],
          [say('costs.sheets'), onSheets && ofBoard(onSheets.area)],
          [say('costs.weight'), formatWeight(gramsOf(good, board) * boxes, unit)],
          [say('costs.pallets'), perPallet ? formatNumber(Math.ceil(boxes / perPallet)) : undefined],
        ]}
      />
      <h3>{say('costs.shipping')}</h3>
      <Figures
        rows={[
          [say('costs.per_pallet'), perPallet ? formatNumber(perPallet) : '–'],
          [say('costs.high'), figure('stack')],
          [say('costs.parcels'), figures['parcel classes']?.toString().replace(/^none .*/, '–')],
        ]}
      />
      <h3>{say('costs.machines')}</h3>
      <ul class="machines">
        {machines.map(({ part, machine, against }) => (
          <li key={`${part} ${machine}`} class={against.length ? 'against' : ''}>
            <Icon name={against.length ? 'close' : 'ok'} /> {name(machine, part)}
            {against.length > 0 && <span class="hidden"> {say('costs.not')}</span>}
            {/* The reasons are English. */}
            {language.value === 'en' && against.map((reason) => <small key={reason}>{reason}</small>)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{say('costs.numbers')}</summary>
        <Figures
          rows={[
            [say('costs.litres'), figure('contents', 'l', 2)],
            [say('costs.cube'), figure('cube use', '%')],
            [say('costs.strength'), figure('compression strength', 'N')],
            [say('costs.load'), figure('load in a stack', 'kg', 1)],
          ]}
        />
        <p class="note">{say('costs.estimates')}</p>
      </details>
    </>
  );
};
