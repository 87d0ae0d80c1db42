export { backUp } from './backup.ts';
export { openRecords, type Records } from './open.ts';
export type { Place } from './place.ts';
export { StartError } from './start-error.ts';
