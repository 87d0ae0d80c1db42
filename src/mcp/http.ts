import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { type AgentServerOptions, agentServer } from './server.ts';

const PATH = '/mcp';

/** Listen on this machine only: clients can write files with the rights of this process. */
const HOST = '127.0.0.1';
const LOCAL: readonly string[] = ['127.0.0.1', 'localhost', '[::1]'];

/** Serves over streamable HTTP on this machine only. Independent requests let clients reconnect. @param port - 0 for any free port. */
export const listen = async (options: AgentServerOptions, port: number) => {
  const http = createServer((request, response) => {
    handle(options, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The request could not be answered.');
    });
  });
  await new Promise<void>((done, fail) => http.once('error', fail).listen(port, HOST, done));
  const { port: own } = http.address() as AddressInfo;
  return {
    url: `http://${HOST}:${own}${PATH}`,
    close: () =>
      new Promise<void>((done) => {
        http.close(() => done());
        http.closeAllConnections();
      }),
  };
};

const handle = async (options: AgentServerOptions, request: IncomingMessage, response: ServerResponse) => {
  const { host, origin } = request.headers;
  // Reject pages of other sites, also under a host name that resolves to this machine (DNS rebinding).
  if (!isLocal(`http://${host}`) || (origin !== undefined && !isLocal(origin)))
    return refuse(response, 403, 'Only requests from this machine are answered.');
  if (request.url?.split('?')[0] !== PATH) return refuse(response, 404, `Tools answer at ${PATH}.`);
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return refuse(response, 405, 'Send requests with POST. There are no sessions and no stream of events.');
  }
  const { server } = agentServer(options);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.once('close', () => void server.close());
  // The SDK's own types disagree under exactOptionalPropertyTypes.
  await server.connect(transport as Parameters<typeof server.connect>[0]);
  await transport.handleRequest(request, response);
};

const isLocal = (origin: string): boolean => URL.canParse(origin) && LOCAL.includes(new URL(origin).hostname);

const refuse = (response: ServerResponse, status: number, message: string): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }));
};
