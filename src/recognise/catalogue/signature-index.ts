import { keptIn, once, perObject } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import type { Catalogue, Entry } from '../../template/index.ts';
import type { Candidate } from './candidates.ts';
import { knownSignatures } from './known-tables.ts';
import { readSignature, type Signature, signatureDifferences, signatureOf } from './signature.ts';
import { signatureRows } from './tables.ts';

/** A candidate with the number of its signature counts that differ from those of a drawing. */
export interface ComparedCandidate extends Readonly<ReturnType<typeof signatureDifferences>> {
  readonly candidate: Candidate;
}

export type NamedSignature = ReturnType<ReturnType<typeof signatureIndexOf>['named']>[number];

/** A signature with the names of its candidates. */
interface Row {
  readonly signature: Signature;
  readonly keys: readonly string[];
}

const tabulated = once((): Row[] =>
  Object.entries(knownSignatures).map(([row, keys]) => ({ signature: readSignature(row), keys: keys.split(' ') })),
);

const tabulatedKeys = once(() => new Set(tabulated().flatMap(({ keys }) => keys)));

const findCandidate = (catalogue: Catalogue, key: string): Candidate | undefined => {
  const [id, ...counts] = key.split(';');
  const entry = catalogue.find(id!);
  const given = counts.map((count) => count.split('='));
  return entry && { entry, given: Object.fromEntries(given.map(([name, count]) => [name!, Number(count)])) };
};

/** Counts that differ at least between a drawing, as it lies or turned by a quarter, and any named id. */
export const leastUnlike = (lines: readonly Line[]): number => {
  const own = signatureOf(lines);
  return Math.min(...tabulated().map(({ signature }) => signatureDifferences(own, signature).unlike));
};

/** Counts that may differ between ids that draw the same at some sizes, because their usual sizes differ. */
const NEARLY = 10;

/** All candidates by signature. A template is evaluated when one of its candidates is examined: most of a catalogue is far off. */
export const signatureIndexOf = perObject((catalogue: Catalogue) => {
  const rows = [...tabulated(), ...drawnRows(catalogue)];
  const known = new Map<string, Candidate | undefined>();
  const candidateOf = (key: string) => keptIn(known, key, () => findCandidate(catalogue, key));
  return {
    /** All candidates, those with the fewest differing counts first. */
    near: (own: Signature): Iterable<ComparedCandidate> => {
      const compared = new Map<string, Omit<ComparedCandidate, 'candidate'>>();
      for (const { signature, keys } of rows) {
        const differences = signatureDifferences(own, signature);
        for (const key of keys)
          if (differences.unlike < (compared.get(key)?.unlike ?? Number.POSITIVE_INFINITY))
            compared.set(key, differences);
      }
      const ranked = [...compared].sort(([, a], [, b]) => a.unlike - b.unlike);
      return {
        *[Symbol.iterator]() {
          for (const [key, differences] of ranked) {
            const candidate = candidateOf(key);
            if (candidate) yield { candidate, ...differences };
          }
        },
      };
    },

    /** The signatures of named ids with their usual counts of pieces, those with the fewest differing counts first. */
    named: (own: Signature) =>
      rows
        .flatMap(({ signature, keys }) => {
          const { unlike } = signatureDifferences(own, signature);
          return keys.filter(isId).map((id) => ({ id, signature, unlike }));
        })
        .sort((a, b) => a.unlike - b.unlike),

    /** Other named ids that may draw the same as this entry. */
    alike: (own: Entry): Entry[] => {
      const ours = rows.filter(({ keys }) => keys.includes(own.id));
      const isLike = ({ signature }: Row): boolean =>
        ours.some((other) => signatureDifferences(other.signature, signature).unlike <= NEARLY);
      const keys = new Set(rows.filter(isLike).flatMap((row) => row.keys));
      return [...keys].flatMap((key) => {
        const other = key === own.id ? undefined : candidateOf(key);
        return other && isNamed(other.entry) === isNamed(own) && !Object.keys(other.given).length ? [other.entry] : [];
      });
    },
  };
});

/** Draws the ids that the table does not list, such as those of a user's own templates. */
const drawnRows = (catalogue: Catalogue): Row[] => {
  const own = catalogue.templates.flatMap(({ ids }) => ids.named).filter((id) => !tabulatedKeys().has(id));
  const rows = signatureRows({ find: catalogue.find, entries: own.map((id) => catalogue.find(id)!) });
  return [...rows].map(([row, keys]) => ({ signature: readSignature(row), keys }));
};

/** True for an id without other choices. */
const isNamed = ({ id }: Entry): boolean => !id.includes(',');

/** True for the name of a candidate that is an id. */
const isId = (key: string): boolean => !/[;,]/.test(key);
