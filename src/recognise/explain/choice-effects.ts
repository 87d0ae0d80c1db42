import { type Catalogue, mainId, type Template } from '../../template/index.ts';
import { once } from '../lines/once.ts';
import { effectKey, effectsOf } from './effects-of.ts';
import { knownEffects } from './known-tables.ts';
import { readSignature, type Signature } from './signature.ts';

/**
 * What the value of a choice adds to the signature of its template, against the first value of that choice. It hardly depends on the
 * other choices: a lock on a glue flap adds the same ends to every tube. Undefined for a value that no named id may have.
 */
export type ChoiceEffect = (template: Template, choice: string, value: string) => Signature | undefined;

const tabulated = once(
  () =>
    new Map(
      Object.entries(knownEffects).flatMap(([row, keys]) => {
        const effect = readSignature(row);
        return keys.split(' ').map((key) => [key, effect] as const);
      }),
    ),
);

const tabulatedIds = once(() => new Set([...tabulated().keys()].map((key) => key.split(';')[0]!)));

/** Effects from the table; those of a user's own templates are drawn on first use. */
const effectsFor = (catalogue: Catalogue): ChoiceEffect => {
  const none = readSignature('');
  const drawn = new Map<string, Map<string, Signature>>();
  return (template, choice, value) => {
    if (value === template.choices[choice]![0]) return none;
    const id = mainId(template);
    let own: ReadonlyMap<string, Signature> = tabulated();
    if (!tabulatedIds().has(id)) {
      if (!drawn.has(id)) drawn.set(id, effectsOf(catalogue, template));
      own = drawn.get(id)!;
    }
    return own.get(effectKey(template, choice, value));
  };
};

const effects = new WeakMap<Catalogue, ChoiceEffect>();

/** The effects of the choices of a catalogue. */
export const choiceEffectOf = (catalogue: Catalogue): ChoiceEffect => {
  let effect = effects.get(catalogue);
  if (!effect) {
    effect = effectsFor(catalogue);
    effects.set(catalogue, effect);
  }
  return effect;
};
