import { hash, randomUUID } from 'node:crypto';
import type { DielineBody, Image } from '../../api/index.ts';
import type { AccountRecords } from './collection.ts';
import type { DielineDrawer } from './draw-dieline.ts';
import type { Files } from './files.ts';
import type { RememberedNestings } from './nesting/nestings.ts';
import type { MockupRecord, OwnPageBuilder } from './own-page.ts';
import type { RequestReader } from './read-request.ts';
import type { Store } from './store.ts';

/** Data and services of every answer. */
export interface Context extends AccountRecords, RequestReader {
  readonly store: Store;
  readonly nestings: RememberedNestings;
  readonly files: Files;
  readonly draw: DielineDrawer;
  readonly clock: () => Date;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal | undefined;
  /** Ids of new records follow from it: a repeated request finds what the first try stored. Undefined for random ids. */
  readonly seed: string | undefined;
  /** Account of the request, which sees only its own records; empty without accounts. */
  readonly account: string;
  /** Number of parts calculations per account; undefined means unlimited. */
  readonly credits: number | undefined;
  /** Base of the addresses of a server; empty without one. */
  readonly baseUrl: string;
  /** Address of a picture or of a template's page. */
  readonly addressOf: AddressOf;
  /** Builds the pages of mockups; undefined with a server, which has them. */
  readonly ownPage: OwnPageBuilder | undefined;
  /** Called when a mockup was stored or changed. */
  readonly onMockup: ((dieline: DielineBody, mockup: MockupRecord, account: string) => void) | undefined;
}

/** `YYYY-MM-DDThh:mm:ssZ`. */
export const timestamp = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`;

/** The address of what a server has at a path, such as `/images/templates/becf-10101.svg` or `/templates/becf-10101`. */
export type AddressOf = (path: string) => string;

/** A picture whose address is made when it is read. */
export const imageAt = (addressOf: AddressOf, path: string): Image => ({
  type: 'svg',
  get url() {
    return addressOf(path);
  },
});

/** Twelve letters or digits that follow from a seed; without one random ones, 62 bits, which cannot be guessed. */
export const nameFrom = (seed: string = randomUUID(), what: string): string =>
  BigInt(`0x${hash('sha256', `${what} ${seed}`)}`)
    .toString(36)
    .slice(-12);

/**
 * A prefix and twelve letters or digits: `di_4k0zq81ycm2x`.
 * @param seed - the id follows from it. @defaultValue a random id
 */
export const newId = (prefix: 'di' | 'pl' | 'ar' | 'ntl' | 'ne', seed?: string): string =>
  `${prefix}_${nameFrom(seed, prefix)}`;
