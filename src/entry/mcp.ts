/** Tools for agents. */
import { version } from '../built/index.ts';
import type { AgentServerOptions } from '../mcp/index.ts';
import { catalogue } from './catalogue.ts';
import { requirePart } from './optional.ts';

/**
 * Loads the tools for agents, which work in one folder.
 * @throws MissingPartError where their packages are not installed; Error for a folder that does not exist.
 */
export const agentTools = async (folder: string) => {
  requirePart('mcp');
  const { answerStreams, listen, workspace } = await import('../mcp/index.ts');
  const options: AgentServerOptions = { catalogue, workspace: await workspace(folder), version: version() };
  return {
    folder: options.workspace.folder,
    /** Answers one client on the standard input and output, until it closes its end or `stop` resolves. */
    answerStdio: (stop: Promise<void>) => answerStreams(options, process.stdin, process.stdout, stop),
    /** Answers over streamable HTTP. */
    listen: (port: number) => listen(options, port),
  };
};
