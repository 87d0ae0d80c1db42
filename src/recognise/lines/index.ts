/** The kit: lines of any drawing, the places where they meet, and the regions between them. */
export { type ClosedDrawing, closeOutlines, type Gap } from './close-outlines.ts';
export { boxSize, cutBox, eachNearPair, NearestCurve, type TypedCurve, totalLength, withoutBleed } from './curves.ts';
export { REACH } from './deviation.ts';
export type { Surround } from './frames.ts';
export { type Crossing, endKeys, endsAt, type PlanarDrawing, type PlanarEdge, toPlanar, WELD } from './planar.ts';
export { PointGrid } from './point-grid.ts';
export { bordersOf, OUTSIDE } from './region-kinds.ts';
export * from './regions.ts';
export * from './steps.ts';
export { UnionFind } from './union-find.ts';
