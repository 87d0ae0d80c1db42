import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type MockupForm } from '../api/index.ts';
import { LARGEST_ARTWORK } from '../artwork/index.ts';
import { FIELD, FIELDS } from './limits.ts';

export const readForms = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: LARGEST_ARTWORK, files: 1, fields: FIELDS, fieldSize: FIELD, fieldNameSize: 100 },
    throwFileSizeLimit: true,
  });
};

/** The fields a form may have; others are passed over. */
const known = ['name', 'outside_design', 'scene_background_color', 'substrate'] as const;

/**
 * A mockup's form as it was sent: texts and a file; what they mean is read elsewhere.
 * @throws ApiError 400 for what is no form, 413 for what is too large, 415 for another type.
 */
export const formOf = async (request: FastifyRequest): Promise<MockupForm> => {
  if (!request.isMultipart()) throw new ApiError(415, { message: 'The content type must be multipart/form-data.' });
  const texts: Record<string, unknown> = {};
  const parts: Record<string, unknown> = {};
  let file: MockupForm['file'];
  try {
    for await (const part of request.parts()) {
      const { fieldname: name } = part;
      if (part.type === 'file') {
        const data = await part.toBuffer();
        if (name === 'file') file = { name: part.filename ?? '', data };
        continue;
      }
      if (part.valueTruncated) throw new ApiError(413, { message: `${name} is longer than ${FIELD} bytes.` });
      const number = /^part_substrates\[([^\]]*)\]$/.exec(name)?.[1];
      if (number !== undefined) parts[number] = part.value;
      else if ((known as readonly string[]).includes(name)) texts[name] = part.value;
    }
  } catch (error) {
    throw refused(error);
  }
  return {
    ...texts,
    ...(file && { file }),
    ...(Object.keys(parts).length && { part_substrates: parts }),
  } as MockupForm;
};

/** What a parser complains of is the sender's doing. */
const refused = (error: unknown): unknown => {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  const tooLarge = 'statusCode' in error && error.statusCode === 413;
  if (tooLarge)
    return new ApiError(413, {
      message: `The form is too large: one file of ${LARGEST_ARTWORK / 2 ** 20} MB and ${FIELDS} fields at most.`,
    });
  return new ApiError(400, { message: 'The form cannot be read', errors: [{ message: `${error.message}.` }] });
};
