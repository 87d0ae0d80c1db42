import type { CreateDielineRequest, DielineBody, DielinesApi, Format, Link } from '../../api/index.ts';
import { formatChoice, isServiceFormat } from '../../formats/index.ts';
import { isObject, quote } from '../../values/index.ts';
import { type Context, newId, timestamp } from './context.ts';
import { toAnswer } from './dielines.ts';
import type { Drawn } from './draw-dieline.ts';
import { type KeptFile, orRemove } from './files.ts';
import { invalid } from './read-fields.ts';

export const createDieline =
  (context: Context): DielinesApi['createDieline'] =>
  async (templateId: string, request: CreateDielineRequest) => {
    const { profile, signal } = context;
    const id = newId('di', context.seed);
    const kept: KeptFile[] = [];
    return orRemove(kept, async () => {
      const files: { format: Format; url: string }[] = [];
      let first: Drawn['body'] | undefined;
      for (const body of requestsOf(request)) {
        const drawn = await context.draw({ templateId, body, profile }, signal);
        signal?.throwIfAborted();
        const { format } = drawn.body;
        const file = await context.files({ id, templateId, format, written: drawn.file });
        kept.push(file);
        files.push({ format, url: file.url });
        first ??= drawn.body;
      }
      const { variables, format, artwork_dimensions, ...more } = first!;
      const dieline: DielineBody = {
        type: 'dieline',
        id,
        dieline_template_id: templateId,
        variables,
        format,
        url: files[0]!.url,
        artwork_dimensions,
        ...more,
        ...(request.formats && { files }),
        links: links(id),
        created_at: timestamp(context.clock()),
      };
      const stored = kept.flatMap(({ file }) => file ?? []);
      return { dieline: toAnswer(context)(await context.dielines.add(id, templateId, dieline, stored)) };
    });
  };

/** A request for each of `formats`, without the same one twice; the request itself where it has none. */
const requestsOf = (request: CreateDielineRequest): CreateDielineRequest[] => {
  if (!isObject(request) || request.formats === undefined) return [request];
  const { formats } = request;
  if (!Array.isArray(formats) || !formats.length || !formats.every(isServiceFormat))
    throw invalid([{ message: `formats must list ${formatChoice()}, but is ${quote(formats)}.` }]);
  return [...new Set(formats)].map((format) => ({ ...request, format }));
};

const links = (id: string): Link[] => [
  { rel: 'create_3d_mockup', href: `/dielines/${id}/3d-mockups`, method: 'POST' },
  { rel: 'list_nesting_templates', href: `/dielines/${id}/nesting-templates`, method: 'GET' },
  { rel: 'calculate_nesting_efficiencies', href: `/dielines/${id}/nesting-template-efficiencies`, method: 'POST' },
];
