import { useSignal } from '@preact/signals';
import { LARGEST_GUTTER, LARGEST_SHEET } from '../../nest/index.ts';
import type { SheetQuestion } from '../engine/protocol/sheet.ts';
import { locale, say } from '../languages/index.ts';
import { formatInUnit, parseLength } from '../state/lengths.ts';
import { fileUnit } from '../state/store.ts';
import { sheet } from './sheet-state.ts';

type Name = Exclude<keyof SheetQuestion, 'turns' | 'part'>;

/** What is wrong with a typed length, and the length to use instead, in mm. */
interface Wrong {
  readonly text: string;
  readonly message: string;
  readonly instead: number;
}

/** Least width that margins leave of a sheet, in mm. */
const LEFT = 1;

const limitsOf = (name: Name, { width, height, margin }: SheetQuestion): readonly [min: number, max: number] => {
  if (name === 'gutter') return [0, LARGEST_GUTTER];
  return name === 'margin' ? [0, (Math.min(width, height) - LEFT) / 2] : [2 * margin + LEFT, LARGEST_SHEET];
};

/** A length of the sheet, with its error. */
export const SheetField = ({ name }: { readonly name: Name }) => {
  const wrong = useSignal<Wrong | undefined>(undefined);
  const unit = fileUnit.value;
  const shown = (mm: number): string => formatInUnit(mm, unit, locale.value);
  const use = (mm: number): void => {
    wrong.value = undefined;
    sheet.value = { ...sheet.value, [name]: mm };
  };
  const take = (text: string): void => {
    const value = parseLength(text, unit, locale.value);
    const [min, max] = limitsOf(name, sheet.value);
    const limit = (key: 'shape.at_least' | 'shape.at_most', instead: number): void => {
      wrong.value = { text, message: say(key, { value: `${shown(instead)} ${unit}` }), instead };
    };
    if (value === undefined) wrong.value = { text, message: say('shape.not_a_number'), instead: sheet.value[name] };
    else if (value < min) limit('shape.at_least', min);
    else if (value > max) limit('shape.at_most', max);
    else use(value);
  };
  const { text = shown(sheet.value[name]), message, instead = 0 } = wrong.value ?? {};
  return (
    <div>
      <label>
        <span>{say(`sheet.${name}`, { unit })}</span>
        <input
          inputMode="decimal"
          autocomplete="off"
          value={text}
          aria-invalid={message !== undefined}
          aria-describedby={message && `wrong-sheet-${name}`}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        />
      </label>
      {message && (
        <div class="wrong" id={`wrong-sheet-${name}`} role="alert">
          <span>{message}</span>
          <button type="button" onClick={() => use(instead)}>
            {say('shape.use', { value: `${shown(instead)} ${unit}` })}
          </button>
        </div>
      )}
    </div>
  );
};
