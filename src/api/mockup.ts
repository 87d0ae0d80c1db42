import { type Static, Type } from '@sinclair/typebox';
import { Link } from './common.ts';
import { DielineBody } from './dieline.ts';
import { SubstrateChoice } from './substrate.ts';
import { Flag } from './variables.ts';

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
