/** Writes files for the command line, without loading the service. */
export { writeInPlace, writeWhole } from '../service/local/index.ts';
