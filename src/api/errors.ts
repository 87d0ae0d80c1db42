import { type Static, Type } from '@sinclair/typebox';

/** A correction of the request. A client may apply it and send the request again. */
export const Suggestion = Type.Union([
  Type.Object({ type: Type.Literal('change_value'), name: Type.String(), value: Type.Number() }),
  Type.Object({ type: Type.Literal('swap_values'), names: Type.Array(Type.String(), { minItems: 2, maxItems: 2 }) }),
]);
export type Suggestion = Static<typeof Suggestion>;

export const ErrorEntry = Type.Object({ message: Type.String(), suggestion: Type.Optional(Suggestion) });
export type ErrorEntry = Static<typeof ErrorEntry>;

/** All errors of a request. */
export const ValidationError = Type.Object({ message: Type.String(), errors: Type.Array(ErrorEntry) });
export type ValidationError = Static<typeof ValidationError>;

/** Body of every other error. */
export const PlainError = Type.Object({ message: Type.String() });
export type PlainError = Static<typeof PlainError>;
