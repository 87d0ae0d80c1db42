import { createHash } from 'node:crypto';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type MockupForm } from '../api/index.ts';
import { LARGEST_ARTWORK } from '../artwork/index.ts';
import { decodeUtf8 } from './body.ts';
import { FIELD, FIELDS } from './limits.ts';

export const readForms = async (app: FastifyInstance): Promise<void> => {
  await app.register(multipart, {
    // Read texts as bytes, to detect invalid UTF-8.
    defCharset: 'latin1',
    limits: { fileSize: LARGEST_ARTWORK, files: FIELDS, fields: FIELDS, fieldSize: FIELD, fieldNameSize: 100 },
    // Unknown files may have any size. The size of the artwork is checked below.
    throwFileSizeLimit: false,
  });
};

/** Fields of a mockup's form. Others are ignored. */
const known: readonly string[] = ['name', 'outside_design', 'scene_background_color', 'substrate'];

/** Forms that were read. A body arrives only once. */
const forms = new WeakMap<FastifyRequest, Promise<MockupForm>>();

/** Reads a mockup's form of texts and a file. Throws ApiError 400 when invalid, 413 when too large, 415 for another content type. */
export const formOf = (request: FastifyRequest): Promise<MockupForm> => {
  const form = forms.get(request) ?? readForm(request);
  forms.set(request, form);
  return form;
};

/** What equal forms have in common. */
export const fingerprintOfForm = ({ file, ...fields }: MockupForm): unknown => [
  fields,
  file && [file.name, createHash('sha256').update(file.data).digest('hex')],
];

const readForm = async (request: FastifyRequest): Promise<MockupForm> => {
  if (!request.isMultipart()) throw new ApiError(415, { message: 'The content type must be multipart/form-data.' });
  const texts: Record<string, unknown> = {};
  const parts: Record<string, unknown> = {};
  let file: MockupForm['file'];
  try {
    for await (const part of request.parts()) {
      const { fieldname: name } = part;
      if (part.type === 'file') {
        if (name !== 'file') part.file.resume();
        else if (file) throw unreadable('file was sent twice. Send one artwork.');
        else file = await readFile(part);
        continue;
      }
      const number = /^part_substrates\[([^\]]*)\]$/.exec(name)?.[1];
      if (number === undefined && !known.includes(name)) continue;
      if (part.valueTruncated) throw new ApiError(413, { message: `${name} is longer than ${FIELD} bytes.` });
      const value = decodeUtf8(Buffer.from(String(part.value), 'latin1'));
      if (value === undefined) throw unreadable(`${name} is not valid UTF-8.`);
      if (number !== undefined) parts[number] = value;
      else texts[name] = value;
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return {
    ...texts,
    ...(file && { file }),
    ...(Object.keys(parts).length && { part_substrates: parts }),
  } as MockupForm;
};

const readFile = async (part: MultipartFile): Promise<NonNullable<MockupForm['file']>> => {
  const data = await part.toBuffer();
  if (part.file.truncated) throw tooLarge();
  return { name: part.filename ?? '', data };
};

const tooLarge = (): ApiError =>
  new ApiError(413, {
    message: `The form is too large. It may have ${FIELDS} fields and one file of ${LARGEST_ARTWORK / 2 ** 20} MB.`,
  });

const unreadable = (message: string): ApiError =>
  new ApiError(400, { message: 'The form cannot be read', errors: [{ message }] });

/** Errors of the form parser are errors of the client. */
const refusalOf = (error: unknown): unknown => {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  if ('statusCode' in error && error.statusCode === 413) return tooLarge();
  return unreadable(`${error.message.replace(/\.$/, '')}.`);
};
