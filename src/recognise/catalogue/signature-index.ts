import { keptIn, once, perObject } from '../../geometry/index.ts';
import type { Line } from '../../sheet/index.ts';
import type { Catalogue, Entry } from '../../template/index.ts';
import type { Candidate } from './candidates.ts';
import { knownSignatures } from './known-tables.ts';
import { readSignature, type Signature, signatureDifferences, signatureOf } from './signature.ts';
import { signatureRows } from './tables.ts';

/** A candidate with the number of its signature counts that differ from those of a drawing. */
export interface ComparedCandidate {
  readonly candidate: Candidate;
  readonly asItLies: number;
  /** With its sheet rotated by a quarter turn. */
  readonly turned: number;
  /** The smaller of both. */
  readonly unlike: number;
}

/** A named id with a signature that it has, and the counts that differ from those of a drawing. */
export interface NamedSignature {
  readonly id: string;
  readonly signature: Signature;
  readonly unlike: number;
}

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
  return Math.min(...tabulated().flatMap(({ signature }) => signatureDifferences(own, signature)));
};

/** Counts that may differ between ids that draw the same at some sizes, because their usual sizes differ. */
const NEARLY = 10;

/** All candidates by signature. A template is evaluated when one of its candidates is examined: most of a catalogue is far off. */
class SignatureIndex {
  readonly #catalogue: Catalogue;
  readonly #rows: readonly Row[];
  readonly #candidates = new Map<string, Candidate | undefined>();

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#rows = [...tabulated(), ...drawnRows(catalogue)];
  }

  /** All candidates, those with the fewest differing counts first. */
  near(own: Signature): Iterable<ComparedCandidate> {
    const compared = new Map<string, Omit<ComparedCandidate, 'candidate'>>();
    for (const { signature, keys } of this.#rows) {
      const [asItLies, turned] = signatureDifferences(own, signature);
      const unlike = Math.min(asItLies, turned);
      for (const key of keys) {
        const before = compared.get(key);
        if (!before || unlike < before.unlike) compared.set(key, { asItLies, turned, unlike });
      }
    }
    const ranked = [...compared].sort(([, a], [, b]) => a.unlike - b.unlike);
    const candidateOf = (key: string): Candidate | undefined => this.#candidate(key);
    return {
      *[Symbol.iterator]() {
        for (const [key, { asItLies, turned, unlike }] of ranked) {
          const candidate = candidateOf(key);
          if (candidate) yield { candidate, asItLies, turned, unlike };
        }
      },
    };
  }

  /** The signatures of named ids with their usual counts of pieces, those with the fewest differing counts first. */
  named(own: Signature): NamedSignature[] {
    return this.#rows
      .flatMap(({ signature, keys }) => {
        const unlike = Math.min(...signatureDifferences(own, signature));
        return keys.filter(isId).map((id) => ({ id, signature, unlike }));
      })
      .sort((a, b) => a.unlike - b.unlike);
  }

  /** Other named ids that may draw the same as this entry. */
  alike(own: Entry): Entry[] {
    const ours = this.#rows.filter(({ keys }) => keys.includes(own.id));
    const isLike = ({ signature }: Row): boolean =>
      ours.some((other) => Math.min(...signatureDifferences(other.signature, signature)) <= NEARLY);
    const keys = new Set(this.#rows.filter(isLike).flatMap((row) => row.keys));
    return [...keys].flatMap((key) => {
      const other = key === own.id ? undefined : this.#candidate(key);
      return other && isNamed(other.entry) === isNamed(own) && !Object.keys(other.given).length ? [other.entry] : [];
    });
  }

  #candidate(key: string): Candidate | undefined {
    return keptIn(this.#candidates, key, () => findCandidate(this.#catalogue, key));
  }
}

/** Draws the ids that the table does not list, such as those of a user's own templates. */
const drawnRows = (catalogue: Catalogue): Row[] => {
  const own = catalogue.templates.flatMap(({ ids }) => ids.named).filter((id) => !tabulatedKeys().has(id));
  const ownCatalogue: Catalogue = {
    templates: catalogue.templates,
    find: catalogue.find,
    missing: catalogue.missing,
    entries: own.map((id) => catalogue.find(id)!),
  };
  return [...signatureRows(ownCatalogue)].map(([row, keys]) => ({ signature: readSignature(row), keys }));
};

export const signatureIndexOf = perObject((catalogue: Catalogue) => new SignatureIndex(catalogue));

/** True for an id without other choices. */
const isNamed = ({ id }: Entry): boolean => !id.includes(',');

/** True for the name of a candidate that is an id. */
const isId = (key: string): boolean => !/[;,]/.test(key);
