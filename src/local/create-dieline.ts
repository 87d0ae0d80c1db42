import type { CreateDielineRequest, DecimalArea, DielineBody, DielinesApi, Link, SubstratePart } from '../api/index.ts';
import { drawRequest, findEntry, flatSize, readRequest, roundTo } from '../engine/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { type Context, timestamp } from './context.ts';
import { toAnswer } from './dielines.ts';
import { newId } from './id.ts';
import { render } from './render.ts';

/** Draws, writes the file, and keeps a record of it. */
export const createDieline =
  (context: Context): DielinesApi['createDieline'] =>
  async (templateId: string, body: CreateDielineRequest) => {
    const entry = findEntry(context, templateId);
    const request = readRequest(entry, body, { format: true });
    const drawing = drawRequest(entry, request);
    const data = await render(entry, request, drawing, body.variables);

    const id = newId('di');
    const { url, file } = await context.files({ id, templateId, format: request.format, data });
    const { width, height } = flatSize(drawing, request.unit);
    const dieline: DielineBody = {
      type: 'dieline',
      id,
      dieline_template_id: templateId,
      variables: request.used,
      format: request.format,
      url,
      artwork_dimensions: { unit: request.unit, width: String(width), height: String(height) },
      ...(request.area && areas(drawing)),
      ...(drawing.parts.length > 1 && { substrate_parts: substrateParts(drawing) }),
      links: links(id),
      created_at: timestamp(context.clock()),
    };
    await context.dielines.add(id, templateId, dieline, file && [file]);
    return { dieline: toAnswer(context)(dieline) };
  };

/** Of each part where there are several, and of all: to the digit the sum of the parts. */
const areas = ({ parts }: Drawing): Pick<DielineBody, 'area' | 'part_areas'> => {
  const each = parts.map(({ part, area }) => [part.id, roundTo(area, DECIMALS)] as const);
  const all = roundTo(
    each.reduce((sum, [, area]) => sum + area, 0),
    DECIMALS,
  );
  return {
    area: decimalArea(all),
    ...(parts.length > 1 && { part_areas: Object.fromEntries(each.map(([id, area]) => [id, decimalArea(area)])) }),
  };
};

const DECIMALS = 4;

const decimalArea = (mm2: number): DecimalArea => ({ value: String(mm2), unit: 'mm2' });

/** How a form names each part that may have a substrate of its own. */
const substrateParts = ({ parts }: Drawing): SubstratePart[] =>
  parts.map(({ part: { id, name, category } }, index) => ({
    type: 'substrate_part',
    part_number: index + 1,
    part_id: id,
    name,
    category,
    parameter: `part_substrates[${index + 1}]`,
  }));

const links = (id: string): Link[] => [
  { rel: 'create_3d_mockup', href: `/dielines/${id}/3d-mockups`, method: 'POST' },
  { rel: 'list_nesting_templates', href: `/dielines/${id}/nesting-templates`, method: 'GET' },
  { rel: 'calculate_nesting_efficiencies', href: `/dielines/${id}/nesting-template-efficiencies`, method: 'POST' },
];
