import { edge, type Panel, type Rim } from '../board/index.ts';

/** The same panel, and what hangs on it, folded some phases later. */
export const later = (panel: Panel, by: number): Panel =>
  Object.assign(laterEnd(panel, by), {
    folds: panel.folds.map((turn) => Object.assign({}, turn, { phase: turn.phase + by })),
  });

/** The same end of a wall, its flaps folded some phases later. */
export const laterEnd = <E extends Pick<Rim, 'edges'>>(end: E, by: number): E =>
  Object.assign({}, end, {
    edges: end.edges.map((own) => (own.panel ? edge(own.curve, own.line, later(own.panel, by)) : own)),
  });
