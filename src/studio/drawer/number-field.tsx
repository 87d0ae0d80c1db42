import { useSignal } from '@preact/signals';
import { say } from '../languages/index.ts';
import { historyOf } from '../shape/take-back.ts';

export interface NumberFault {
  readonly message: string;
  readonly instead: number;
}

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly read: (text: string) => number | undefined;
  readonly write: (value: number) => string;
  readonly unit?: string;
  readonly faultOf: (value: number) => NumberFault | undefined;
  readonly onTake: (value: number) => void;
}

/** A number that is taken only when it is right. Otherwise what was typed stays, with what is wrong with it and a number that works. */
export const NumberField = ({ id, label, value, read, write, unit, faultOf, onTake }: NumberFieldProps) => {
  const wrong = useSignal<({ readonly text: string } & NumberFault) | undefined>(undefined);
  const take = (number: number): void => {
    wrong.value = undefined;
    onTake(number);
  };
  const change = (text: string): void => {
    const number = read(text);
    const fault = number === undefined ? { message: say('shape.not_a_number'), instead: value } : faultOf(number);
    if (fault) wrong.value = { text, ...fault };
    else take(number!);
  };
  const { text = write(value), message, instead = 0 } = wrong.value ?? {};
  return (
    <div>
      <label>
        <span>{label}</span>
        <input
          inputMode="decimal"
          autocomplete="off"
          value={text}
          aria-invalid={message !== undefined}
          aria-describedby={message && `wrong-${id}`}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={(event) => {
            const { currentTarget } = event;
            if (historyOf(event) !== 'historyUndo' || currentTarget.value === write(value)) return;
            // A text that is not taken yet is the last change.
            event.preventDefault();
            wrong.value = undefined;
            currentTarget.value = write(value);
          }}
        />
      </label>
      {message && (
        <div class="wrong" id={`wrong-${id}`} role="alert">
          <span>{message}</span>
          <button type="button" onClick={() => take(instead)}>
            {say('shape.use', { value: [write(instead), unit].filter(Boolean).join(' ') })}
          </button>
        </div>
      )}
    </div>
  );
};
