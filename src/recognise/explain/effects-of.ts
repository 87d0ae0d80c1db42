import { type Catalogue, idWithChoices, mainId, type Template } from '../../template/index.ts';
import { drawLines } from './drawer.ts';
import { type Signature, signatureOf } from './signature.ts';

/** The name of an effect in the table. */
export const effectKey = (template: Template, choice: string, value: string): string =>
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
