import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  ApiError,
  type DielineTemplate,
  type GivenVariables,
  orRefuse,
  type TemplateVariable,
  type Unit,
} from '../api/index.ts';
import { ask, DrawnDieline, doesNotFit, findProfile, formatNotTaken } from '../engine/index.ts';
import { formatChoice, formats, isFormat } from '../formats/index.ts';
import { localApis } from '../service/local/index.ts';
import { type Catalogue, mainId } from '../template/index.ts';
import { MM_PER_INCH, roundTo } from '../values/index.ts';
import type { PageAdmission } from './access.ts';
import { hidden } from './openapi.ts';

/** Fields of a query, as texts. */
type QueryFields = Readonly<Record<string, string>>;

interface BoxPages {
  /** True when the studio is at `/`. */
  readonly studio: boolean;
  /** Folder that is at `/docs`. It may have a gallery. */
  readonly docs: string | undefined;
}

const NO_PAGES =
  'The studio is not built here, and no gallery. Run npm run build. Files are at /templates/<id>/dieline.svg.';

/** Decimals of a converted size in mm. */
const SIZE_DECIMALS = 6;

/**
 * Leads from `/templates` and `/templates/<id>?length=60` to the box in the studio or, where it is not built, in the gallery. Serves
 * files at `/templates/<id>/dieline.svg?length=60`: they need a key, store nothing and use no credits.
 */
export const servePages = (
  app: FastifyInstance,
  catalogue: Catalogue,
  admit: PageAdmission,
  { studio, docs }: BoxPages,
): void => {
  // As the studio and the gallery, to which these pages lead.
  const service = localApis({ catalogue, profile: 'house' })('');
  const options = { schema: hidden };

  const lead = (reply: FastifyReply, inStudio: string, inGallery: string): FastifyReply => {
    if (studio) return reply.redirect(inStudio);
    if (!hasGalleryPage(docs, inGallery)) throw new ApiError(404, { message: NO_PAGES });
    return reply.redirect(`/docs/${GALLERY}/${encodeURIComponent(inGallery)}.html`);
  };

  const read = async (id: string, { unit }: QueryFields): Promise<DielineTemplate> =>
    (await service.readTemplate(id, unit === 'in' ? 'in' : 'mm')).dieline_template;

  for (const path of studio ? ['/templates'] : ['/', '/templates'])
    app.get(path, options, async (_, reply) => lead(reply, '/', 'index'));

  app.get<{ Params: { id: string } }>('/templates/:id', options, async ({ params: { id }, query }, reply) => {
    const fields = fieldsOf(query);
    const template = await read(id, fields);
    return lead(reply, studioAddress(template, fields), mainId(catalogue.find(id)!.template));
  });

  app.get<{ Params: { id: string; format: string } }>(
    '/templates/:id/dieline.:format',
    { ...options, onRequest: admit },
    async (request, reply) => {
      const { id, format } = request.params;
      const { profile: name, ...fields } = fieldsOf(request.query);
      const values = requestedValues(await read(id, fields), fields);
      const box = new DrawnDieline(orRefuse(ask(catalogue, { template: id, values, names: 'service' })));
      if (!isFormat(format)) throw new ApiError(404, { message: `A dieline is ${formatChoice()}.` });
      const profile = name === undefined ? undefined : orRefuse(findProfile(name));
      const message = profile && formatNotTaken(profile, [format]);
      if (message) throw new ApiError(400, { message });
      const file = await box
        .file(format, profile && { profile })
        .catch((error: unknown) => orRefuse(doesNotFit(error, format)) as never);
      reply.header('Content-Disposition', `attachment; filename="${id.replace(/[^\w.-]+/g, '-')}.${format}"`);
      return reply.type(formats[format].mediaType).send(Buffer.from(file));
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

/** All variables of a template, including children. */
const flat = (variables: readonly TemplateVariable[]): TemplateVariable[] =>
  variables.flatMap((variable) => [variable, ...flat(variable.children)]);

/** Variables of a query, with defaults for missing sizes. */
const requestedValues = ({ variables }: DielineTemplate, fields: QueryFields): GivenVariables => ({
  unit: (fields.unit === 'in' ? 'in' : 'mm') satisfies Unit,
  ...Object.fromEntries(
    flat(variables).flatMap(({ name, required, default_value }) => {
      const text = fields[name] ?? (required ? String(default_value.value) : undefined);
      return text === undefined ? [] : [[name, plain(text)] as const];
    }),
  ),
});

/** Converts a text to a boolean or a number when it is one. */
const plain = (text: string): number | boolean | string => {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = Number(text);
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
};

/** The box in the studio, whose addresses have lengths in mm. */
const studioAddress = ({ id, variables }: DielineTemplate, fields: QueryFields): string => {
  const inches = fields.unit === 'in';
  const sizes = flat(variables).flatMap(({ name, data_type }) => {
    const given = plain(fields[name] ?? '');
    if (given === '' || typeof given === 'boolean') return [];
    const scaled = inches && data_type === 'length' && typeof given === 'number';
    return [[name, String(scaled ? roundTo(given * MM_PER_INCH, SIZE_DECIMALS) : given)] as [string, string]];
  });
  const query = new URLSearchParams(inches ? [...sizes, ['unit', 'in']] : sizes).toString();
  return `/#/box/${encodeURIComponent(id)}${query && `?${query}`}`;
};
