import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { LINGER_MS } from './limits.ts';
import { afterAnswers } from './open-requests.ts';

type Headers = Readonly<Record<string, string>>;

const messages: Readonly<Record<string, readonly [status: number, message: string]>> = {
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
  const [status, message] = messages[error.code ?? ''] ?? [400, 'The request is not valid HTTP.'];
  afterAnswers(socket, () => {
    if (socket.writable) answerRaw(socket, status, message, headers);
    else socket.destroy();
  });
};

/** Answers two rare kinds of requests that Node would answer without a body. */
export const answerRarities = (server: Server, headers: Headers): void => {
  server.on('checkExpectation', (_: IncomingMessage, response: ServerResponse) => {
    const body = JSON.stringify({ message: 'Only Expect: 100-continue is understood.' });
    response.writeHead(417, { ...COMMON, ...headers, 'Content-Length': body.length });
    response.end(body);
  });
  server.on('connect', (_: IncomingMessage, socket: Socket) =>
    answerRaw(socket, 405, 'CONNECT is not supported.', headers),
  );
};

const COMMON = { 'Content-Type': 'application/json; charset=utf-8', 'X-Content-Type-Options': 'nosniff' };

const answerRaw = (socket: Socket, status: number, message: string, headers: Headers): void => {
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ ...COMMON, ...headers }).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Bytes that nobody reads would reset the connection before the client has read its answer. Those that never end are cut off.
  socket.resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
};
