import type { ClosureName } from './closure.ts';
import type { Group } from './groups.ts';
import type { Template } from './template.ts';
import type { Code, Evidence } from './variant.ts';

/** One id of the catalogue. */
export interface Entry {
  readonly id: string;
  readonly template: Template;
  readonly group: Group;
  readonly code: Code;
  /** That of its id, if it has one of its own. */
  readonly evidence?: Evidence;
  readonly chosen: Readonly<Record<string, string>>;
}

/** The closure of an entry: that of its template, otherwise that of its group. */
export const closureOf = ({ group, template }: Pick<Entry, 'group' | 'template'>): ClosureName =>
  template.closure ?? group.closure;
