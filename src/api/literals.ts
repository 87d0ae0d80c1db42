import { type TLiteral, type TLiteralValue, Type } from '@sinclair/typebox';

export const literals = <const T extends readonly TLiteralValue[]>(...values: T) =>
  values.map((value) => Type.Literal(value)) as unknown as { -readonly [K in keyof T]: TLiteral<T[K]> };
