import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type GivenVariables, orRefuse, type TemplateResponse } from '../api/index.ts';
import { ask, DrawnDieline } from '../engine/index.ts';
import { type FormatName, formatChoice, formats, isFormat } from '../formats/index.ts';
import { localApis } from '../service/local/index.ts';
import type { Catalogue } from '../template/index.ts';
import type { PageAdmission } from './access.ts';
import { type Addressing, addressOf } from './address.ts';
import { hidden } from './openapi.ts';
import { cataloguePage } from './page-catalogue.ts';
import { sendPage } from './page-html.ts';
import { changed, fieldsOf, flat, type QueryFields, requestedValues } from './page-requested.ts';
import { type Outcome, resultOf, templatePage } from './page-template.ts';

/**
 * Serves pages for people: the catalogue, and a page for each template. The page with default sizes is public; other sizes need a
 * key. These pages store nothing and use no credits.
 * @param home - path of the catalogue.
 */
export const servePages = (
  app: FastifyInstance,
  catalogue: Catalogue,
  admit: PageAdmission,
  addressing: Addressing,
  home: string,
): void => {
  const service = localApis({ catalogue })('');
  const options = { schema: hidden };

  const drawn = (template: string, values: GivenVariables): DrawnDieline =>
    new DrawnDieline(orRefuse(ask(catalogue, { template, values, names: 'service' })));

  const outcomeOf = async (id: string, variables: GivenVariables, area: boolean): Promise<Outcome> => {
    try {
      const { part_list } = await service.calculateParts(id, { area, variables });
      return { drawing: drawn(id, variables).svg(), parts: part_list.parts };
    } catch (error) {
      if (error instanceof ApiError && 'errors' in error.body) return { errors: error.body.errors };
      throw error;
    }
  };

  const read = async (id: string, fields: QueryFields): Promise<TemplateResponse['dieline_template']> =>
    (await service.readTemplate(id, fields.unit === 'in' ? 'in' : 'mm')).dieline_template;

  app.get(home, options, async (_, reply) => sendPage(reply, cataloguePage(catalogue)));

  app.get<{ Params: { id: string } }>('/templates/:id', options, async (request, reply) => {
    const { id } = request.params;
    const fields = fieldsOf(request.query);
    if (Object.keys(fields).length) await admit(request, reply);
    const template = await read(id, fields);
    const lengths = flat(template.variables).filter((v) => v.data_type === 'length' && v.name !== 'material');
    const next = changed(
      fields,
      lengths.map(({ name }) => name),
    );
    if (next) return reply.redirect(`?${new URLSearchParams(given(next))}`, 303);
    const requested = requestedValues(template, fields);
    const outcome = await outcomeOf(id, requested, template.group.category !== 'Hard Cardboards');
    const entry = catalogue.find(id)!;
    const shown = { template, entry, fields, requested, outcome, address: addressOf(request, addressing), home };
    return sendPage(reply, fields.only === 'result' ? resultOf(shown) : templatePage(shown));
  });

  app.get<{ Params: { id: string; format: string } }>(
    '/templates/:id/dieline.:format',
    options,
    async (request: FastifyRequest<{ Params: { id: string; format: string } }>, reply) => {
      await admit(request, reply);
      const { id, format } = request.params;
      const fields = fieldsOf(request.query);
      const box = drawn(id, requestedValues(await read(id, fields), fields));
      if (!isFormat(format)) throw new ApiError(404, { message: `A dieline is ${formatChoice()}.` });
      const name = `${id.replace(/[^\w.-]+/g, '-')}.${format}`;
      reply.header('Content-Disposition', `attachment; filename="${name}"`);
      const file = await box.file(format).catch((error: unknown) => tooLarge(error, format));
      return reply.type(formats[format].mediaType).send(Buffer.from(file));
    },
  );
};

const tooLarge = (error: unknown, format: FormatName): never => {
  if (!(error instanceof RangeError)) throw error;
  throw new ApiError(400, { message: `${error.message}: choose ${formatChoice(format)}, or smaller sizes.` });
};

/** Fields without empty ones. */
const given = (fields: QueryFields): [string, string][] => Object.entries(fields).filter(([, value]) => value !== '');
