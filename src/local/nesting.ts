import { ApiError, type DielinesApi } from '../api/index.ts';
import type { Context } from './context.ts';
import { dielineOf } from './dielines.ts';

type Nesting = Pick<DielinesApi, 'listNestingTemplates' | 'calculateNestingEfficiencies' | 'createNesting'>;

/** The dieline's links name these relations; sheets are not laid out yet, and that is what is said. */
export const nesting = (context: Context): Nesting => {
  const refuse = async (dielineId: string): Promise<never> => {
    await dielineOf(context, dielineId);
    throw new ApiError(501, { message: 'Nesting is not available here yet.' });
  };
  return { listNestingTemplates: refuse, calculateNestingEfficiencies: refuse, createNesting: refuse };
};
