/** Writes files for commands: apart from the service, which they need not load. */
export { writeWhole } from '../local/index.ts';
