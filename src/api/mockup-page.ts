import type { SubstrateChoice } from './substrate.ts';
import type { GivenVariables } from './variables.ts';

/** All inputs of a mockup page: equal jobs give equal pages. */
export interface PageJob {
  readonly templateId: string;
  readonly variables: GivenVariables;
  /** Whose defaults and boards the variables have. */
  readonly profile: 'service' | 'house';
  readonly name?: string;
  /** True when the artwork is on the outside. */
  readonly outside: boolean;
  /** `#rrggbb` */
  readonly background?: string;
  readonly substrate: SubstrateChoice;
  readonly partSubstrates: Readonly<Record<string, SubstrateChoice>>;
  readonly artwork: Uint8Array;
}

export interface BuiltPage {
  readonly html: Uint8Array;
  readonly etag: string;
  /** Content-Security-Policy of the page, for the response header. */
  readonly policy: string;
}

/**
 * Builds a page; undefined while the machine is too busy to draw its artwork.
 * @param owner - who shares the threads with others, such as an account.
 */
export type PageBuilder = (job: PageJob, owner?: string) => Promise<BuiltPage | undefined>;
