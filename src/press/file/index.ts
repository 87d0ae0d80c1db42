export { checkDocument, panelsOf } from '../document.ts';
export { faceOf, territory } from '../face.ts';
export { findingsOf } from '../findings.ts';
export { formMarks } from '../form-marks.ts';
export { clipOf, type PlacedLayer } from '../layer-area.ts';
export { placeLayer } from '../place-layer.ts';
export { pressFile } from '../press-file.ts';
export { textSource } from '../text-source.ts';
