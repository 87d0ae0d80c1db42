import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, type MockupForm } from '../api/index.ts';
import { LARGEST_ARTWORK } from '../artwork/index.ts';
import { parseJson, quote } from '../values/index.ts';
import { FIELD, FIELDS } from './limits.ts';

/** Refuses compressed bodies. Read as they are, they would be called broken. */
export const refuseCompressed = (app: FastifyInstance): void => {
  app.addHook('preParsing', async ({ headers }, reply, payload) => {
    const encoding = headers['content-encoding'];
    if (encoding === undefined || encoding.toLowerCase() === 'identity') return payload;
    reply.header('Accept-Encoding', 'identity');
    throw new ApiError(415, { message: 'A compressed body is not read. Send it without Content-Encoding.' });
  });
};

/** Parses JSON bodies. A content type without a body, as some clients send, is no body. Invalid JSON is refused as a validation error. */
export const readJson = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => {
    const text = decodeUtf8(body as Buffer);
    if (text === undefined) return done(unreadable('body', 'The body is not valid UTF-8.'));
    if (text === '') return done(null, undefined);
    const value = parseJson(text);
    if (value === undefined) return done(unreadable('body', 'The body is not valid JSON.'));
    done(null, value);
  });
};

const unreadable = (what: 'body' | 'form', message: string): ApiError =>
  new ApiError(400, { message: `The ${what} cannot be read`, errors: [{ message }] });

const decodeUtf8 = (bytes: Uint8Array): string | undefined =>
  isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined;

/** Start of a multipart form: two dashes and a boundary of at most 70 characters (RFC 2046, 5.1.1). */
const BOUNDARY = /^(?:\r\n)?--([\x21-\x7e](?:[\x20-\x7e]{0,68}[\x21-\x7e])?)\r\n/;

/** Reads multipart forms even when typed as JSON, as a widely used client sends them, by the start of bodies on upload addresses. */
export const recognizeForms = (app: FastifyInstance): void => {
  app.addHook('preParsing', async ({ raw, routeOptions }, _, payload) => {
    if (!routeOptions.config.upload || raw.headers['content-type']?.startsWith('multipart/')) return payload;
    const start = await peek(raw);
    const boundary = BOUNDARY.exec(start.toString('latin1'))?.[1];
    if (boundary !== undefined)
      raw.headers['content-type'] = `multipart/form-data; boundary="${boundary.replaceAll('"', '\\"')}"`;
    // The stream of an empty body has already ended.
    return start.length ? payload : Readable.from([]);
  });
};

/** Returns the start of a body without consuming it. */
const peek = (message: IncomingMessage): Promise<Buffer> =>
  new Promise((resolve) => {
    const look = (): void => {
      const chunk = message.read() as Buffer | null;
      if (chunk === null && !message.readableEnded && !message.destroyed && !message.complete) return;
      for (const event of EVENTS) message.off(event, look);
      if (chunk) message.unshift(chunk);
      resolve(chunk ?? Buffer.alloc(0));
    };
    for (const event of EVENTS) message.on(event, look);
  });

const EVENTS = ['readable', 'end', 'close'] as const;

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
  file && [file.name, hash('sha256', file.data)],
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
        else if (file) throw unreadable('form', 'file was sent twice. Send one artwork.');
        else file = await readFile(part);
        continue;
      }
      const number = /^part_substrates\[([^\]]*)\]$/.exec(name)?.[1];
      if (number === undefined && !known.includes(name)) continue;
      if (part.valueTruncated) throw new ApiError(413, { message: `${name} is longer than ${FIELD} bytes.` });
      const value = decodeUtf8(Buffer.from(String(part.value), 'latin1'));
      if (value === undefined) throw unreadable('form', `${name} is not valid UTF-8.`);
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

/** Reads a form of files by their names, together as large as one artwork may be. A field named `document` has its own name. */
export const filesOf = async (request: FastifyRequest): Promise<ReadonlyMap<string, Uint8Array>> => {
  if (!request.isMultipart()) throw new ApiError(415, { message: 'The content type must be multipart/form-data.' });
  const files = new Map<string, Uint8Array>();
  let size = 0;
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') throw unreadable('form', `${quote(part.fieldname)} is not a file.`);
      const { name, data } = await readFile(part);
      size += data.length;
      if (size > LARGEST_ARTWORK) throw tooLarge();
      const key = part.fieldname === 'document' ? 'document' : name;
      if (files.has(key)) throw unreadable('form', `${quote(key)} was sent twice. Give each file a name of its own.`);
      files.set(key, data);
    }
  } catch (error) {
    throw refusalOf(error);
  }
  return files;
};

/** Errors of the form parser are errors of the client. */
const refusalOf = (error: unknown): unknown => {
  if (error instanceof ApiError || !(error instanceof Error)) return error;
  if ('statusCode' in error && error.statusCode === 413) return tooLarge();
  return unreadable('form', `${error.message.replace(/\.$/, '')}.`);
};
