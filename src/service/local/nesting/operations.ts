import {
  ApiError,
  type DielinesApi,
  type ErrorEntry,
  type Format,
  type NestingBody,
  type NestingEfficiency,
  type Unit,
} from '../../../api/index.ts';
import { fromMm, headerOf, readFlag } from '../../../engine/index.ts';
import { ByteSink, formatChoice } from '../../../formats/index.ts';
import { type Layout, type Nesting, type NestingBlank, patternOf } from '../../../nest/index.ts';
import { outOfRangeAs, quote, roundTo } from '../../../values/index.ts';
import { type Context, newId, timestamp } from '../context.ts';
import { address, orRemove } from '../files.ts';
import { invalid, readBody, readFormat } from '../read-fields.ts';
import { type DrawnBox, drawnAgain, layoutsOfBlank, taskOf } from './drawn.ts';
import { componentOf, nestingTemplate, type PartLayout } from './templates.ts';
import { type NestingRequest, readNestingVariables, tooMany } from './variables.ts';

/** Lists the patterns that differ for the parts of a dieline. */
export const listNestingTemplates =
  (context: Context): DielinesApi['listNestingTemplates'] =>
  async (dielineId) => {
    const { dieline, blanks, layouts } = await drawnAgain(context, dielineId);
    return {
      nesting_template_list: {
        type: 'nesting_template_list',
        id: newId('ntl'),
        dieline_id: dieline.id,
        dieline_template_id: dieline.dieline_template_id,
        total: layouts.length,
        nesting_template_components: blanks.map(componentOf),
        nesting_templates: layouts.map((layout) => nestingTemplate(context, dieline, layout)),
      },
    };
  };

/** Counts the blanks of each pattern. Null for a pattern that the grain forbids or that holds no blank. */
export const calculateNestingEfficiencies =
  (context: Context): DielinesApi['calculateNestingEfficiencies'] =>
  async (dielineId, body) => {
    const box = await drawnAgain(context, dielineId);
    const { dieline, blanks, layouts } = box;
    const request = readNestingVariables(readBody(body), 'efficiencies');
    const nest = (blank: NestingBlank): Promise<Nesting> =>
      context.nestings.all(taskOf(box, blank, request), layoutsOfBlank(box, blank), context.signal);
    const nested = await outOfRangeAs(tooMany, () => Promise.all(blanks.map(nest)));
    const efficiencies = layouts.map(({ id, blank, layout }) => {
      const found = nested[blanks.indexOf(blank)]!.layouts.find((each) => each.id === layout);
      return [id, found?.count ? efficiencyOf(found, request.unit) : null] as const;
    });
    return {
      nesting_template_efficiencies: {
        type: 'nesting_template_efficiencies',
        dieline_id: dieline.id,
        dieline_template_id: dieline.dieline_template_id,
        variables: request.used,
        efficiencies: Object.fromEntries(efficiencies),
        nesting_templates: layouts.map((layout) => nestingTemplate(context, dieline, layout)),
      },
    };
  };

const efficiencyOf = (layout: Layout, unit: Unit): NestingEfficiency => ({
  num_x: layout.columns,
  num_y: layout.rows,
  count: layout.count,
  used_width: { value: fromMm(layout.width, unit), unit },
  used_height: { value: fromMm(layout.height, unit), unit },
  utilisation: roundTo(layout.utilisation, 6),
  waste: { value: roundTo(layout.waste, 4), unit: 'mm2' },
  of_area_bound: roundTo(layout.ofAreaBound, 6),
  of_lattice_bound: roundTo(layout.ofLatticeBound, 6),
});

/** The chosen layout on its sheet: with as many blanks as fit, or with the given columns and rows. */
const laidOut = async (
  { nestings, signal }: Context,
  box: DrawnBox,
  { blank, layout: id }: PartLayout,
  request: NestingRequest,
): Promise<{ readonly nested: Nesting; readonly layout: Layout }> => {
  const task = taskOf(box, blank, request);
  const { exactly } = request;
  if (request.grain === 'keep' && patternOf(id).base === 1) {
    const message = `keep_grain is true, but ${id} rotates blanks by 90°: leave keep_grain out, or choose a nesting template at 0°.`;
    throw invalid([{ message, suggestion: { type: 'change_value', name: 'keep_grain', value: 0 } }]);
  }
  const best = await nestings.one(task, id, layoutsOfBlank(box, blank), signal);
  const layout = best.layouts.find((each) => each.id === id)!;
  // The counts of an efficiency select its layout, whose rows may differ in length.
  const isBest = exactly ? exactly.columns === layout.columns && exactly.rows === layout.rows : layout.count > 0;
  if (isBest) return { nested: best, layout };
  if (exactly && id === 'free') throw notFree(exactly, layout);
  // If not even one blank fits, draw one and report the overflow.
  const counts = exactly ?? { columns: 1, rows: 1 };
  const given = id === 'free' ? 'straight-box-0' : id;
  const exact = await nestings.all({ ...task, options: { ...task.options, exactly: counts } }, [given], signal);
  return { nested: exact, layout: exact.layouts[0]! };
};

