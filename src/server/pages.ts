import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type * as api from '../api/index.ts';
import { ApiError, orRefuse } from '../api/index.ts';
import { ask, DrawnDieline, doesNotFit, findPlant, findProfile, formatNotTaken } from '../engine/index.ts';
import { formatChoice, formats, isFormat } from '../formats/index.ts';
import { localApis } from '../service/local/index.ts';
import { type Catalogue, mainId } from '../template/index.ts';
import { MM_PER_INCH, numeric, quote, roundTo } from '../values/index.ts';
import type { PageAdmission, RouteOptions } from './access.ts';
import { hidden } from './openapi.ts';
import { etagOf, isUnchanged } from './unchanged.ts';

type QueryFields = Readonly<Record<string, string>>;

interface BoxPages extends Pick<RouteOptions, 'signer' | 'keys'> {
  readonly studio: boolean;
  /** Folder that is at `/docs`. It may have a gallery. */
  readonly docs: string | undefined;
}

const NO_PAGES =
  'The studio is not built here, and no gallery. Run npm run build. Files are at /templates/<id>/dieline.svg.';

const SIZE_DECIMALS = 6;

/** Leads `/templates` and ids below it to the studio, or the gallery. `<id>/dieline.svg` needs a key, stores nothing, uses no credits. */
export const servePages = (
  app: FastifyInstance,
  catalogue: Catalogue,
  admit: PageAdmission,
  { studio, docs, signer, keys }: BoxPages,
): void => {
  // As the studio and the gallery, to which these pages lead.
  const service = localApis({ catalogue, profile: 'house' })('');
  const options = { schema: hidden };

  const lead = (reply: FastifyReply, inStudio: string, inGallery: string): FastifyReply => {
    if (studio) return reply.redirect(inStudio);
    if (!hasGalleryPage(docs, inGallery)) throw new ApiError(404, { message: NO_PAGES });
    return reply.redirect(`/docs/${GALLERY}/${encodeURIComponent(inGallery)}.html`);
  };

  const read = async (id: string, { unit }: QueryFields): Promise<api.DielineTemplate> =>
    (await service.readTemplate(id, unit === 'in' ? 'in' : 'mm')).dieline_template;

  for (const path of studio ? ['/templates'] : ['/', '/templates'])
    app.get(path, options, async (_, reply) => lead(reply, '/', 'index'));

  app.get<{ Params: { id: string } }>('/templates/:id', options, async ({ params: { id }, query }, reply) => {
    const fields = fieldsOf(query);
    return lead(reply, studioAddress(await read(id, fields), fields), mainId(catalogue.find(id)!.template));
  });

  const draw = async (id: string, format: string, query: QueryFields, reply: FastifyReply): Promise<Buffer> => {
    const { profile: name, plant: table, tool, ...fields } = query;
    const values = requestedValues(await read(id, fields), fields);
    const plant = table === undefined ? undefined : orRefuse(findPlant(table));
    const box = new DrawnDieline(orRefuse(ask(catalogue, { template: id, values, names: 'service', plant })));
    if (!isFormat(format)) throw new ApiError(404, { message: `A dieline is ${formatChoice()}.` });
    const profile = name === undefined ? undefined : orRefuse(findProfile(name));
    const message = profile && formatNotTaken(profile, [format]);
    if (message) throw new ApiError(400, { message });
    if (tool !== undefined && !/^(true|false)$/.test(tool))
      throw new ApiError(400, { message: `tool must be true or false, but is ${quote(tool)}.` });
    const file = await box
      .file(format, { ...(profile && { profile }), tool: tool === 'true' })
      .catch((error: unknown) => orRefuse(doesNotFit(error, format)) as never);
    reply.header('Content-Disposition', `attachment; filename="${id.replace(/[^\w.-]+/g, '-')}.${format}"`);
    reply.type(formats[format].mediaType);
    return Buffer.from(file);
  };
  app.get<{ Params: { id: string; format: string } }>(
    '/templates/:id/dieline.:format',
    { ...options, onRequest: admit },
    async ({ params: { id, format }, query }, reply) => draw(id, format, fieldsOf(query), reply),
  );
  // A drawing that its address describes. Without keys it needs no signature.
  if (keys && !signer) return;
  app.get<{ Params: { file: string } }>(
    '/d/:file',
    { ...options, onRequest: signer ? signer.check : admit },
    async (request, reply) => {
      const [, id = '', format = ''] = /^(.+)\.(\w+)$/.exec(request.params.file) ?? [];
      const { key: _, sig: __, expires, ...fields } = fieldsOf(request.query);
      const { variables } = await read(id, fields);
      const known = ['unit', 'profile', 'plant', 'tool', ...flat(variables).map(({ name }) => name)];
      const stranger = Object.keys(fields).find((name) => !known.includes(name));
      // At an address that is cached for ever a misspelt size would stay the default for ever.
      if (stranger)
        throw new ApiError(400, {
          message: `${quote(stranger)} is not a variable of ${id}. It has ${known.join(', ')}.`,
        });
      const data = await draw(id, format, fields, reply);
      reply.header('Cache-Control', expires ? 'private, max-age=3600' : 'public, max-age=31536000, immutable');
      return isUnchanged(request, reply, etagOf(data)) ? reply.code(304).send() : data;
    },
  );
};

const GALLERY = 'gallery';

/** @param docs - folder that `npm run site` may have written. */
export const hasGalleryPage = (docs: string | undefined, page = 'index'): boolean =>
  docs !== undefined && existsSync(join(docs, GALLERY, `${page}.html`));

/** Query parameters with a single value, without empty ones. */
const fieldsOf = (query: unknown): QueryFields =>
  Object.fromEntries(
    Object.entries(query as Record<string, unknown>).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.at(-1) : value;
      return typeof text === 'string' && text !== '' ? [[name, text] as const] : [];
    }),
  );

const flat = (variables: readonly api.TemplateVariable[]): api.TemplateVariable[] =>
  variables.flatMap((variable) => [variable, ...flat(variable.children)]);

/** Variables of a query, with defaults for missing sizes. */
const requestedValues = ({ variables }: api.DielineTemplate, fields: QueryFields): api.GivenVariables => ({
  unit: (fields.unit === 'in' ? 'in' : 'mm') satisfies api.Unit,
  ...Object.fromEntries(
    flat(variables).flatMap(({ name, required, default_value }) => {
      const text = fields[name] ?? (required ? String(default_value.value) : undefined);
      return text === undefined ? [] : [[name, text] as const];
    }),
  ),
});

/** The box in the studio, whose addresses have lengths in mm. */
const studioAddress = ({ id, variables }: api.DielineTemplate, fields: QueryFields): string => {
  const inches = fields.unit === 'in';
  const sizes = flat(variables).flatMap(({ name, data_type }) => {
    const text = fields[name];
    if (text === undefined || text === 'true' || text === 'false') return [];
    const given = inches && data_type === 'length' ? numeric(text) : undefined;
    const size = given === undefined ? text : String(roundTo(given * MM_PER_INCH, SIZE_DECIMALS));
    return [[name, size] as [string, string]];
  });
  const query = new URLSearchParams(inches ? [...sizes, ['unit', 'in']] : sizes).toString();
  return `/#/box/${encodeURIComponent(id)}${query && `?${query}`}`;
};
