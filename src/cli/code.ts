import type { Code } from '../entry/engine.ts';

/** Codes of the trade as they are written, ECMA's and FEFCO's; a dash where there is none. */
export const codeOf = ({ ecma, fefco }: Code): string => [ecma, fefco].filter(Boolean).join(' / ') || '-';
