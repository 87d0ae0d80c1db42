import { type Static, Type } from '@sinclair/typebox';
import { Unit } from './common.ts';

/** A number, or a number written as text, as forms send it. */
export const Numeric = Type.Union([Type.Number(), Type.String()]);

/** True or false in the spellings of JSON, of forms and of switches. */
export const Flag = Type.Union([
  Type.Boolean(),
  Type.Literal(0),
  Type.Literal(1),
  Type.Literal('true'),
  Type.Literal('false'),
  Type.Literal('0'),
  Type.Literal('1'),
]);
export type Flag = Static<typeof Flag>;

/**
 * What a caller sends: the unit, the board in mm, and each variable of the template by
 * name. Names the template does not have are passed over.
 */
export const GivenVariables = Type.Intersect([
  Type.Object({
    unit: Unit,
    material: Type.Optional(Numeric),
    dimension_texts: Type.Optional(Flag),
    overflow: Type.Optional(Flag),
    overflow_margin: Type.Optional(Numeric),
  }),
  Type.Record(Type.String(), Type.Unknown()),
]);
export type GivenVariables = Static<typeof GivenVariables>;

/** What a file was made with: the unit, and every variable as a JSON number or boolean. */
export const UsedVariables = Type.Intersect([
  Type.Object({ unit: Unit }),
  Type.Record(Type.String(), Type.Union([Type.Number(), Type.Boolean(), Type.String()])),
]);
export type UsedVariables = Static<typeof UsedVariables>;
