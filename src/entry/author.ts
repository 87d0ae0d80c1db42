/**
 * `boxwright/author`: what a template is written with. `box`, the pen, joins, allowances, and the pieces of which the templates of
 * Boxwright are made: sleeves, tuck lids, trays, holes. More curves and motions are in `boxwright/geometry`.
 * @module boxwright/author
 */
export { type BoardKind, type BoxHead, type BoxSpec, box } from '../author/index.ts';
export * from '../author/pieces/index.ts';
export * from '../board/index.ts';
export type * from '../geometry/index.ts';
export {
  arc,
  circle,
  compose,
  distance,
  inverse,
  mapCurve,
  mirrorCurve,
  moveCurve,
  reverse,
  shift,
  straight,
  straightRing,
  subcurve,
  tanDegrees,
  toDegrees,
  toRadians,
} from '../geometry/index.ts';
export type * from '../template/index.ts';
export {
  angle,
  count,
  inOrder,
  mm,
  partlyKnown,
  plantable,
  plantScores,
  resolveChoices,
  templateForPlant,
  when,
} from '../template/index.ts';
