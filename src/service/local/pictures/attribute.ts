import { drawBox } from '../../../engine/index.ts';
import type { Drawing } from '../../../sheet/index.ts';
import { type Catalogue, type Entry, findIncompatible, resolve } from '../../../template/index.ts';
import { choiceOf } from '../attributes.ts';
import { differing } from './differ.ts';
import { paint } from './paint.ts';
import { panelOutline } from './panels.ts';

/**
 * A kind of flap, tuck or hanger, on the first template that has it. Highlights the panels that differ from another choice.
 * Undefined when no template has it.
 */
export const attributePicture = ({ entries }: Catalogue, kind: string, value: string): string | undefined => {
  for (const entry of entries) {
    const choice = choiceOf(entry.chosen, kind, value);
    if (choice === undefined) continue;
    const drawing = drawn(entry, entry.chosen);
    const other = another(entry, choice);
    const found = other ? differing(drawing, drawn(entry, other)) : [];
    // Walls also differ, by the notches for neighbouring flaps. Highlight only the flaps.
    const flaps = found.filter(({ placed }) => placed.panel.role !== 'wall');
    const shown = flaps.length ? flaps : found;
    const title = `${entry.template.name}: ${value.replaceAll('_', ' ')}`;
    return paint(drawing, { title, areas: shown.map((panel) => panelOutline(drawing, panel)) });
  }
  return undefined;
};

const another = ({ template, chosen }: Entry, choice: string): Entry['chosen'] | undefined =>
  template.choices[choice]
    ?.map((value) => ({ ...chosen, [choice]: value }))
    .find((other) => other[choice] !== chosen[choice] && !findIncompatible(template, other));

const drawn = (entry: Entry, chosen: Entry['chosen']): Drawing => {
  const { template, id } = entry;
  // Keep the sizes of this id; finer settings get the defaults of these choices.
  const { values } = resolve(template, {}, id);
  const sizes = Object.fromEntries(Object.keys(template.size).map((name) => [name, values[name]!]));
  const options = Object.entries(template.options(sizes, chosen)).map(([name, { value }]) => [name, value]);
  return drawBox(entry, { values: { ...sizes, ...Object.fromEntries(options) }, chosen });
};
