import type { Code } from '../entry/engine.ts';

/** ECMA and FEFCO codes as text; a dash without a code. */
export const codeOf = ({ ecma, fefco }: Code): string => [ecma, fefco].filter(Boolean).join(' / ') || '-';
