import type { Built } from './built.ts';
import type { Exception } from './exceptions/index.ts';

/** Board thickness of a panel in mm; the name is `part:panel` in a box of several parts. */
export const boardOf = ({ drawing: { parts } }: Built, id: string): number => {
  const cut = id.indexOf(':');
  const found = cut < 0 ? parts[0]! : parts.find(({ part }) => part.id === id.slice(0, cut))!;
  return found.part.blank.thickness;
};

/** Name of a panel in the template's exceptions and in the closed box. */
export const fullName = ({ drawing: { parts } }: Built, part: string, panel: string): string =>
  parts.length === 1 || panel.includes(':') ? panel : `${part}:${panel}`;

/** True with the choices of an exception. */
const applies = ({ chosen }: Built, { chosen: only = {} }: Exception): boolean =>
  Object.entries(only).every(([name, value]) => chosen[name] === value);

/** Panels whose lines may differ from those at the default size. */
export const varying = (box: Built): ReadonlySet<string> =>
  new Set(box.exceptions.filter((e) => e.law === 'topology' && applies(box, e)).flatMap((e) => e.panels));

/** True when an exception names a panel, or one that the panel stands on. */
const names = ({ panels, withTop }: Exception, id: string): boolean =>
  panels.includes(id) ||
  (!!withTop && panels.some((panel) => /^\.(top-|roof)/.test(id.slice(panel.length)) && id.startsWith(panel)));

/** Extent in mm by which the template allows this pair to break the law at time `t`; 0 without an exception. */
export const allowed = (box: Built, laws: readonly Exception['law'][], a: string, b: string, t = 1): number => {
  const board = Math.min(boardOf(box, a), boardOf(box, b));
  return box.exceptions
    .filter((e) => laws.includes(e.law) && names(e, a) && names(e, b))
    .filter(({ passing }) => !passing || t < 1)
    .filter((e) => applies(box, e))
    .map(({ upTo, plus = {}, mm = 0 }) =>
      Object.entries(plus).reduce((sum, [size, share]) => sum + share * box.values[size]!, upTo * board + mm),
    )
    .reduce((most, far) => Math.max(most, far), 0);
};

/** True when this panel is not planar when folded. `own`: its part. */
export const bows = ({ drawing: { parts } }: Built, own: string, id: string): boolean => {
  const cut = id.indexOf(':');
  const home = parts.find(({ part }) => part.id === (cut < 0 ? own : id.slice(0, cut)));
  return !!home?.sheet.find((p) => p.id === id.slice(cut + 1))?.panel.bow;
};
