import { drawRequest } from '../../../engine/index.ts';
import { blanksOf, type LayoutId, type NestingBlank, searchShare } from '../../../nest/index.ts';
import type { Context } from '../context.ts';
import { dielineOf } from '../dielines.ts';
import { readRequest } from '../read-request.ts';
import type { NestingTask } from './nestings.ts';
import { partLayouts } from './templates.ts';
import type { NestingRequest } from './variables.ts';

export type DrawnBox = Awaited<ReturnType<typeof drawnAgain>>;

/** Draws a stored dieline again. @throws ApiError 404 for an unknown dieline. */
export const drawnAgain = async (context: Context, dielineId: string) => {
  const dieline = await dielineOf(context, dielineId);
  const { dieline_template_id: id, variables } = dieline;
  const { box: asked } = readRequest(context, id, { variables }, { format: false });
  const drawing = drawRequest(asked);
  const blanks = blanksOf(drawing);
  return { owner: context.account, dieline, asked, drawing, blanks, layouts: partLayouts(blanks) };
};

export const layoutsOfBlank = ({ layouts }: DrawnBox, blank: NestingBlank): LayoutId[] =>
  layouts.filter((each) => each.blank === blank).map(({ layout }) => layout);

/** The parts of a box share the evaluations of one search. */
export const taskOf = (
  { owner, dieline, drawing, blanks }: DrawnBox,
  blank: NestingBlank,
  { sheet, gutter, grain }: NestingRequest,
): NestingTask => ({
  owner,
  drawing,
  drawn: JSON.stringify([dieline.dieline_template_id, dieline.variables]),
  blank,
  sheet,
  options: { gutter, grain, evaluations: searchShare(blanks.length) },
});
