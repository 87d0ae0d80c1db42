import type { Dieline, Substrate } from '../api/index.ts';

/** A file as it is handed out, unchanged for ever. */
export interface StoredFile {
  /** The last part of its address. */
  readonly key: string;
  /** The name it has where it is saved. */
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly data: Uint8Array;
}

/** What is known of a mockup; nothing in it is left open. */
export interface MockupRecord {
  readonly id: string;
  readonly dielineId: string;
  readonly name?: string;
  /** Is the artwork for the outside of the box? */
  readonly outside: boolean;
  /** Of the scene, `#rrggbb`; a standard grey where it is left out. */
  readonly background?: string;
  /** What the body is made of. */
  readonly substrate: Substrate;
  /** What single parts are made of, by their number from 1. */
  readonly partSubstrates: Readonly<Record<string, Substrate>>;
  /** Key of the artwork among the files. */
  readonly artwork: string;
}

/** What may be changed of a mockup that is there. */
export type MockupChange = Partial<Omit<MockupRecord, 'id' | 'dielineId' | 'artwork'>>;

/** What is remembered between requests. Each call happens whole or not at all. */
export interface Store {
  /** `file` is the dieline's own, where the store is to keep that, too. */
  addDieline(dieline: Dieline, file?: StoredFile): Promise<void>;
  dieline(id: string): Promise<Dieline | undefined>;
  /** Those of a template in the order they were made, `take` of them after the first `skip`; `total` counts all. */
  dielinesOf(templateId: string, skip: number, take: number): Promise<{ total: number; dielines: readonly Dieline[] }>;
  addMockup(mockup: MockupRecord, artwork: StoredFile): Promise<void>;
  mockup(id: string): Promise<MockupRecord | undefined>;
  /** Those of a dieline in the order they were made. */
  mockupsOf(
    dielineId: string,
    skip: number,
    take: number,
  ): Promise<{ total: number; mockups: readonly MockupRecord[] }>;
  /** Changes what is named and nothing else; a new artwork takes the place of the old one. Undefined where there is no such mockup. */
  changeMockup(
    dielineId: string,
    id: string,
    change: MockupChange,
    artwork?: StoredFile,
  ): Promise<MockupRecord | undefined>;
  /** With its artwork. False where there is no such mockup. */
  removeMockup(dielineId: string, id: string): Promise<boolean>;
  file(key: string): Promise<StoredFile | undefined>;
  /** Settles what a calculation costs, in one step: false where it may not be made. */
  pay(charge: Charge): Promise<boolean>;
}

export interface Charge {
  /** Equal for equal requests. */
  readonly request: string;
  readonly at: Date;
  /** A request that was paid for after this is free. */
  readonly since: Date;
  /** How many credits there are in all; as many as wanted where undefined. */
  readonly limit: number | undefined;
}
