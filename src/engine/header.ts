import type { Entry } from '../template/index.ts';
import type { DielineRequest } from './read-request.ts';
import { roundTo } from './units.ts';

/** Header lines of a drawing: what it is, its sizes, then its finer settings. */
export const headerOf = ({ id, template }: Entry, { unit, used }: Pick<DielineRequest, 'unit' | 'used'>): string[] => {
  const sizes: string[] = [];
  const settings: string[] = [];
  for (const name of Object.keys(used)) {
    const value = used[name];
    if (typeof value === 'number') (name in template.size ? sizes : settings).push(`${name} ${roundTo(value, 4)}`);
  }
  return [`${id} ${template.name}`, `${sizes.join('  ')}  unit ${unit}`, settings.join('  ')].filter((text) =>
    text.trim(),
  );
};
