import { useSignal } from '@preact/signals';
import { say } from '../languages/index.ts';
import { historyOf } from '../shape/take-back.ts';

interface NumberFault {
  readonly message: string;
  readonly instead: number;
}

/** The fault of a number outside limits: the limit works. */
export const outside = (
  value: number,
  [min, max]: readonly [min: number, max: number],
  write: (value: number) => string,
): NumberFault | undefined => {
  const instead = value < min ? min : value > max ? max : value;
  const key = value < min ? 'shape.at_least' : 'shape.at_most';
  return instead === value ? undefined : { message: say(key, { value: write(instead) }), instead };
};

interface NumberFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly read: (text: string) => number | undefined;
  readonly write: (value: number) => string;
  readonly unit?: string;
  /** @defaultValue none: every number is right */
  readonly faultOf?: (value: number) => NumberFault | undefined;
  readonly onTake: (value: number) => void;
}

/** A number that is taken only when it is right. Otherwise what was typed stays, with what is wrong with it and a number that works. */
export const NumberField = ({ id, label, value, read, write, unit, faultOf, onTake }: NumberFieldProps) => {
  const wrong = useSignal<({ readonly text: string } & NumberFault) | undefined>(undefined);
  /** What is being typed: a drawing that comes meanwhile does not take it away. */
  const typed = useSignal<string | undefined>(undefined);
  const take = (number: number): void => {
    wrong.value = undefined;
    onTake(number);
  };
  const change = (text: string): void => {
    typed.value = undefined;
    const number = read(text);
    const fault = number === undefined ? { message: say('shape.not_a_number'), instead: value } : faultOf?.(number);
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
          value={typed.value ?? text}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
          aria-invalid={message !== undefined}
          aria-describedby={message && `wrong-${id}`}
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={(event) => {
            const { currentTarget } = event;
            if (historyOf(event) !== 'historyUndo' || currentTarget.value === write(value)) return;
            // A text that is not taken yet is the last change.
            event.preventDefault();
            wrong.value = typed.value = undefined;
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
