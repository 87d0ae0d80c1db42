import type { DielinesApi } from '../../../api/index.ts';
import type { Context } from '../context.ts';
import { calculateNestingEfficiencies, createNesting, listNestingTemplates } from './operations.ts';

type NestingApi = Pick<DielinesApi, 'listNestingTemplates' | 'calculateNestingEfficiencies' | 'createNesting'>;

/** Nests a dieline on a sheet. Each part of a box is nested separately. */
export const nesting = (context: Context): NestingApi => ({
  listNestingTemplates: listNestingTemplates(context),
  calculateNestingEfficiencies: calculateNestingEfficiencies(context),
  createNesting: createNesting(context),
});
