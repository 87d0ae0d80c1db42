import { describeRow, type Plant } from '../board/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { plantVariable, variables } from '../template/index.ts';
import { roundTo } from '../values/index.ts';
import type { AskedBox } from './ask.ts';
import { isTurned } from './dimension-type.ts';

/** What a box takes from the table of a plant. */
export interface PlantUse {
  readonly name: string;
  /** The table and its row, as on the sheet. */
  readonly table: string;
  /** Sentences: what does not follow the plant, and what its figures mean here. */
  readonly notes: readonly string[];
}

/** Gap of the folded joint at the flap score that box plants accept, in mm (PMMI and FBA, B155-TR2.1). */
const USUAL_GAP = [3.2, 12.7] as const;

/** Largest gap between outer flaps that meet, in mm. */
const WIDEST_GAP = 3;

/** What a drawn box takes from its plant; undefined for a box without one. */
export const plantUse = (
  { entry, values, chosen, used }: Pick<AskedBox, 'entry' | 'values' | 'chosen' | 'used'>,
  drawing: Drawing,
): PlantUse | undefined => {
  const { id, template } = entry;
  const { plant, followsPlant, choices } = template;
  if (!plant) return undefined;
  const { name, lap } = plant;
  const own = template.choices.allowance?.[0];
  const usual = Object.entries(variables(template, id, values)).flatMap(([variable, { min, max }]) => {
    const stated = plantVariable(template, variable, values);
    return stated === undefined ? [] : [{ variable, stated, min, max }];
  });
  const unmade = usual.flatMap(({ variable, stated, min, max }) => {
    if (stated >= min && stated <= max) return [];
    const made = `from ${roundTo(min, 2)} to ${roundTo(max, 2)} mm`;
    const drawn = roundTo(values[variable]!, 2);
    return [`${name} states ${variable} ${roundTo(stated, 2)} mm; here it is made ${made}, and drawn with ${drawn}.`];
  });
  if (!followsPlant) {
    const taken = usual.map(({ variable }) => variable).join(', ') || 'nothing';
    const why = `${id} adds its own allowances, as its source says: of ${name} it takes ${taken}.`;
    return { name, table: `those of the template, not of ${name}`, notes: [why, ...unmade] };
  }
  if (own !== undefined && chosen.allowance !== own) {
    const why = `allowance=${chosen.allowance} sets walls, depth and flaps. Leave it out to take them from ${name}.`;
    return { name, table: `${chosen.allowance}, chosen instead of ${name}`, notes: [why] };
  }
  const { row, note } = describeRow(plant, values.material!);
  const notes = [...[note ?? []].flat(), ...unmade];
  if (isTurned(used) && !plant.isTurned)
    notes.push(`${name} has no rows for turned flutes: the case is drawn as if they stood upright.`);
  if (lap === 'outside')
    notes.push('The joint is drawn and folded inside the last wall, though the plant glues it outside.');
  else if (choices.scores) notes.push(...gapNotes(plant, values, drawing));
  return { name, table: `${name}, ${row}`, notes };
};

/** Where the joint or the outer flaps of a slotted case do not fit as plants accept it. */
const gapNotes = (
  { name, tolerances }: Plant,
  { slot_width: slot = 0, material = 0 }: AskedBox['values'],
  { parts }: Drawing,
): string[] => {
  const { part, sheet } = parts[0]!;
  const reachOf = (panel: string): number => {
    const edges = sheet.find((placed) => placed.panel.name === panel)?.panel.edges ?? [];
    return Math.max(...edges.map(({ curve }) => curve.to[1]));
  };
  const joint = reachOf('right') + reachOf('back') - reachOf('front') - reachOf('left') + slot / 2;
  const [least, most] = tolerances?.gap ?? USUAL_GAP;
  const meeting = part.blank.joins.find(({ by, a }) => by === 'meet' && a.startsWith('front.'));
  const flaps = meeting ? roundTo(reachOf('right') - 2 * reachOf(meeting.a.replace('front.', '')), 6) : 0;
  const notes: string[] = [];
  if (joint < least || joint > most)
    notes.push(
      `By ${name} the folded joint leaves a gap of ${roundTo(joint, 2)} mm at the flap scores; box plants accept ${least} to ${most} mm.`,
    );
  if (flaps > WIDEST_GAP) notes.push(`The outer flaps leave a gap of ${flaps} mm; usual are at most ${WIDEST_GAP} mm.`);
  if (flaps < 0)
    notes.push(
      `The outer flaps are together ${-flaps} mm longer than the wall between their scores. Bent over the inner flaps from one straight score they lose about a board, ${material} mm; the folded picture does not show that, and presses them.`,
    );
  return notes;
};
