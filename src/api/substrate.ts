import { type Static, Type } from '@sinclair/typebox';
import { substrates } from './substrates.ts';

/** One of the substrates, or an empty string for plain material. */
export const SubstrateChoice = Type.Union([Type.Literal(''), ...substrates.map((key) => Type.Literal(key))]);
export type SubstrateChoice = Static<typeof SubstrateChoice>;
