export { checkDocument, panelsOf } from '../document.ts';
export { faceOf, territory } from '../face.ts';
export { formMarks } from '../form-marks.ts';
export { checkPrint } from '../ink-sums.ts';
export { clipOf, type PlacedLayer } from '../layer-area.ts';
export { placeLayer } from '../place-layer.ts';
export { pressFile } from '../press-file.ts';
export { textSource } from '../text-source.ts';
