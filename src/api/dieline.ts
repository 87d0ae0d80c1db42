import { type Static, Type } from '@sinclair/typebox';
import { Decimal, DecimalArea, Format, Link, Timestamp, Unit } from './common.ts';
import { Flag, GivenVariables, UsedVariables } from './variables.ts';

/** Artwork for a mockup may have any pixel size, but this aspect ratio. */
export const ArtworkDimensions = Type.Object({ unit: Unit, width: Decimal, height: Decimal });
export type ArtworkDimensions = Static<typeof ArtworkDimensions>;

/** One part of a box of several, and the form field that says what it is made of in a mockup. */
export const SubstratePart = Type.Object({
  type: Type.Literal('substrate_part'),
  /** Its place in the list of parts, from 1. */
  part_number: Type.Integer({ minimum: 1 }),
  part_id: Type.String(),
  name: Type.String(),
  /** `carton` for board, `cover` for what is wrapped around it. */
  category: Type.String(),
  /** The field to send, `part_substrates[1]`. */
  parameter: Type.String(),
});
export type SubstratePart = Static<typeof SubstratePart>;

/** A drawing that was made: what with, where its file is, and how large it is. */
export const DielineBody = Type.Object({
  type: Type.Literal('dieline'),
  id: Type.String(),
  dieline_template_id: Type.String(),
  variables: UsedVariables,
  format: Format,
  url: Type.String(),
  artwork_dimensions: ArtworkDimensions,
  /** Only where it was asked for. */
  area: Type.Optional(DecimalArea),
  /** By part id; only where area was asked for and there are several parts. */
  part_areas: Type.Optional(Type.Record(Type.String(), DecimalArea)),
  /** Only where there are several parts. */
  substrate_parts: Type.Optional(Type.Array(SubstratePart)),
  links: Type.Array(Link),
  created_at: Timestamp,
});
export type DielineBody = Static<typeof DielineBody>;

export const CreateDielineRequest = Type.Object({
  format: Format,
  /** PDF only: a header with the variables. True by default. */
  pdf_header: Type.Optional(Flag),
  /** Cartons and Corrugated Cardboards only. False by default. */
  area: Type.Optional(Flag),
  variables: GivenVariables,
  /** Some callers put it here, beside the variables. */
  dimension_texts: Type.Optional(Flag),
});
export type CreateDielineRequest = Static<typeof CreateDielineRequest>;

export const DielineResponse = Type.Object({ dieline: DielineBody });
export type DielineResponse = Static<typeof DielineResponse>;

export const DielineList = Type.Object({
  type: Type.Literal('dieline_list'),
  dieline_template_id: Type.String(),
  /** Of all pages together. */
  total: Type.Integer(),
  page: Type.Integer(),
  page_size: Type.Integer(),
  dielines: Type.Array(DielineBody),
});
export type DielineList = Static<typeof DielineList>;

/** Here the links stand beside the list; a list of mockups has them inside. */
export const DielineListResponse = Type.Object({ dieline_list: DielineList, links: Type.Array(Link) });
export type DielineListResponse = Static<typeof DielineListResponse>;
