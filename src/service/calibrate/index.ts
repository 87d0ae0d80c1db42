export * from './calibrate.ts';
export * from './id-rules.ts';
export { ContradictionError } from './settle.ts';
