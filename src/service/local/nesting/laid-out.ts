import type { ApiError } from '../../../api/index.ts';
import { type Layout, type Nesting, patternOf } from '../../../nest/index.ts';
import type { Context } from '../context.ts';
import { invalid } from '../read-fields.ts';
import { type DrawnBox, layoutsOfBlank, taskOf } from './drawn.ts';
import type { PartLayout } from './templates.ts';
import type { NestingRequest } from './variables.ts';

/** The chosen layout on its sheet: with as many blanks as fit, or with the given columns and rows. */
export const laidOut = async (
  { nestings, signal }: Context,
  box: DrawnBox,
  { blank, layout: id }: PartLayout,
  request: NestingRequest,
): Promise<{ readonly nested: Nesting; readonly layout: Layout; readonly overflow: boolean }> => {
  const task = taskOf(box, blank, request);
  const { exactly } = request;
  if (request.grain === 'keep' && patternOf(id).base === 1)
    throw invalid([
      {
        message: `keep_grain is true, but ${id} rotates blanks by 90°: leave keep_grain out, or choose a nesting template at 0°.`,
        suggestion: { type: 'change_value', name: 'keep_grain', value: 0 },
      },
    ]);
  const best = await nestings.one(task, id, layoutsOfBlank(box, blank), signal);
  const layout = best.layouts.find((each) => each.id === id)!;
  if (!exactly && layout.count) return { nested: best, layout, overflow: false };
  // The counts of an efficiency select its layout, whose rows may differ in length.
  if (exactly && exactly.columns === layout.columns && exactly.rows === layout.rows)
    return { nested: best, layout, overflow: false };
  if (exactly && id === 'free') throw notFree(exactly, layout);
  // If not even one blank fits, draw one and report the overflow.
  const counts = exactly ?? { columns: 1, rows: 1 };
  const given = id === 'free' ? 'straight-box-0' : id;
  const exact = await nestings.all({ ...task, options: { ...task.options, exactly: counts } }, [given], signal);
  const [own] = exact.layouts;
  return { nested: exact, layout: own!, overflow: own!.overflow };
};

/** The free layout has no columns and rows, so it accepts only its own numbers. */
const notFree = ({ columns, rows }: { columns: number; rows: number }, layout: Layout): ApiError =>
  invalid(
    (
      [
        ['num_x', columns, layout.columns],
        ['num_y', rows, layout.rows],
      ] as const
    )
      .filter(([, given, own]) => given !== own)
      .map(([name, given, value]) => ({
        message: `${name} is ${given}, but the free layout has no columns and rows: leave num_x and num_y out; ${value} also works.`,
        suggestion: { type: 'change_value', name, value },
      })),
  );
