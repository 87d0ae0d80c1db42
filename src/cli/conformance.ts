import { askClauses, boxwright, type ClauseResult, remoteAsked } from '../entry/conformance.ts';
import { formatTable } from './describe.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import { serviceAt } from './service-keys.ts';
import { ExitCode } from './usage-error.ts';

export const addConformance: AddCommand = (command, { log, print, printJson }) => {
  addOptions(command).action(async ({ url, json }: { readonly url?: string; readonly json?: true }) => {
    const asked = url === undefined ? { api: boxwright() } : remoteAsked(serviceAt(url));
    const results: ClauseResult[] = [];
    for await (const result of askClauses(asked)) {
      results.push(result);
      log(`${result.result} ${result.id}`);
    }
    if (json) printJson({ conformance: results });
    else print(formatTable([['clause', 'known by', 'result', 'what'], ...results.map(row)]));
    if (results.some(({ result }) => result === 'fails')) throw new ExitCode(1);
  });
};

const row = ({ id, evidence, result, says, reason }: ClauseResult): string[] => {
  const what = reason === undefined ? says : `${says}: ${reason}`;
  return [id, evidence, result, what];
};
