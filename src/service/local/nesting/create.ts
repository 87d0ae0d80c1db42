import {
  ApiError,
  type DielinesApi,
  type ErrorEntry,
  type Format,
  type NestingBody,
  type Unit,
} from '../../../api/index.ts';
import { fromMm, headerOf, readFlag } from '../../../engine/index.ts';
import { ByteSink, formatChoice } from '../../../formats/index.ts';
import type { Layout, Nesting as Nested } from '../../../nest/index.ts';
import { quote, roundTo } from '../../../values/index.ts';
import { type Context, timestamp } from '../context.ts';
import { address, addWithFile } from '../files.ts';
import { newId } from '../id.ts';
import { readBody, readFormat } from '../read-fields.ts';
import { type DrawnBox, drawnAgain } from './drawn.ts';
import { laidOut } from './laid-out.ts';
import { type NestingRequest, readNestingVariables, refusing } from './variables.ts';

/** Nests a dieline on a sheet, writes the file, and stores a record. */
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
    const { nested, layout, overflow } = await refusing(() => laidOut(context, box, chosen, request));
    const { unit } = request;
    const data = await writeLayout(context, { box, nested, layout, request, format, header });
    context.signal?.throwIfAborted();

    const id = newId('ne');
    const { url, ...kept } = await context.files({
      id,
      templateId: dieline.dieline_template_id,
      format,
      written: new ByteSink().bytes(data),
    });
    const nesting: NestingBody = {
      type: 'nesting',
      id,
      dieline_id: dieline.id,
      dieline_template_id: dieline.dieline_template_id,
      nesting_template_id: nestingTemplateId,
      variables: {
        ...request.used,
        num_x: layout.columns,
        num_y: layout.rows,
        dieline_variables: dieline.variables,
      },
      format,
      count: layout.count,
      utilisation: roundTo(layout.utilisation, 6),
      width: { value: fromMm(layout.width, unit), unit },
      height: { value: fromMm(layout.height, unit), unit },
      nesting_overflow: overflow,
      sum_of_line_lengths: lineLengths(layout, unit),
      url,
      created_at: timestamp(context.clock()),
    };
    await addWithFile(kept, (files) => context.nestingRecords.add(id, dieline.id, nesting, files));
    return { nesting: { ...nesting, url: address(context.baseUrl, url) } };
  };

const unknown = ({ dieline, layouts }: DrawnBox, id: string): ApiError =>
  new ApiError(404, {
    message: `There is no nesting template ${quote(id)} of dieline ${dieline.id}. Choose one of: ${layouts.map((each) => each.id).join(', ')}.`,
  });

const lineLengths = ({ lengths }: Layout, unit: Unit): NestingBody['sum_of_line_lengths'] =>
  (
    [
      ['Cut', lengths.cut],
      ['Crease', lengths.crease],
      ['Total', lengths.total],
    ] as const
  ).map(([name, mm]) => ({ name, unit, value: fromMm(mm, unit) }));

interface Writing {
  readonly box: DrawnBox;
  readonly nested: Nested;
  readonly layout: Layout;
  readonly request: NestingRequest;
  readonly format: Format;
  readonly header: boolean;
}

const writeLayout = async (
  { nestings, signal }: Context,
  { box, nested, layout, request, format, header }: Writing,
): Promise<Uint8Array> => {
  try {
    const lines = header && [...headerOf(box.asked.entry, box.asked.used), sentence(nested, layout)];
    // As for a dieline.
    const options = { unit: 'pt', origin: 'sheet', ...(lines && { header: lines }) } as const;
    return await nestings.write(nested, layout, { format, sheet: request.drawSheet, options }, signal);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = `${error.message}: choose ${formatChoice(format)}, or a smaller sheet.`;
    throw new ApiError(400, { message: 'The nesting does not fit its format', errors: [{ message }] });
  }
};

const sentence = ({ sheet }: Nested, { count }: Layout): string =>
  `${count} on a sheet of ${roundTo(sheet.width, 2)} x ${roundTo(sheet.height, 2)} mm`;
