export { otherUnits, unitRatio } from './catalogue/orientation.ts';
export type { Distortion } from './lines/alignment.ts';
export { type PanelFace, panelFaces } from './lines/panel-graph.ts';
export type { AlikeId, Explanation, Recognition } from './verify/at-values.ts';
export { compare, compareScaled, type DrawingComparison, isSame } from './verify/compare.ts';
export { explain, fitSettings, withoutDefaults } from './verify/explain.ts';
export { type NearStyle, nearStyles, recogniseNearest } from './verify/near-styles.ts';
export { type OddPanel, oddPanel } from './verify/odd-panel.ts';
export { recognise } from './verify/recognise.ts';
