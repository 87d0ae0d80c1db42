import type { Group } from './groups.ts';
import type { Template } from './template.ts';
import type { Code } from './variant.ts';

/** One id of the catalogue. */
export interface Entry {
  readonly id: string;
  readonly template: Template;
  readonly group: Group;
  readonly code: Code;
  readonly chosen: Readonly<Record<string, string>>;
}
