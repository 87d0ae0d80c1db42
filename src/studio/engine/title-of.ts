import { boardKindOf } from '../../engine/index.ts';
import { type Entry, evidenceOf } from '../../entry/engine.ts';
import type { BoxTitle } from './protocol/card.ts';

export const titleOf = (entry: Entry): BoxTitle => {
  const { template, code, id } = entry;
  return { id, name: template.name, ...code, evidence: evidenceOf(entry) ?? 'own', material: boardKindOf(entry) };
};
