import type { Entry } from '../template/index.ts';
import type { DielineRequest } from './read-request.ts';
import { roundTo } from './units.ts';

/** What the drawing is, and what it was made with: sizes on one line, finer settings on the next. */
export const headerOf = ({ id, template }: Entry, { unit, used }: Pick<DielineRequest, 'unit' | 'used'>): string[] => {
  const texts = Object.entries(used).flatMap(([name, value]) =>
    typeof value === 'number' ? [{ name, text: `${name} ${roundTo(value, 4)}` }] : [],
  );
  const line = (ofSize: boolean): string =>
    texts
      .filter(({ name }) => name in template.size === ofSize)
      .map(({ text }) => text)
      .join('  ');
  return [`${id} ${template.name}`, `${line(true)}  unit ${unit}`, line(false)].filter((text) => text.trim());
};