/** The free layout has no columns and rows, so it accepts only its own numbers. */
const notFree = ({ columns, rows }: { columns: number; rows: number }, layout: Layout): ApiError => {
  const entry = (name: string, given: number, value: number): ErrorEntry => ({
    message: `${name} is ${given}, but the free layout has no columns and rows: leave num_x and num_y out; ${value} also works.`,
    suggestion: { type: 'change_value', name, value },
  });
  return invalid([
    ...(columns === layout.columns ? [] : [entry('num_x', columns, layout.columns)]),
    ...(rows === layout.rows ? [] : [entry('num_y', rows, layout.rows)]),
  ]);
};

export const createNesting =
  (context: Context): DielinesApi['createNesting'] =>
  async (dielineId, nestingTemplateId, body) => {
    const box = await drawnAgain(context, dielineId);
    const { dieline } = box;
    const chosen = box.layouts.find(({ id }) => id === nestingTemplateId);
    if (!chosen) throw unknown(box, nestingTemplateId);
    const fields = readBody(body);
    const errors: ErrorEntry[] = [];
    const format = readFormat(fields.format, errors);
    const header = readFlag({ name: 'pdf_header', usual: true }, fields.pdf_header, errors);
    const request = readNestingVariables(fields, 'nesting', errors);
    const { nested, layout } = await outOfRangeAs(tooMany, () => laidOut(context, box, chosen, request));
    const { unit } = request;
    const lines = header && [...headerOf(box.asked.entry, box.asked.used), sentence(nested, layout)];
    // As for a dieline.
    const options = { unit: 'pt', origin: 'sheet', ...(lines && { header: lines }) } as const;
    const file = { format, sheet: request.drawSheet, options };
    const data = await outOfRangeAs(doesNotFit(format), () =>
      context.nestings.write(nested, layout, file, context.signal, context.account),
    );
    context.signal?.throwIfAborted();

    const id = newId('ne', context.seed);
    const templateId = dieline.dieline_template_id;
    const kept = await context.files({ id, templateId, format, written: new ByteSink().bytes(data) });
    const nesting: NestingBody = {
      type: 'nesting',
      id,
      dieline_id: dieline.id,
      dieline_template_id: templateId,
      nesting_template_id: nestingTemplateId,
      variables: { ...request.used, num_x: layout.columns, num_y: layout.rows, dieline_variables: dieline.variables },
      format,
      count: layout.count,
      utilisation: roundTo(layout.utilisation, 6),
      width: { value: fromMm(layout.width, unit), unit },
      height: { value: fromMm(layout.height, unit), unit },
      nesting_overflow: layout.overflow,
      sum_of_line_lengths: lineLengths(layout, unit),
      url: kept.url,
      created_at: timestamp(context.clock()),
    };
    const files = kept.file && [kept.file];
    const stored = await orRemove([kept], () => context.nestingRecords.add(id, dieline.id, nesting, files));
    return { nesting: { ...stored, url: address(context.baseUrl, stored.url) } };
  };

const unknown = ({ dieline, layouts }: DrawnBox, id: string): ApiError =>
  new ApiError(404, {
    message: `There is no nesting template ${quote(id)} of dieline ${dieline.id}. Choose one of: ${layouts.map((each) => each.id).join(', ')}.`,
  });

const lineLengths = ({ lengths }: Layout, unit: Unit): NestingBody['sum_of_line_lengths'] => {
  const row = <Name>(name: Name, mm: number) => ({ name, unit, value: fromMm(mm, unit) });
  return [row('Cut', lengths.cut), row('Crease', lengths.crease), row('Total', lengths.total)];
};

const doesNotFit = (format: Format) => (reason: string) => {
  const message = `${reason}: choose ${formatChoice(format)}, or a smaller sheet.`;
  return new ApiError(400, { message: 'The nesting does not fit its format', errors: [{ message }] });
};

const sentence = ({ sheet }: Nesting, { count }: Layout): string =>
  `${count} on a sheet of ${roundTo(sheet.width, 2)} x ${roundTo(sheet.height, 2)} mm`;
