import { edge, type FoldStep, type Panel, type Rim } from '../../board/index.ts';

type Changed = (step: FoldStep) => FoldStep;

const refolded = (panel: Panel, changed: Changed): Panel =>
  Object.assign(refoldedEnd(panel, changed), { folds: panel.folds.map(changed) });

/** A copy of the end of a wall with other fold steps of all panels on it. */
export const refoldedEnd = <E extends Pick<Rim, 'edges'>>(end: E, changed: Changed): E =>
  Object.assign({}, end, {
    edges: end.edges.map((own) => (own.panel ? edge(own.curve, own.line, refolded(own.panel, changed)) : own)),
  });

const laterBy = (by: number) => (step: FoldStep) => Object.assign({}, step, { phase: step.phase + by });

/** A copy of a panel, and of all panels on it, that folds `by` phases later. */
export const later = (panel: Panel, by: number): Panel => refolded(panel, laterBy(by));

/** A copy of the end of a wall with flaps that fold `by` phases later. */
export const laterEnd = <E extends Pick<Rim, 'edges'>>(end: E, by: number): E => refoldedEnd(end, laterBy(by));
