import type { SubstrateChoice } from '../api/index.ts';

/** What is known of a mockup, defaults filled in. */
export interface MockupRecord {
  readonly id: string;
  readonly dielineId: string;
  readonly name?: string;
  /** Is the artwork for the outside of the box? */
  readonly outside: boolean;
  /** The colour of the scene, `#rrggbb`. @defaultValue a grey */
  readonly background?: string;
  /** What the body is made of. */
  readonly substrate: SubstrateChoice;
  /** What single parts are made of, by their number from 1. */
  readonly partSubstrates: Readonly<Record<string, SubstrateChoice>>;
  /** The key of the artwork among the files. */
  readonly artwork: string;
}

/** What a form may change of a mockup. */
export type MockupChange = Partial<Omit<MockupRecord, 'id' | 'dielineId' | 'artwork'>>;
