/**
 * `boxwright/geometry`: points, curves and motions in mm; y points up.
 * @module boxwright/geometry
 */
export type * from '../geometry/index.ts';
export {
  arc,
  boundsOf,
  centreForm,
  circle,
  crossings,
  distance,
  enclosedArea,
  flatten,
  grow,
  intersect,
  length,
  move,
  moveCurve,
  pointAt,
  polygon,
  regionArea,
  reverse,
  ringArea,
  shift,
  straight,
  subcurve,
  subtract,
  tangentAt,
  unite,
} from '../geometry/index.ts';
