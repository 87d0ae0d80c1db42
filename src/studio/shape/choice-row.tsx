import { signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Choice, ChoiceClash } from '../engine/protocol/box.ts';
import { say } from '../languages/index.ts';
import { choose } from '../state/store.ts';
import { Icon } from '../ui/icon.tsx';
import { choiceName, inSentence, reason, valueName } from './names.ts';
import { TilePicture } from './tile-picture.tsx';
import { openChoice, tilesOf } from './tiles-state.ts';

/** A pressed value that clashes with other choices. */
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
            <span class="picture">{tile && <TilePicture tile={tile} />}</span>
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
export const ChoiceRow = ({ choice }: { readonly choice: Choice }) => {
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
        <span class="thumb">{tile && <TilePicture tile={tile} />}</span>
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
