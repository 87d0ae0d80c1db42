import { type Static, Type } from '@sinclair/typebox';
import { Unit } from './common.ts';
import { literals } from './literals.ts';

/** A number, or its decimal text as sent by forms. */
export const Numeric = Type.Union([Type.Number(), Type.String()]);

/** True or false, as sent by JSON, forms and switches. */
export const Flag = Type.Union([Type.Boolean(), ...literals(0, 1, 'true', 'false', '0', '1')]);
export type Flag = Static<typeof Flag>;

/** Variables of a request: the unit, the board thickness in mm, and the variables of the template by name. Unknown names are ignored. */
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

/** `adjust` applies the suggestions of the errors in place of an answer 400. An addition to the hosted service. */
export const OnError = Type.Literal('adjust');

/** A value that was changed because of `on_error`. */
export const Adjustment = Type.Object({
  name: Type.String(),
  /** None where the request did not give it. */
  given: Type.Optional(Type.Unknown()),
  value: Type.Unknown(),
  /** The error that the change solves. */
  message: Type.String(),
});

/** Variables of a stored dieline: the unit, and every variable as a JSON number or boolean. */
export const UsedVariables = Type.Intersect([
  Type.Object({ unit: Unit }),
  Type.Record(Type.String(), Type.Union([Type.Number(), Type.Boolean(), Type.String()])),
]);
export type UsedVariables = Static<typeof UsedVariables>;
