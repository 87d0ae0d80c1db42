import { keptIn, once, perObject } from '../../geometry/index.ts';
import {
  type Catalogue,
  type Entry,
  findIncompatible,
  idWithChoices,
  mainId,
  type Template,
} from '../../template/index.ts';
import type { DrawLines } from './drawer.ts';
import { knownEffects } from './known-tables.ts';
import { readSignature, type Signature, signatureDifferences, signatureOf } from './signature.ts';
import type { ComparedCandidate, NamedSignature } from './signature-index.ts';
import { effectKey, effectsOf } from './tables.ts';

/** What a value adds to a signature, against the first of its choice; other choices hardly matter. Undefined where no named id has it. */
type ChoiceEffect = (template: Template, choice: string, value: string) => Signature | undefined;

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
const choiceEffectOf = perObject((catalogue: Catalogue): ChoiceEffect => {
  const none = readSignature('');
  const drawn = new Map<string, Map<string, Signature>>();
  return (template, choice, value) => {
    if (value === template.choices[choice]![0]) return none;
    const id = mainId(template);
    const own = tabulatedIds().has(id) ? tabulated() : keptIn(drawn, id, () => effectsOf(catalogue, template));
    return own.get(effectKey(template, choice, value));
  };
});

/** Candidates that are drawn: those whose expected signatures are nearest. */
const DRAWN = 40;

/** Weighs each other choice as much as so many counts: of equal signatures, the one with fewer other choices is likelier. */
const EACH = 0.5;

/**
 * Named ids with one or two other choices, nearest first. Of many thousands, only the nearest by expected signatures are drawn.
 * @param named the signatures of named ids.
 */
export const withOtherChoices = (
  catalogue: Catalogue,
  named: readonly NamedSignature[],
  own: Signature,
  draw: DrawLines,
): ComparedCandidate[] =>
  nearestExpected(catalogue, named, own)
    .flatMap(({ id }): ComparedCandidate[] => {
      const entry = catalogue.find(id);
      const lines = entry && draw(entry, {});
      return lines ? [{ candidate: { entry, given: {} }, ...signatureDifferences(own, signatureOf(lines)) }] : [];
    })
    .sort((a, b) => a.unlike - b.unlike);

/** Ids with one or two other choices than named ones, and by how many counts their signatures are expected to differ. */
const nearestExpected = (catalogue: Catalogue, named: readonly NamedSignature[], own: Signature) => {
  const changesOf = changesIn(catalogue);
  const nearest = new NearestExpected();
  for (const { id, signature, unlike } of named) {
    const entry = catalogue.find(id);
    if (!entry) continue;
    const { changes, most } = changesOf(entry);
    if (unlike - 2 * most >= nearest.farthest) continue;
    for (const [k, change] of changes.entries()) {
      // A change brings a signature nearer by its size at most.
      if (unlike - change.size - most >= nearest.farthest) continue;
      const changed = plus(signature, change.effect);
      const off = signatureDifferences(own, changed).unlike;
      nearest.add(entry, [change], off);
      for (const other of changes.slice(k + 1))
        if (other.choice !== change.choice && off - other.size + 2 * EACH < nearest.farthest)
          nearest.add(entry, [change, other], signatureDifferences(own, plus(changed, other.effect)).unlike);
    }
  }
  return nearest.all;
};

/** The other values of the choices of an entry, and the most counts that one of them changes. */
const changesIn = perObject((catalogue: Catalogue) => {
  const effectOf = choiceEffectOf(catalogue);
  return perObject((entry: Entry) => {
    const changes = changesOf(entry, effectOf);
    return { changes, most: Math.max(0, ...changes.map(({ size }) => size)) };
  });
});

/** Other values of choices, what they add to the signature, and how many counts they change. */
const changesOf = ({ template, chosen }: Entry, effectOf: ChoiceEffect) =>
  Object.entries(template.choices).flatMap(([choice, values]) => {
    const before = effectOf(template, choice, chosen[choice]!);
    if (!before) return [];
    return values.flatMap((value) => {
      const after = value === chosen[choice] ? undefined : effectOf(template, choice, value);
      if (!after) return [];
      const effect = after.map((count, k) => count - before[k]!);
      return [{ choice, value, effect, size: effect.reduce((sum, count) => sum + Math.abs(count), 0) }];
    });
  });

const plus = (a: Signature, b: Signature): Signature => a.map((count, k) => count + b[k]!);

/** The nearest combinations, each once: it may be reached from several ids. */
class NearestExpected {
  readonly all: { readonly key: string; readonly id: string; readonly unlike: number }[] = [];

  /** Farther ones have no place. */
  get farthest(): number {
    return this.all.length < DRAWN ? Number.POSITIVE_INFINITY : this.all.at(-1)!.unlike;
  }

  add(entry: Entry, changes: readonly ReturnType<typeof changesOf>[number][], off: number): void {
    const unlike = off + EACH * changes.length;
    if (unlike >= this.farthest) return;
    const { template } = entry;
    const chosen = { ...entry.chosen, ...Object.fromEntries(changes.map(({ choice, value }) => [choice, value])) };
    const key = `${mainId(template)} ${Object.values(chosen)}`;
    const before = this.all.findIndex((other) => other.key === key);
    if (before >= 0 && this.all[before]!.unlike <= unlike) return;
    if (findIncompatible(template, chosen)) return;
    const id = idWithChoices(entry, chosen);
    if (template.ids.named.includes(id)) return;
    if (before >= 0) this.all.splice(before, 1);
    const place = this.all.findIndex((other) => unlike < other.unlike);
    this.all.splice(place < 0 ? this.all.length : place, 0, { key, id, unlike });
    if (this.all.length > DRAWN) this.all.pop();
  }
}
