import { edge, type Panel, type Rim } from '../board/index.ts';

/** A copy of a panel, and of all panels on it, that folds `by` phases later. Folds before phase `from` stay. */
export const later = (panel: Panel, by: number, from = 0): Panel =>
  Object.assign(laterEnd(panel, by, from), {
    folds: panel.folds.map((step) => (step.phase < from ? step : Object.assign({}, step, { phase: step.phase + by }))),
  });

/** A copy of the end of a wall with flaps that fold `by` phases later. Folds before phase `from` stay. */
export const laterEnd = <E extends Pick<Rim, 'edges'>>(end: E, by: number, from = 0): E =>
  Object.assign({}, end, {
    edges: end.edges.map((own) => (own.panel ? edge(own.curve, own.line, later(own.panel, by, from)) : own)),
  });
