/**
 * `boxwright`: everything. Programs that need less import `boxwright/engine`, `/drawing`, `/geometry`, `/author`, `/fold`,
 * `/check`, `/nest`, `/service`, `/maker` or `/server`.
 * @module boxwright
 */

// For writing templates.
export { box } from './author/index.ts';
export type * from './board/index.ts';
export { bends, flip, glued, locked, meets, pen, rim } from './board/index.ts';
export * from './entry/batch.ts';
export * from './entry/calibrate.ts';
export * from './entry/check.ts';
export * from './entry/deprecated.ts';
export * from './entry/engine.ts';
/** The folded box: poses, solids, clashes, inner sizes, pictures. */
export * as fold from './entry/fold.ts';
/** Points, curves and motions in mm. */
export * as geometry from './entry/geometry.ts';
export {
  /** @deprecated from `boxwright/maker` */
  fromMaker,
  /** @deprecated from `boxwright/maker` */
  toMaker,
} from './entry/maker.ts';
/** Same names as in `boxwright/engine`. These also measure inside, outside and crease-to-crease sizes, and therefore load the fold. */
export {
  drawMeasured as drawOne,
  type MeasuredDieline,
  type MeasuredDrawOptions,
  measuredDieline as dieline,
} from './entry/measured-dieline.ts';
export * from './entry/mockup.ts';
export * from './entry/nest.ts';
export * from './entry/press.ts';
export * from './entry/server.ts';
export type * from './formats/index.ts';
export { writeDxf, writePdf, writeSvg } from './formats/index.ts';
