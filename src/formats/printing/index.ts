export { type Affine, applyAffine, composeAffine } from '../reading/affine.ts';
export { inkPages } from './ink-pages.ts';
export type { PaintedMark } from './painted-marks.ts';
export { pressSheet, type SheetMarks } from './press-sheet.ts';
export { printPage, sourcePage } from './print.ts';
export { type PrintSource, pdfSource, pictureSource } from './source.ts';
