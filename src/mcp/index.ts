/** Tools for agents, over the Model Context Protocol. */
import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { type AgentServerOptions, agentServer } from './server.ts';

export { listen } from './http.ts';
export { type AgentServerOptions, agentServer } from './server.ts';
export { workspace } from './workspace.ts';

/** Serves one client over a pair of streams until the client closes its end or `stop` resolves. Requests received before are answered. */
export const answerStreams = async (
  options: AgentServerOptions,
  input: Readable,
  output: Writable,
  stop: Promise<void>,
): Promise<void> => {
  const { server, idle } = agentServer(options);
  const ended = new Promise<void>((done) => {
    input.once('end', done);
    input.once('close', done);
  });
  // The SDK drops a line that is no message, and its sender would wait for an answer.
  server.onerror = (error) => {
    const answer = unreadable(error);
    if (answer) output.write(`${JSON.stringify(answer)}\n`);
  };
  await server.connect(new StdioServerTransport(input, output));
  await Promise.race([ended, stop]);
  await idle();
  await server.close();
};

/** The answer to a line that is not JSON, or JSON that is no message; undefined for other errors. */
const unreadable = ({ name }: Error): object | undefined => {
  const known = {
    SyntaxError: { code: ErrorCode.ParseError, message: 'The line is not JSON. Send one JSON-RPC message a line.' },
    ZodError: { code: ErrorCode.InvalidRequest, message: 'The line is not a JSON-RPC message.' },
  }[name];
  return known && { jsonrpc: '2.0', id: null, error: known };
};
