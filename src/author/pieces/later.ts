import { edge, type Panel, type Rim } from '../../board/index.ts';

/** A copy of a panel, and of all panels on it, that folds `by` phases later. */
export const later = (panel: Panel, by: number): Panel =>
  Object.assign(laterEnd(panel, by), {
    folds: panel.folds.map((step) => Object.assign({}, step, { phase: step.phase + by })),
  });

/** A copy of the end of a wall with flaps that fold `by` phases later. */
export const laterEnd = <E extends Pick<Rim, 'edges'>>(end: E, by: number): E =>
  Object.assign({}, end, {
    edges: end.edges.map((own) => (own.panel ? edge(own.curve, own.line, later(own.panel, by)) : own)),
  });
