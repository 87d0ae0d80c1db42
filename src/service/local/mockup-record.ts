import type { SubstrateChoice } from '../../api/index.ts';

/** A stored mockup, with defaults filled in. */
export interface MockupRecord {
  readonly id: string;
  readonly dielineId: string;
  readonly name?: string;
  /** True when the artwork is on the outside of the box. */
  readonly outside: boolean;
  /** The colour of the scene, `#rrggbb`. @defaultValue a grey */
  readonly background?: string;
  /** Substrate of the body. */
  readonly substrate: SubstrateChoice;
  /** Substrates of single parts, by number from 1. */
  readonly partSubstrates: Readonly<Record<string, SubstrateChoice>>;
  /** Key of the artwork file. */
  readonly artwork: string;
  /** Address of its page, where no server has it. */
  readonly url?: string;
}

/** Changes to a mockup from a form. */
export type MockupChange = Partial<Omit<MockupRecord, 'id' | 'dielineId' | 'artwork' | 'url'>>;
