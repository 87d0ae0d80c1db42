import { drawBox } from '../../../engine/index.ts';
import type { Drawing } from '../../../sheet/index.ts';
import { type Catalogue, type Entry, findIncompatible, resolve, type Template } from '../../../template/index.ts';
import { choiceOf } from '../attributes.ts';
import { differing, paint, panelOutline } from './paint.ts';

/** The first template with a flap, tuck or hanger, the panels that differ from another choice highlighted; undefined when none has it. */
export const attributePicture = ({ entries }: Catalogue, kind: string, value: string): string | undefined => {
  for (const { entry, chosen } of chosenIn(entries)) {
    const choice = choiceOf(chosen, kind, value);
    if (choice === undefined) continue;
    const drawing = drawn(entry, chosen);
    const other = others(entry.template, chosen, choice)[0];
    const found = other ? differing(drawing, drawn(entry, other)) : [];
    // Walls also differ, by the notches for neighbouring flaps. Highlight only the flaps.
    const flaps = found.filter(({ placed }) => placed.panel.role !== 'wall');
    const shown = flaps.length ? flaps : found;
    const title = `${entry.template.name}: ${value.replaceAll('_', ' ')}`;
    return paint(drawing, { title, areas: shown.map((panel) => panelOutline(drawing, panel)) });
  }
  return undefined;
};

/** The choices of each id, then those that differ from them in one: some kinds belong to no id of their own. */
function* chosenIn(entries: Catalogue['entries']): Generator<{ entry: Entry; chosen: Entry['chosen'] }> {
  for (const entry of entries) yield { entry, chosen: entry.chosen };
  for (const entry of entries)
    for (const choice of Object.keys(entry.template.choices))
      for (const chosen of others(entry.template, entry.chosen, choice)) yield { entry, chosen };
}

const others = (template: Template, chosen: Entry['chosen'], choice: string): Entry['chosen'][] =>
  (template.choices[choice] ?? [])
    .map((value) => ({ ...chosen, [choice]: value }))
    .filter((other) => other[choice] !== chosen[choice] && !findIncompatible(template, other));

const drawn = (entry: Entry, chosen: Entry['chosen']): Drawing => {
  const { template, id } = entry;
  // Keep the sizes of this id; finer settings get the defaults of these choices.
  const { values } = resolve(template, {}, id);
  const sizes = Object.fromEntries(Object.keys(template.size).map((name) => [name, values[name]!]));
  const options = Object.entries(template.options(sizes, chosen)).map(([name, { value }]) => [name, value]);
  return drawBox(entry, { values: { ...sizes, ...Object.fromEntries(options) }, chosen });
};
