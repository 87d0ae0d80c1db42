export { openRecords, type Place, type Records } from './open.ts';
