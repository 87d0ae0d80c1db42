import { type Static, Type } from '@sinclair/typebox';
import { Decimal, DecimalArea, Format, Link, Timestamp, Unit } from './common.ts';
import { Adjustment, Flag, GivenVariables, OnError, UsedVariables } from './variables.ts';

/** Required aspect ratio of the artwork for a mockup. Its pixel size is free. */
export const ArtworkDimensions = Type.Object({ unit: Unit, width: Decimal, height: Decimal });
export type ArtworkDimensions = Static<typeof ArtworkDimensions>;

/** One part of a box of several, with the form field that sets its substrate in a mockup. */
export const SubstratePart = Type.Object({
  type: Type.Literal('substrate_part'),
  /** Position in the list of parts, from 1. */
  part_number: Type.Integer({ minimum: 1 }),
  part_id: Type.String(),
  name: Type.String(),
  /** `carton` for board, `cover` for the wrap around it. */
  category: Type.String(),
  /** Name of the form field, e.g. `part_substrates[1]`. */
  parameter: Type.String(),
});
export type SubstratePart = Static<typeof SubstratePart>;

/** A stored dieline: its variables, the address of its file and its size. */
export const DielineBody = Type.Object({
  type: Type.Literal('dieline'),
  id: Type.String(),
  dieline_template_id: Type.String(),
  variables: UsedVariables,
  format: Format,
  url: Type.String(),
  artwork_dimensions: ArtworkDimensions,
  /** Present only when requested. */
  area: Type.Optional(DecimalArea),
  /** By part id. Present only when area was requested and the box has several parts. */
  part_areas: Type.Optional(Type.Record(Type.String(), DecimalArea)),
  /** Present only for a box of several parts. */
  substrate_parts: Type.Optional(Type.Array(SubstratePart)),
  /** What is to be checked before the file is used. Present only for a board that the template is not made for. */
  warnings: Type.Optional(Type.Array(Type.String())),
  adjustments: Type.Optional(Type.Array(Adjustment)),
  /** The file in each format of a request with `formats`. */
  files: Type.Optional(Type.Array(Type.Object({ format: Format, url: Type.String() }))),
  links: Type.Array(Link),
  created_at: Timestamp,
});
export type DielineBody = Static<typeof DielineBody>;

export const CreateDielineRequest = Type.Object({
  /** Needed without `formats`. */
  format: Type.Optional(Format),
  /** Several formats of one dieline; the first one is its `format`. An addition to the hosted service. */
  formats: Type.Optional(Type.Array(Format)),
  on_error: Type.Optional(OnError),
  /** PDF only: draws a header with the variables. True by default. */
  pdf_header: Type.Optional(Flag),
  /** Cartons and Corrugated Cardboards only. False by default. */
  area: Type.Optional(Flag),
  variables: GivenVariables,
  /** Also accepted here instead of in `variables`: some clients send it here. */
  dimension_texts: Type.Optional(Flag),
});
export type CreateDielineRequest = Static<typeof CreateDielineRequest>;

export const DielineResponse = Type.Object({ dieline: DielineBody });
export type DielineResponse = Static<typeof DielineResponse>;

export const DielineList = Type.Object({
  type: Type.Literal('dieline_list'),
  dieline_template_id: Type.String(),
  /** Number of items on all pages. */
  total: Type.Integer(),
  page: Type.Integer(),
  page_size: Type.Integer(),
  dielines: Type.Array(DielineBody),
});
export type DielineList = Static<typeof DielineList>;

/** `links` is beside the list here. In a list of mockups it is inside. */
export const DielineListResponse = Type.Object({ dieline_list: DielineList, links: Type.Array(Link) });
export type DielineListResponse = Static<typeof DielineListResponse>;
