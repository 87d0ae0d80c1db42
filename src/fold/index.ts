export { writeFold } from './fold-file/write-fold.ts';
export type { Keyframe } from './mesh/keyframe.ts';
export { type Mesh, type MeshNode, type MeshOptions, mesh } from './mesh/mesh.ts';

export { nodeTransforms, type SnapshotSurface, snapshot } from './mesh/snapshot.ts';
export type { MorphFrame, Shape, Surface } from './mesh/surface.ts';
export { foldedSvg } from './picture/picture.ts';
export { type PanelPlacement, placements } from './pose/placement.ts';
export { isDeliveredFlat, type Moment, phasesOf, pose } from './pose/pose.ts';
export { lyingOf, type PrintSide, printSideOf, uprightOf, type ViewerAxes } from './pose/stance.ts';
export { type UprightMoment, uprightPose } from './pose/upright-pose.ts';
export { USUAL_VIEW, VIEW_FROM_BELOW, type View, viewAxes } from './pose/view.ts';
export { type BoxSize, boxSizes } from './solid/box-sizes.ts';
export * from './solid/clash.ts';
export type { BoardSide } from './solid/face.ts';
export { FACET } from './solid/flat.ts';
export { type InnerSize, innerSizes } from './solid/inner.ts';
export * from './solid/joins.ts';
export { type Box3, bodies, type PanelSolid, type Prism } from './solid/solid.ts';
