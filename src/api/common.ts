import { type Static, Type } from '@sinclair/typebox';
import { serviceFormats } from '../formats/index.ts';
import { literals } from './literals.ts';

/** Unit of lengths in requests and answers; `material` is always in millimetres. */
export const Unit = Type.Union(literals('mm', 'in'));
export type Unit = Static<typeof Unit>;

/** The file formats of dielines and nestings. */
export const Format = Type.Union(literals(...serviceFormats));
export type Format = Static<typeof Format>;

/** A number written as text: `"246.5"`. */
export const Decimal = Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' });

/** UTC, to the second: `2026-01-31T09:30:00Z`. */
export const Timestamp = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$' });

/** A possible next request: relation, path under the base address, and method. */
export const Link = Type.Object({
  rel: Type.String(),
  href: Type.String(),
  method: Type.Union(literals('GET', 'POST', 'PUT', 'DELETE')),
});
export type Link = Static<typeof Link>;

/** Page number and page size: 1 and 100 by default. */
export const Page = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, default: 1 })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, default: 100 })),
});
export type Page = Static<typeof Page>;

/** Unit of the lengths in the answer: mm by default. */
export const UnitQuery = Type.Object({ unit: Type.Optional(Unit) });

/** An area of board as a decimal string. */
export const DecimalArea = Type.Object({ value: Decimal, unit: Type.Literal('mm2') });
export type DecimalArea = Static<typeof DecimalArea>;
