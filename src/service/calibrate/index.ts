export * from './calibrate.ts';
export { ContradictionError } from './calibrate.ts';
export * from './id-rules.ts';
export { idRulesOf } from './ids-of-files.ts';
