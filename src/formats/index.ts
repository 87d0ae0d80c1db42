export type { ArtworkGuides, PlateName } from './artwork-guides.ts';
export { boardRings } from './board-rings.ts';
export { ByteSink } from './byte-sink.ts';
export * from './chains.ts';
export type { Copies } from './copies.ts';
export * from './dxf/write/dxf.ts';
export * from './format-facts.ts';
export * from './formats.ts';
export type { FrameOptions, PlacedOptions, ToolPlan } from './frame.ts';
export {
  type FoldedLine,
  foldNames,
  isAnnotation,
  type LineFacts,
  type LineKind,
  lineKinds,
  lineTypeNames,
  lineTypes,
} from './line-types.ts';
export * from './maker.ts';
export { pdfPageOfSvg } from './pdf/write/page-of-svg.ts';
export * from './pdf/write/pdf.ts';
export { isPaper, type Paper, paperNames, planTiles } from './pdf/write/tile-plan.ts';
export * from './profile.ts';
export { type RuleFacts, ruleFacts } from './rule-facts.ts';
export * from './svg/write/svg.ts';
export { xmlText } from './text.ts';
export { loadToolLines } from './tool-lines.ts';
