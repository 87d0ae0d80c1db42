import type { Exception } from '../../src/template/index.ts';
import type { Built } from './built.ts';

/** Board of a panel in mm; `part:panel` where there are several parts. */
export const boardOf = ({ drawing: { parts } }: Built, id: string): number => {
  const cut = id.indexOf(':');
  const found = cut < 0 ? parts[0]! : parts.find(({ part }) => part.id === id.slice(0, cut))!;
  return found.part.blank.thickness;
};

/** A panel's name as the template's exceptions and the closed box write it. */
export const fullName = ({ drawing: { parts } }: Built, part: string, panel: string): string =>
  parts.length === 1 || panel.includes(':') ? panel : `${part}:${panel}`;

/** How far, in mm, the template says that this pair breaks the law at time `t`; 0 where it says nothing. */
export const allowed = (box: Built, laws: readonly Exception['law'][], a: string, b: string, t = 1): number => {
  const board = Math.min(boardOf(box, a), boardOf(box, b));
  return (box.template.exceptions ?? [])
    .filter((e) => laws.includes(e.law) && e.panels.includes(a) && e.panels.includes(b))
    .filter(({ passing }) => !passing || t < 1)
    .filter(({ chosen = {} }) => Object.entries(chosen).every(([name, value]) => box.chosen[name] === value))
    .map(({ upTo, plus = {} }) =>
      Object.entries(plus).reduce((sum, [size, share]) => sum + share * box.values[size]!, upTo * board),
    )
    .reduce((most, far) => Math.max(most, far), 0);
};

/** Does this panel stay out of the plane when folded? `own`: the part that speaks of it. */
export const bows = ({ drawing: { parts } }: Built, own: string, id: string): boolean => {
  const cut = id.indexOf(':');
  const home = parts.find(({ part }) => part.id === (cut < 0 ? own : id.slice(0, cut)));
  return !!home?.sheet.find((p) => p.id === id.slice(cut + 1))?.panel.bow;
};
