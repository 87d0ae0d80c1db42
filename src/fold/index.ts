export type { Tone } from './bsp.ts';
export * from './clash.ts';
export { FACET } from './flat.ts';
export type { Frame } from './frames.ts';
export { type Frozen, frozen } from './frozen.ts';
export { type InnerSize, innerSizes } from './inner.ts';
export * from './joins.ts';
export { type Limb, type Mesh, mesh } from './mesh.ts';
export { type Move, quaternion, type Turn4 } from './moves.ts';
export { writeFold } from './origami.ts';
export { foldedSvg, USUAL_VIEW, type View } from './picture.ts';
export { phasesOf, pose } from './pose.ts';
export type { Shape } from './shape.ts';
export { type Body, type Box3, bodies, type Prism } from './solid.ts';
export {
  at,
  cosSin,
  cross3,
  dot,
  minus,
  type Point3,
  type Pose,
  plus,
  scaled,
  size,
  toward,
  turnAbout,
  unit,
} from './space.ts';
export { type PrintSide, printSideOf, uprightOf } from './stance.ts';
export { type Stand, stand } from './stand.ts';
export type { Surface } from './surface.ts';
