import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { Field, Problem } from '../engine/protocol/box.ts';
import { locale, say } from '../languages/index.ts';
import { parseLength, parsePlain, arrowStep } from '../state/lengths.ts';
import { answer, boxState, setValue } from '../state/store.ts';
import { formatField, lit, touched, unitOfField, unitSign } from './field-state.ts';
import { nameOf, sizeColour } from './names.ts';
import { type Message, noNumberMessage, problemMessage } from './problems.ts';

/** The focused field with its text as typed. The text is not reformatted before the field loses the focus. */
const writing = signal<{ readonly name: string; readonly text: string } | undefined>(undefined);

const parseField = (field: Field, text: string): number | undefined =>
  field.kind === 'length'
    ? parseLength(text, unitOfField(field), locale.value)
    : parsePlain(text, locale.value);

const write = (field: Field, text: string): void => {
  writing.value = { name: field.name, text };
  touched.value = field.name;
  const value = parseField(field, text);
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
        }}
      />
      <span>{formatField(field, max)}</span>
    </div>
  );
};

/** True for a press by the keyboard. Its focus would be lost with the button. A finger wants no keyboard on its screen. */
const isByKey = (clicks: number): boolean => clicks === 0;

const Wrong = ({ name, of: { text, mends } }: { readonly name: string; readonly of: Message }) => (
  <div class="wrong" id={`wrong-${name}`}>
    <span>{text}</span>
    {mends && (
      <button
        type="button"
        onClick={({ detail }) => {
          writing.value = undefined;
          mends.act();
          if (isByKey(detail)) document.getElementById(`field-${name}`)?.focus();
        }}
      >
        {mends.text}
      </button>
    )}
  </div>
);

/** One variable: name, number with unit, limits and problem. */
export const SizeField = ({ field, isFine = false, problem }: { readonly field: Field; readonly isFine?: boolean; readonly problem?: Problem | undefined }) => {
  const input = useRef<HTMLInputElement>(null);
  const { name } = field;
  const { title, about: own } = nameOf(field, isFine);
  const basis = isFine ? undefined : boxState.value?.basis;
  // The template's description of a size applies only to the template's own kind of sizes.
  const about = basis && field.kind === 'length' ? say(`basis.${basis}`) : own;
  const isSet = boxState.value?.values[name] !== undefined;
  const text = writing.value?.name === name ? writing.value.text : formatField(field, field.value);
  const isNoNumber = writing.value?.name === name && parseField(field, writing.value.text) === undefined;
  const step = field.kind === 'length' && name !== 'material' ? arrowStep(unitOfField(field)) : 1;
  const isWrong = problem !== undefined || isNoNumber;
  const colour = isFine ? undefined : sizeColour(name);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a field lights its line; the field does the same by focus
    <div
      class="field"
      onMouseEnter={() => {
        lit.value = name;
      }}
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
          onInput={({ currentTarget }) => write(field, currentTarget.value)}
          onFocus={({ currentTarget }) => {
            lit.value = name;
            currentTarget.select();
          }}
          onBlur={() => {
            lit.value = '';
            if (writing.value?.name === name && !isNoNumber) writing.value = undefined;
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') writing.value = undefined;
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            const by = step * (event.shiftKey ? 10 : 1) * (event.key === 'ArrowUp' ? 1 : -1);
            // The last value sent, because the answer may still be pending.
            set(name, (boxState.value?.values[name] ?? field.value) + by);
          }}
        />
        <span class="unit">{unitSign(field)}</span>
      </div>
      {!isFine && <Slider field={field} />}
      {isNoNumber ? (
        <Wrong name={name} of={noNumberMessage(field)} />
      ) : (
        problem && <Wrong name={name} of={problemMessage(problem, field)} />
      )}
      {isFine && isSet && !isWrong && (
        <button type="button" class="usual" onClick={() => setValue(name, undefined)}>
          {say('shape.fine_reset')}
        </button>
      )}
    </div>
  );
};

/** The problem shown at a field. For two sizes in the wrong order, it is shown at the last changed one. */
export const problemAt = (name: string): Problem | undefined =>
  answer.value?.problems.find((problem) => {
    if (problem.kind === 'choices' || problem.kind === 'basis') return false;
    if (problem.kind === 'limits') return problem.name === name;
    const names = [problem.larger, problem.smaller];
    return (names.includes(touched.value) ? touched.value : problem.larger) === name;
  });
