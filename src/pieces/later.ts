import type { Panel, Rim } from '../board/index.ts';

/** The same panel, and what hangs on it, folded some phases later. */
export const later = (panel: Panel, by: number): Panel => ({
  ...panel,
  ...laterEnd(panel, by),
  folds: panel.folds.map((turn) => ({ ...turn, phase: turn.phase + by })),
});

/** The same end of a wall, its flaps folded some phases later. */
export const laterEnd = <E extends Pick<Rim, 'edges'>>(end: E, by: number): E => ({
  ...end,
  edges: end.edges.map((edge) => (edge.panel ? { ...edge, panel: later(edge.panel, by) } : edge)),
});
