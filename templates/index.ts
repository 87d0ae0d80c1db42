import type { Template } from '../src/template/index.ts';
import reverseTuckEnd from './cartons/tuck-end-boxes/reverse-tuck-end.ts';
import regularSlottedCase from './corrugated/standard-boxes/regular-slotted-case.ts';

/** Every template there is. A new one costs its file and a line here. */
export const templates: readonly Template[] = [reverseTuckEnd, regularSlottedCase];
