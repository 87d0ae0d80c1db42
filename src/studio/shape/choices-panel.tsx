import { effect, signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { BoxAnswer, Choice } from '../engine/box.ts';
import { engine } from '../engine/client.ts';
import type { BoxQuestion, ChoiceClash } from '../engine/protocol/box.ts';
import type { Tile } from '../engine/tiles.ts';
import { inSentence, say } from '../languages/index.ts';
import { boxState, changeBox, choose, shown } from '../state/store.ts';
import { BlankPicture } from '../ui/blank-picture.tsx';
import { Button } from '../ui/controls.tsx';
import { Icon } from '../ui/icon.tsx';
import { choiceName, reason, valueName } from './names.ts';

/** Pictures of the values of each choice, by name of the choice. */
const tilesOf = signal<Readonly<Record<string, readonly Tile[]>>>({});

/** Time without changes before pictures are redrawn, in ms. */
const REST_MS = 150;

let latest = 0;

/** The choice with the first pictures to draw. */
const openChoice = signal('');

const redraw = async (question: BoxQuestion, names: readonly string[]): Promise<void> => {
  const run = ++latest;
  const first = openChoice.peek();
  for (const name of names.toSorted((a, b) => Number(b === first) - Number(a === first))) {
    const tiles = await engine.tiles(question, name);
    if (run !== latest) return;
    tilesOf.value = { ...tilesOf.peek(), [name]: tiles };
  }
};

let template = '';

effect(() => {
  const good = shown.value;
  if (!good) return undefined;
  const { question, choices } = good;
  const isNew = question.id !== template;
  if (isNew) tilesOf.value = {};
  template = question.id;
  const names = choices.map(({ name }) => name);
  const timer = setTimeout(() => void redraw(question, names).catch(() => undefined), isNew ? 0 : REST_MS);
  return () => clearTimeout(timer);
});

const pressed = signal<{ readonly choice: string; readonly value: string; readonly clash: ChoiceClash } | undefined>(
  undefined,
);

const ClashNote = () => {
  const note = useRef<HTMLDivElement>(null);
  const { choice, value, clash } = pressed.value!;
  // Below many pictures the way out would be out of sight.
  useEffect(() => note.current?.scrollIntoView({ block: 'nearest' }), [value]);
  const others = clash.others.map((other) => inSentence(choiceName(other))).join(', ');
  return (
    <div class="clash-note" role="alert" ref={note}>
      {reason(clash)}
      {others && (
        <button
          type="button"
          onClick={() => {
            pressed.value = undefined;
            choose(choice, value, clash.others);
            // The focus would be lost with the button.
            document.querySelector<HTMLElement>(`[name="choice-${choice}"][value="${value}"]`)?.focus();
          }}
        >
          {say('shape.use_it', { others })}
        </button>
      )}
    </div>
  );
};

const select = (choice: string, value: string, clash: ChoiceClash | undefined): void => {
  if (clash) {
    pressed.value = { choice, value, clash };
    return;
  }
  pressed.value = undefined;
  choose(choice, value);
};

const Tiles = ({ choice: { name, values, chosen, clashes } }: { readonly choice: Choice }) => {
  const pictures = useRef<HTMLFieldSetElement>(null);
  useEffect(() => pictures.current?.scrollIntoView({ block: 'nearest' }), []);
  const tiles = tilesOf.value[name];
  return (
    <fieldset class="tiles" ref={pictures}>
      <legend class="hidden">{choiceName(name)}</legend>
      {values.map((value) => {
        const tile = tiles?.find((one) => one.value === value);
        const clash = clashes[value];
        return (
          <label key={value} class={`tile ${clash ? 'clash' : ''}`} title={clash ? reason(clash) : undefined}>
            <input
              type="radio"
              name={`choice-${name}`}
              value={value}
              checked={value === chosen}
              aria-describedby={clash ? `clash-${name}-${value}` : undefined}
              onClick={(event) => {
                if (clash) event.preventDefault();
                select(name, value, clash);
              }}
              onChange={() => select(name, value, clash)}
            />
            <span class="picture">{tile && <BlankPicture {...tile} isCropped />}</span>
            <span class="words">{valueName(value)}</span>
            {clash && (
              <span class="hidden" id={`clash-${name}-${value}`}>
                {reason(clash)}
              </span>
            )}
          </label>
        );
      })}
      {pressed.value?.choice === name && <ClashNote />}
    </fieldset>
  );
};

/** A choice with its current picture. It opens to show its values, one choice at a time. */
const ChoiceRow = ({ choice }: { readonly choice: Choice }) => {
  const { name, chosen, values } = choice;
  const isOpen = openChoice.value === name;
  const tile = tilesOf.value[name]?.find(({ value }) => value === chosen);
  return (
    <div class={`choice ${isOpen ? 'open' : ''}`}>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => {
          pressed.value = undefined;
          openChoice.value = isOpen ? '' : name;
        }}
      >
        <span class="thumb">{tile && <BlankPicture {...tile} isCropped />}</span>
        <span>
          <span class="name">{choiceName(name)}</span>
          <span class={`value ${chosen === values[0] ? '' : 'set'}`}>{valueName(chosen)}</span>
        </span>
        <Icon name="down" class="chevron" />
      </button>
      {isOpen && <Tiles choice={choice} />}
    </div>
  );
};

export const ChoicesPanel = ({ answer: { choices, problems } }: { readonly answer: BoxAnswer }) => {
  if (!choices.length) return null;
  const reset = (): void => changeBox((box) => ({ ...box, choices: {} }));
  const wrong = problems.find((one) => one.kind === 'choices');
  return (
    <section class="section choices-section" aria-labelledby="choices-title">
      <header>
        <h2 id="choices-title">{say('shape.choices')}</h2>
        {Object.keys(boxState.value?.choices ?? {}).length > 0 && (
          <Button kind="small plain" onPress={reset}>
            {say('shape.reset')}
          </Button>
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
