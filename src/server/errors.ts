import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type PlainError } from '../api/index.ts';
import { StoreFault } from '../service/local/index.ts';
import { BODY, LINGER_MS } from './limits.ts';
import { afterAnswers, ClientGone } from './open-requests.ts';
import { asksForPage, refusalPage, sendPage } from './page-html.ts';

/** Answers errors: a refusal with its body, a store fault with its reason, anything else without internal details. */
export const answerError = (
  error: FastifyError | ApiError | StoreFault | ClientGone,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply => {
  // Nobody is there for an answer.
  if (error instanceof ClientGone) return reply.hijack();
  const send = (status: number, body: PlainError, text = body.message): FastifyReply => {
    if (status === 503 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', '5');
    return refuse(request, reply.code(status), body, text);
  };
  if (error instanceof ApiError) return send(error.status, error.body, error.message);
  if (error instanceof StoreFault) {
    request.log.error({ err: error }, 'the store failed');
    return send(error.reason === 'full' ? 507 : 503, { message: error.message });
  }
  const { statusCode: status = 500, code } = error;
  if (status >= 400 && status < 500) return send(status, { message: messages[code] ?? error.message });
  request.log.error({ err: error }, 'a request failed');
  return send(500, {
    message: 'The server failed to answer this request. This is an error of the server, not of the request.',
  });
};

/** Sends a refusal: its body to programs, a page with its text to a browser. */
const refuse = (request: FastifyRequest, reply: FastifyReply, body: PlainError, text = body.message): FastifyReply =>
  asksForPage(request) ? sendPage(reply, refusalPage(text), '*') : reply.send(body);

const messages: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: `The body is too large. JSON may have ${BODY / 1024 ** 2} MB.`,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The content type must be application/json, or multipart/form-data for mockups.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the address is too long.',
  FST_ERR_BAD_URL: 'The address cannot be read.',
};

/** Answers unknown requests: 405 for a wrong method, otherwise 404. */
export const answerUnknown =
  (allowed: ReturnType<typeof allowedMethods>) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = request.url.split('?')[0]!;
    const shown = path.length > 100 ? `${path.slice(0, 100)}…` : path;
    const methods = allowed(path);
    if (!methods.length) return refuse(request, reply.code(404), { message: `There is nothing at ${shown}.` });
    reply.code(405).header('Allow', methods.join(', '));
    const message = `${request.method} is not possible at ${shown}. Allowed: ${methods.join(', ')}.`;
    return refuse(request, reply, { message });
  };

/** Records the routes that are added after this call. Returns the methods of a path; none of an unknown path. */
export const allowedMethods = (app: FastifyInstance) => {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    const methods = [method].flat().filter((name) => name !== 'OPTIONS');
    if (methods.length && url !== '*' && url !== '/*') routes.push({ pattern: patternOf(url), methods });
  });
  return (path: string): readonly string[] => [
    ...new Set(routes.flatMap(({ pattern, methods }) => (pattern.test(path.replace(/(.)\/$/, '$1')) ? methods : []))),
  ];
};

const patternOf = (url: string): RegExp => {
  const plain = url.replace(/(.)\/$/, '$1').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${plain.replace(/:\w+/g, '[^/]+').replaceAll('*', '.*')}$`);
};

type Headers = Readonly<Record<string, string>>;

const parserMessages: Readonly<Record<string, readonly [status: number, message: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
};

/** Connections on which nothing more is read. */
const ended = new WeakSet<Socket>();

/** Answers HTTP that Node cannot parse, with the same error body as all other errors, after the answers of whole requests before it. */
export const answerParserError = (error: NodeJS.ErrnoException, socket: Socket, headers: Headers): void => {
  // The client is gone: nobody receives an answer.
  if (error.code === 'ECONNRESET') socket.destroy();
  // Each further packet is an error, too.
  if (ended.has(socket)) return;
  ended.add(socket);
  const [status, message] = parserMessages[error.code ?? ''] ?? [400, 'The request is not valid HTTP.'];
  afterAnswers(socket, () => {
    if (socket.writable) answerRaw(socket, status, message, headers);
    else socket.destroy();
  });
};

/** Answers two rare kinds of requests that Node would answer without a body. */
export const answerRarities = (server: Server, headers: Headers): void => {
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify({ message: 'Only Expect: 100-continue is understood.' });
    response.writeHead(417, { ...RAW_HEADERS, ...headers, 'Content-Length': body.length });
    response.end(body);
  });
  server.on('connect', (_: IncomingMessage, socket: Socket) =>
    answerRaw(socket, 405, 'CONNECT is not supported.', headers),
  );
};

const RAW_HEADERS = { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };

const answerRaw = (socket: Socket, status: number, message: string, headers: Headers): void => {
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ ...RAW_HEADERS, ...headers }).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Bytes that nobody reads would reset the connection before the client has read its answer. Those that never end are cut off.
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};
