/** Tools for agents, over the Model Context Protocol. */
import type { Readable, Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { type AgentServerOptions, agentServer } from './server.ts';

export { listen, type RunningAgentServer } from './http.ts';
export { type AgentServerOptions, agentServer } from './server.ts';
export { ToolError } from './tool-error.ts';
export { type Workspace, workspace } from './workspace.ts';

/**
 * Serves one client over a pair of streams until the client closes its end or `stop` resolves. Requests received before are answered.
 */
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
  await server.connect(new StdioServerTransport(input, output));
  await Promise.race([ended, stop]);
  await idle();
  await server.close();
};
