import { type Catalogue, idWithChoices, mainId, type Template } from '../../template/index.ts';
import { once } from '../once.ts';
import { drawLines } from './drawer.ts';
import { knownEffects } from './known-effects.ts';
import { readSignature, type Signature, signatureOf } from './signature.ts';

/**
 * What the value of a choice adds to the signature of its template, against the first value of that choice. It hardly depends on the
 * other choices: a lock on a glue flap adds the same ends to every tube. Undefined for a value that no named id may have.
 */
export type ChoiceEffect = (template: Template, choice: string, value: string) => Signature | undefined;

/** The name of an effect in the table. */
const effectKey = (template: Template, choice: string, value: string): string =>
  `${mainId(template)};${choice}=${value}`;

/** The effects of a template without those of first values, by their names in the table. */
export const effectsOf = (catalogue: Catalogue, template: Template): Map<string, Signature> => {
  const effects = new Map<string, Signature>();
  for (const [choice, values] of Object.entries(template.choices))
    for (const value of values.slice(1)) {
      const effect = drawnEffect(catalogue, template, choice, value);
      if (effect) effects.set(effectKey(template, choice, value), effect);
    }
  return effects;
};

/** From the first named id that can be drawn with both values. */
const drawnEffect = (
  catalogue: Catalogue,
  template: Template,
  choice: string,
  value: string,
): Signature | undefined => {
  for (const id of template.ids.named) {
    const { chosen } = catalogue.find(id)!;
    const [without, withIt] = [template.choices[choice]![0]!, value].map((one) => {
      const entry = catalogue.find(idWithChoices({ id, template }, { ...chosen, [choice]: one }));
      const lines = entry && drawLines(entry, {});
      return lines && signatureOf(lines);
    });
    if (without && withIt) return withIt.map((count, k) => count - without[k]!);
  }
  return undefined;
};

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
