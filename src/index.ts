/**
 * `boxwright`: all of it. `boxwright/engine`, `/fold`, `/check` and `/server` are parts of it, for programs that need less.
 * @module boxwright
 */

// What a template is written with.
export { box } from './author/index.ts';
export type * from './board/index.ts';
export { bends, flip, glued, locked, meets, pen, rim } from './board/index.ts';
export * from './entry/batch.ts';
export * from './entry/calibrate.ts';
export * from './entry/check.ts';
export * from './entry/engine.ts';
/** The folded box: poses, solids, clashes, inner sizes, pictures. */
export * as fold from './entry/fold.ts';
/** Points, curves and motions in mm. */
export * as geometry from './entry/geometry.ts';
/** As those of `boxwright/engine`, which do not load the fold; these tell sizes inside, outside and from crease to crease. */
export {
  drawMeasured as drawOne,
  type MeasuredDieline,
  type MeasuredDrawOptions,
  measuredDieline as dieline,
} from './entry/measured-dieline.ts';
export * from './entry/mockup.ts';
export * from './entry/nest.ts';
export * from './entry/server.ts';
export type * from './write/index.ts';
export { fromMaker, toMaker, writeDxf, writePdf, writeSvg } from './write/index.ts';
