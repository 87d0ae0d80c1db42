/**
 * `boxwright/fold`: the folded box. Poses, meshes, clashes, inner sizes, pictures.
 * @module boxwright/fold
 */
export type * from '../fold/index.ts';
export {
  bodies,
  boxSizes,
  clashes,
  deliveredParts,
  FACET,
  foldedSvg,
  foldingSteps,
  gluePlan,
  innerSizes,
  isDeliveredFlat,
  meetings,
  mesh,
  phasesOf,
  placements,
  pose,
  sizesAs,
  snapshot,
  USUAL_VIEW,
  uprightOf,
  writeFold,
  writeStl,
} from '../fold/index.ts';
export { type BoxDimensions, dimensionsOf } from './dimensions.ts';
