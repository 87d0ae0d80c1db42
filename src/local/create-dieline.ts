import type { CreateDielineRequest, DecimalArea, Dieline, DielinesApi, Link } from '../api/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { type Context, entryOf, timestamp } from './context.ts';
import { drawingOf, flatSize } from './drawing.ts';
import { newId } from './id.ts';
import { render } from './render.ts';
import { readRequest } from './request.ts';
import { tidy } from './units.ts';

/** Draws, writes the file, and keeps a record of it. */
export const createDieline =
  (context: Context): DielinesApi['createDieline'] =>
  async (templateId: string, body: CreateDielineRequest) => {
    const entry = entryOf(context, templateId);
    const request = readRequest(entry, body, { format: true });
    const drawing = drawingOf(entry, request);
    const file = await render(entry, request, drawing);

    const id = newId('di');
    const { width, height } = flatSize(drawing, request.unit);
    const dieline: Dieline = {
      type: 'dieline',
      id,
      dieline_template_id: templateId,
      variables: request.used,
      format: request.format,
      url: await context.files(id, request.format, file),
      artwork_dimensions: { unit: request.unit, width: String(width), height: String(height) },
      ...(request.area && areas(drawing)),
      links: links(id),
      created_at: timestamp(context.clock()),
    };
    await context.store.addDieline(dieline);
    return { dieline };
  };

/** Of each part where there are several, and of all: to the digit the sum of the parts. */
const areas = ({ parts }: Drawing): Pick<Dieline, 'area' | 'part_areas'> => {
  const each = parts.map(({ part, area }) => [part.id, tidy(area, DECIMALS)] as const);
  const all = tidy(
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

const links = (id: string): Link[] => [
  { rel: 'create_3d_mockup', href: `/dielines/${id}/3d-mockups`, method: 'POST' },
  { rel: 'list_nesting_templates', href: `/dielines/${id}/nesting-templates`, method: 'GET' },
  { rel: 'calculate_nesting_efficiencies', href: `/dielines/${id}/nesting-template-efficiencies`, method: 'POST' },
];
