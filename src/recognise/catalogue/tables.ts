import { addTo } from '../../geometry/index.ts';
import { type Catalogue, idWithChoices, mainId, type Template } from '../../template/index.ts';
import { firstOf } from '../lines/once.ts';
import { type Candidate, namedCandidates } from './candidates.ts';
import { drawLines, type VariableValues } from './drawer.ts';
import { freeParameters } from './parameters.ts';
import { type Signature, signatureDifferences, signatureOf, writeSignature } from './signature.ts';

/** Factor for large sizes; small ones are divided by it. */
const SIZE_FACTOR = 1.6;

/** Counts that differ by no more than this at other sizes count as equal, because a fault changes as many. */
const MAX_ALIKE_DIFFERENCE = 4;

/** Boards, in times the usual one: steps of a board vanish in a thin one, and slants of a lock are steeper in a thick one. */
const BOARD_FACTORS = [0.6, 4];

/** The usual variables of a candidate, in other boards too, and combinations in which an odd number of sizes is large and the others are small. */
const manySizes = ({ entry, given }: Candidate): VariableValues[] => {
  const { start, sizes, board, values } = freeParameters(entry, given);
  let corners: { readonly at: readonly number[]; readonly odd: boolean }[] = [{ at: start, odd: false }];
  for (const k of sizes)
    corners = corners.flatMap(({ at, odd }) => [
      { at: at.with(k, at[k]! / SIZE_FACTOR), odd },
      { at: at.with(k, at[k]! * SIZE_FACTOR), odd: !odd },
    ]);
  const boards = board < 0 ? [] : BOARD_FACTORS.map((times) => start.with(board, times * start[board]!));
  return [given, ...[...boards, ...corners.filter(({ odd }) => odd).map(({ at }) => at)].map(values)];
};

/** Signatures of a candidate at its usual sizes, and at other sizes where they clearly differ. */
const signaturesOf = (candidate: Candidate): Signature[] => {
  const found: Signature[] = [];
  for (const values of manySizes(candidate)) {
    const lines = drawLines(candidate.entry, values);
    const signature = lines && signatureOf(lines);
    if (signature && !found.some((other) => signatureDifferences(signature, other).unlike <= MAX_ALIKE_DIFFERENCE))
      found.push(signature);
  }
  return found;
};

/** The name of a candidate in the table: its id, and the counts of pieces that it was given. */
const signatureKey = ({ entry: { id }, given }: Candidate): string =>
  [id, ...Object.entries(given).map(([name, count]) => `${name}=${count}`)].join(';');

/** Each signature of the named ids of a catalogue with the names of its candidates, including unusual counts and allowances. */
export const signatureRows = (catalogue: Pick<Catalogue, 'entries' | 'find'>): Map<string, string[]> => {
  const rows = new Map<string, string[]>();
  for (const candidate of namedCandidates(catalogue))
    for (const signature of signaturesOf(candidate)) addTo(rows, writeSignature(signature), signatureKey(candidate));
  return rows;
};

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
const drawnEffect = (catalogue: Catalogue, template: Template, choice: string, value: string) =>
  firstOf(template.ids.named, (id) => {
    const { chosen } = catalogue.find(id)!;
    const [without, withIt] = [template.choices[choice]![0]!, value].map((one) => {
      const entry = catalogue.find(idWithChoices({ id, template }, { ...chosen, [choice]: one }));
      const lines = entry && drawLines(entry, {});
      return lines && signatureOf(lines);
    });
    return without && withIt?.map((count, k) => count - without[k]!);
  });
