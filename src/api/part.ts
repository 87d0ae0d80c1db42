import { type Static, Type } from '@sinclair/typebox';
import { Unit } from './common.ts';
import { Adjustment, Flag, GivenVariables, OnError } from './variables.ts';

/** One flat piece of a box. Sizes and areas are JSON numbers here, and decimal strings in a dieline. */
export const PartBody = Type.Object({
  type: Type.Literal('part'),
  id: Type.String(),
  name: Type.String(),
  /** `carton` for board, `cover` for the wrap around it. */
  category: Type.String(),
  bounding_box: Type.Object({ unit: Unit, width: Type.Number(), height: Type.Number() }),
  /** Present only when requested. */
  area: Type.Optional(Type.Object({ value: Type.Number(), unit: Type.Literal('mm2') })),
});
export type PartBody = Static<typeof PartBody>;

export const PartList = Type.Object({
  type: Type.Literal('part_list'),
  id: Type.String(),
  dieline_template_id: Type.String(),
  total: Type.Integer(),
  parts: Type.Array(PartBody),
  /** As of a dieline. */
  warnings: Type.Optional(Type.Array(Type.String())),
  adjustments: Type.Optional(Type.Array(Adjustment)),
});
export type PartList = Static<typeof PartList>;

export const CalculatePartsRequest = Type.Object({
  /** Cartons and Corrugated Cardboards only. False by default. */
  area: Type.Optional(Flag),
  on_error: Type.Optional(OnError),
  variables: GivenVariables,
});
export type CalculatePartsRequest = Static<typeof CalculatePartsRequest>;

export const PartListResponse = Type.Object({ part_list: PartList });
export type PartListResponse = Static<typeof PartListResponse>;
