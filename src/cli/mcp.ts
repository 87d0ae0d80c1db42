import { agentTools } from '../entry/mcp.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import { rethrowAsCommandError } from './usage-error.ts';

const USUAL_PORT = 3001;

export const addMcp: AddCommand = (command, { log, untilStopped }) => {
  addOptions(command).action(async ({ folder, http }: { readonly folder: string; readonly http?: true | number }) => {
    const stop = untilStopped().then(() => undefined);
    const tools = await rethrowAsCommandError(() => agentTools(folder));
    if (http === undefined) {
      log(`boxwright: tools for an agent, in ${tools.folder}`);
      return tools.answerStdio(stop);
    }
    const { url, close } = await rethrowAsCommandError(() => tools.listen(http === true ? USUAL_PORT : http));
    log(`boxwright: tools for agents at ${url}, in ${tools.folder}`);
    await stop;
    await close();
  });
};
