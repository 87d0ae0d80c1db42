import { type Static, Type } from '@sinclair/typebox';
import { Link } from './common.ts';
import { DielineBody } from './dieline.ts';
import { literals } from './literals.ts';
import { substrates } from './substrates.ts';
import { Flag, type GivenVariables } from './variables.ts';

/** One of the substrates, or an empty string for plain material. */
export const SubstrateChoice = Type.Union(literals('', ...substrates));
export type SubstrateChoice = Static<typeof SubstrateChoice>;

/** A hosted page that shows the box with its artwork. */
export const MockupBody = Type.Object({
  type: Type.Literal('3d_mockup'),
  id: Type.String(),
  url: Type.String(),
  name: Type.Optional(Type.String()),
  dieline: DielineBody,
  /** Absent in the items of a list. */
  links: Type.Optional(Type.Array(Link)),
});
export type MockupBody = Static<typeof MockupBody>;

/** An uploaded picture: PNG, JPEG, SVG or PDF. */
export const Upload = Type.Object({ name: Type.String(), data: Type.Uint8Array() });
export type Upload = Static<typeof Upload>;

/** Fields of the multipart form. An update keeps missing fields. */
export const MockupForm = Type.Object({
  file: Type.Optional(Upload),
  name: Type.Optional(Type.String()),
  /** False: the artwork is for the inside. True by default. */
  outside_design: Type.Optional(Flag),
  scene_background_color: Type.Optional(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })),
  substrate: Type.Optional(SubstrateChoice),
  /** Substrates by part number, from 1; sent as `part_substrates[1]=…`. An update replaces the whole set. */
  part_substrates: Type.Optional(Type.Record(Type.String(), SubstrateChoice)),
});
export type MockupForm = Static<typeof MockupForm>;

export const MockupResponse = Type.Object({ '3d_mockup': MockupBody });
export type MockupResponse = Static<typeof MockupResponse>;

export const MockupList = Type.Object({
  type: Type.Literal('3d_mockup_list'),
  dieline_id: Type.String(),
  total: Type.Integer(),
  page: Type.Integer(),
  page_size: Type.Integer(),
  '3d_mockups': Type.Array(MockupBody),
  links: Type.Array(Link),
});
export type MockupList = Static<typeof MockupList>;

export const MockupListResponse = Type.Object({ '3d_mockup_list': MockupList });
export type MockupListResponse = Static<typeof MockupListResponse>;

/** All inputs of a mockup page: equal jobs give equal pages. */
export interface PageJob {
  readonly templateId: string;
  readonly variables: GivenVariables;
  /** Whose defaults and boards the variables have. */
  readonly profile: 'service' | 'house';
  readonly name?: string;
  /** True when the artwork is on the outside of the box. */
  readonly outside: boolean;
  /** The colour of the scene, `#rrggbb`. @defaultValue a grey */
  readonly background?: string;
  /** Substrate of the body. */
  readonly substrate: SubstrateChoice;
  /** Substrates of single parts, by number from 1. */
  readonly partSubstrates: Readonly<Record<string, SubstrateChoice>>;
  readonly artwork: Uint8Array;
}

export interface BuiltPage {
  readonly html: Uint8Array;
  readonly etag: string;
  /** Content-Security-Policy of the page, for the response header. */
  readonly policy: string;
}

/** Builds a page; undefined while the machine is too busy to draw its artwork. `owner`: who shares the threads, such as an account. */
export type PageBuilder = (job: PageJob, owner?: string) => Promise<BuiltPage | undefined>;
