import { defined, layoutBoardOf } from '../entry/inside.ts';
import { bestCutOff, blanksOf, type CutOff } from '../entry/nest.ts';
import { drawArguments, type NamedValue } from './box-arguments.ts';
import type { CommandContext } from './command-context.ts';
import { reportOf } from './nest-one.ts';
import type { Options } from './nest-options.ts';
import { percent, printReport, round6 } from './nest-report.ts';
import { withFreeEdges } from './nest-sheets.ts';
import { orTellWhy, UsageError } from './usage-error.ts';

/** Lays one box across a web of board, each of its parts on a web of its own, and tells the best cut-off. */
export const nestOnWeb = async (
  context: CommandContext,
  template: string,
  values: readonly NamedValue[] | undefined,
  options: Options,
): Promise<void> => {
  const { web: width, cutOff, grain, part, gutter, sameRotation, blankGrain } = options;
  if (width === undefined || cutOff === undefined)
    throw new UsageError('--web and --cut-off belong together: --web 2500 --cut-off 600-1400.');
  if (template.includes('=')) throw new UsageError('--web lays one box: name its template alone.');
  if (grain === 'free') throw new UsageError('--web keeps flutes across it, and grain along it: leave --grain out.');
  const box = await drawArguments(context, template, values, options);
  const lying = { gutter, board: layoutBoardOf(box.entry), ...defined({ sameRotation, blankGrain }) };
  const { height: _, ...web } = withFreeEdges({ width, height: 0 }, options);
  const parts = part === undefined ? blanksOf(box.drawing).map(({ id }) => id) : [part];
  const all = await orTellWhy(async () =>
    parts.map((id) => bestCutOff(box.drawing, web, cutOff, { ...lying, part: id })),
  );
  const reports = all.map((found) => {
    const report = reportOf(found.nesting, options);
    return [{ ...report, body: () => ({ ...report.body(), web: bodyOf(found) }) }];
  });
  await printReport(context, reports, options, [box]);
  if (options.json) return;
  context.print('\n');
  for (const found of all)
    context.print(`${parts.length > 1 ? `${found.nesting.blank.name}: ` : ''}${sentence(found)}\n`);
};

const LIMITS = {
  web: (mm: number) => `The web limits it: one of ${mm} mm holds one more across.`,
  longest: (mm: number) => `The longest cut-off limits it: at ${mm} mm a blank takes less board.`,
  shortest: (mm: number) => `The shortest cut-off limits it: ${mm} mm hold as many.`,
};

const sentence = ({ nesting: { sheet }, across, along, trim, limit }: CutOff): string =>
  `cut-off ${sheet.height} mm, ${across} across the web and ${along} along it, trim ${trim.toFixed(1)} mm (${percent(trim / sheet.width)}). ${LIMITS[limit.by](limit.mm)}`;

const bodyOf = ({ nesting: { sheet }, across, along, trim, limit }: CutOff) => ({
  ...{ width: sheet.width, cut_off: sheet.height, across, along },
  ...{ trim: round6(trim), trim_share: round6(trim / sheet.width), limit },
});
