import { agentTools } from '../entry/mcp.ts';
import type { AddCommand } from './command-context.ts';
import { portNumber } from './option-values.ts';
import { rethrowAsCommandError } from './usage-error.ts';

interface Options {
  readonly folder: string;
  readonly http?: true | number;
}

const USUAL_PORT = 3001;

export const addMcp: AddCommand = (command, { log, untilStopped }) => {
  command
    .option('--folder <dir>', 'folder in which files are read and written', '.')
    .option('--http [port]', `answer over HTTP instead of standard input; port ${USUAL_PORT} by default`, portNumber)
    .action(async ({ folder, http }: Options) => {
      const stop = untilStopped().then(() => undefined);
      const tools = await rethrowAsCommandError(() => agentTools(folder));
      if (http === undefined) {
        log(`boxwright: tools for an agent, in ${tools.folder}`);
        await tools.answerStdio(stop);
        return;
      }
      const { url, close } = await rethrowAsCommandError(() => tools.listen(http === true ? USUAL_PORT : http));
      log(`boxwright: tools for agents at ${url}, in ${tools.folder}`);
      await stop;
      await close();
    });
};
