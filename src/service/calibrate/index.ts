export { type CalibrateOptions, type Calibration, ContradictionError, calibrate } from './calibrate.ts';
export * from './id-rules.ts';
export { idRulesOf } from './ids-of-files.ts';
