export { compare, compareScaled } from './compare/compare.ts';
export { REACH } from './compare/deviation.ts';
export { type DrawingComparison, isSame } from './compare/drawing-comparison.ts';
export { explain } from './explain/explain.ts';
export type { AlikeId, Recognition } from './explain/fit-listed.ts';
export { recognise } from './explain/recognise.ts';
export type { Explanation } from './explain/verify.ts';
export { otherUnits, unitRatio } from './explain/wrong-unit.ts';
export { type ClosedDrawing, closeOutlines, type Gap } from './lines/close-outlines.ts';
export type { Surround } from './lines/frames.ts';
export { eachNearPair, NearestCurve } from './lines/nearest-curve.ts';
export { outsideTest } from './lines/outside-test.ts';
export { type Crossing, endsAt, type PlanarDrawing, type PlanarEdge, toPlanar, WELD } from './lines/planar.ts';
export { PointGrid } from './lines/point-grid.ts';
export { bordersOf, OUTSIDE } from './lines/region-kinds.ts';
export { classify, leaving, type Regions, regionsOf } from './lines/regions.ts';
export {
  countedPolygon,
  curveSteps,
  type LimitError,
  limitOf,
  mustBeWithin,
  step,
  withinSteps,
} from './lines/steps.ts';
export { boxSize, type TypedCurve, totalLength } from './lines/typed-curve.ts';
export { UnionFind } from './lines/union-find.ts';
export { withoutBleed } from './lines/without-bleed.ts';
