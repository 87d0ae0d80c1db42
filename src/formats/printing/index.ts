export { type Affine, applyAffine, composeAffine } from '../reading/affine.ts';
export type { PaintedMark } from './painted-marks.ts';
export { pressSheet } from './press-sheet.ts';
export { type PrintSource, pdfSource, pictureSource, sourcePage } from './source.ts';
