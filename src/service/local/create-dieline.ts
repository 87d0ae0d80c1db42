import type { CreateDielineRequest, DielineBody, DielinesApi, Link } from '../../api/index.ts';
import { type Context, timestamp } from './context.ts';
import { toAnswer } from './dielines.ts';
import { addWithFile } from './files.ts';
import { newId } from './id.ts';

/** Draws a dieline, writes its file, and stores a record. */
export const createDieline =
  (context: Context): DielinesApi['createDieline'] =>
  async (templateId: string, request: CreateDielineRequest) => {
    const { body, file: written } = await context.draw(
      { templateId, body: request, profile: context.profile },
      context.signal,
    );
    context.signal?.throwIfAborted();
    const id = newId('di');
    const { url, ...kept } = await context.files({ id, templateId, format: body.format, written });
    const { variables, format, artwork_dimensions, ...more } = body;
    const dieline: DielineBody = {
      type: 'dieline',
      id,
      dieline_template_id: templateId,
      variables,
      format,
      url,
      artwork_dimensions,
      ...more,
      links: links(id),
      created_at: timestamp(context.clock()),
    };
    await addWithFile(kept, (files) => context.dielines.add(id, templateId, dieline, files));
    return { dieline: toAnswer(context)(dieline) };
  };

const links = (id: string): Link[] => [
  { rel: 'create_3d_mockup', href: `/dielines/${id}/3d-mockups`, method: 'POST' },
  { rel: 'list_nesting_templates', href: `/dielines/${id}/nesting-templates`, method: 'GET' },
  { rel: 'calculate_nesting_efficiencies', href: `/dielines/${id}/nesting-template-efficiencies`, method: 'POST' },
];
