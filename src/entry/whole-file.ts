/** Writes files for the command line, without loading the service. */
export { writeWhole } from '../local/index.ts';
