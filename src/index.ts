/**
 * `boxwright`: all of it. `boxwright/engine`, `/fold`, `/check` and `/server` are parts of it, for programs that need less.
 */

// What a template is written with.
export * from './board/index.ts';
export * from './entry/batch.ts';
export * from './entry/check.ts';
export * from './entry/engine.ts';
export * from './entry/mockup.ts';
export * from './entry/nest.ts';
export * from './entry/server.ts';
/** The folded box: poses, solids, clashes, inner sizes, pictures. */
export * as fold from './fold/index.ts';
/** Points, curves and motions in mm. */
export * as geometry from './geometry/index.ts';
export * from './write/index.ts';
