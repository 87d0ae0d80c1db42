import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Field, FieldProblem } from '../engine/protocol/box.ts';
import { say } from '../languages/index.ts';
import { closeStep } from '../state/history.ts';
import { arrowStep, parseLength, parsePlain } from '../state/lengths.ts';
import { setTo } from '../state/set.ts';
import { answer, boxState, setValue } from '../state/store.ts';
import { formatField, lit, touched, unitOfField, unitSign, writing } from './field-state.ts';
import { nameOf, sizeColour } from './names.ts';
import { type Message, noNumberMessage, problemMessage } from './problems.ts';
import { takeBack } from './take-back.ts';

const write = (field: Field, text: string): void => {
  const value = field.kind === 'length' ? parseLength(text, unitOfField(field)) : parsePlain(text);
  writing.value = { name: field.name, text, isNumber: value !== undefined };
  touched.value = field.name;
  if (value !== undefined) setValue(field.name, value);
};

const set = (name: string, value: number): void => {
  writing.value = undefined;
  touched.value = name;
  setValue(name, Number(value.toFixed(6)));
};

/** Rounds the value of a slider: to the step of an arrow key above 50, to half of it below. */
const roundToStep = (value: number, field: Field): number => {
  const { min, max, kind } = field;
  const whole = kind === 'length' ? arrowStep(unitOfField(field)) : 1;
  const step = kind === 'integer' || value > 50 ? whole : whole / 2;
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
};

const Slider = ({ field }: { readonly field: Field }) => {
  const { name, min, max, value } = field;
  const share = max > min ? Math.sqrt((Math.min(max, Math.max(min, value)) - min) / (max - min)) : 0;
  return (
    <div class="range">
      <span>{formatField(field, min)}</span>
      {/* The field beside it says and sets the same. */}
      <input
        type="range"
        tabIndex={-1}
        aria-hidden="true"
        min="0"
        max="1"
        step="0.002"
        value={share}
        style={{ '--share': `${share * 100}%` }}
        onInput={({ currentTarget }) => {
          lit.value = name;
          set(name, roundToStep(min + (max - min) * Number(currentTarget.value) ** 2, field));
        }}
        onChange={() => {
          lit.value = '';
          closeStep();
        }}
      />
      <span>{formatField(field, max)}</span>
    </div>
  );
};

/** A button below a field comes and goes while the user types: Tab passes it and leads to the next field; Alt and Enter press it. */
const offered = { type: 'button', tabIndex: -1, title: 'Alt + Enter', 'data-offered': true } as const;

const Wrong = ({ name, of: { text, mends } }: { readonly name: string; readonly of: Message }) => (
  <div class="wrong" id={`wrong-${name}`}>
    <span>{text}</span>
    {mends && (
      <button
        {...offered}
        onClick={() => {
          writing.value = undefined;
          mends.act();
        }}
      >
        {mends.text}
      </button>
    )}
  </div>
);

interface SizeFieldProps {
  readonly field: Field;
  readonly isFine?: boolean;
  readonly problem?: FieldProblem | undefined;
}

export const SizeField = ({ field, isFine = false, problem }: SizeFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { name } = field;
  const { title, about: own } = nameOf(field, isFine);
  const basis = isFine ? undefined : boxState.value?.basis;
  // The template's description of a size applies only to the template's own kind of sizes.
  const about = basis && field.kind === 'length' ? say(`basis.${basis}`) : own;
  const isSet = boxState.value?.values[name] !== undefined;
  // The last value sent, because the answer may still be pending.
  const value = boxState.value?.values[name] ?? field.value;
  const isWriting = writing.value?.name === name;
  const text = isWriting ? writing.value!.text : formatField(field, value);
  useLayoutEffect(() => {
    // Another text unselects what the next key is to replace.
    if (!isWriting && document.activeElement === input.current) input.current?.select();
  }, [text, isWriting]);
  const isNoNumber = isWriting && !writing.value!.isNumber;
  const step = field.kind === 'length' && name !== 'material' ? arrowStep(unitOfField(field)) : 1;
  const message = isNoNumber ? noNumberMessage(field) : problem && problemMessage(problem, field);
  const isWrong = message !== undefined;
  const colour = isFine ? undefined : sizeColour(name);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a field lights its line; the field does the same by focus
    <div
      ref={frame}
      class="field"
      onMouseEnter={setTo(lit, name)}
      onMouseLeave={() => {
        if (document.activeElement !== input.current) lit.value = '';
      }}
    >
      <label class="label" for={`field-${name}`}>
        <b>
          {colour && <i class={`dot ${colour}`} />}
          {title}
        </b>
        {about && <span>{about}</span>}
      </label>
      <div class={`in ${isWrong ? 'bad' : ''}`}>
        <input
          id={`field-${name}`}
          ref={input}
          inputMode="decimal"
          autocomplete="off"
          value={text}
          class={isFine && isSet ? 'set' : ''}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `wrong-${name}` : undefined}
          onInput={(event) => {
            const { currentTarget, inputType } = event as typeof event & InputEvent;
            // The browser's own undo and redo, as in a menu, send input events, too.
            if (!inputType.startsWith('history')) return write(field, currentTarget.value);
            currentTarget.value = text;
            takeBack(inputType);
          }}
          onFocus={({ currentTarget }) => {
            lit.value = name;
            currentTarget.select();
          }}
          onBlur={() => {
            lit.value = '';
            closeStep();
            if (writing.value?.name === name && !isNoNumber) writing.value = undefined;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && event.altKey)
              frame.current?.querySelector<HTMLElement>('[data-offered]')?.click();
            else if (event.key === 'Enter') {
              writing.value = undefined;
              closeStep();
              event.currentTarget.select();
            }
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            const by = step * (event.shiftKey ? 10 : 1) * (event.key === 'ArrowUp' ? 1 : -1);
            set(name, (boxState.peek()?.values[name] ?? field.value) + by);
          }}
        />
        <span class="unit">{unitSign(field)}</span>
      </div>
      {!isFine && <Slider field={field} />}
      {message && <Wrong name={name} of={message} />}
      {isFine && isSet && !isWrong && (
        <button {...offered} class="usual" onClick={() => setValue(name, undefined)}>
          {say('shape.fine_reset')}
        </button>
      )}
    </div>
  );
};

/** The problem shown at a field. For two sizes in the wrong order, it is shown at the last changed one. */
export const problemAt = (name: string): FieldProblem | undefined =>
  answer.value?.problems.find((problem) => {
    if (problem.kind === 'choices' || problem.kind === 'basis') return false;
    if (problem.kind === 'limits') return problem.name === name;
    return ([problem.larger, problem.smaller].includes(touched.value) ? touched.value : problem.larger) === name;
  });
