/** Tools for agents. */

import type { AgentServerOptions } from '../mcp/index.ts';
import { version } from '../platform/built/index.ts';
import { catalogue } from './catalogue.ts';
import { describe } from './describe.ts';
import { artworkOnBlank, mockup } from './mockup.ts';
import { requirePart } from './optional.ts';

/**
 * Loads the tools for agents, restricted to one folder.
 * @throws MissingPartError when their packages are not installed; Error for a folder that does not exist.
 */
export const agentTools = async (folder: string) => {
  requirePart('mcp');
  const { answerStreams, listen, workspace } = await import('../mcp/index.ts');
  const options: AgentServerOptions = { workspace: await workspace(folder), version: version(), ...agentContext };
  return {
    folder: options.workspace.folder,
    /** Serves one client over standard input and output until it closes its end or `stop` resolves. */
    answerStdio: (stop: Promise<void>) => answerStreams(options, process.stdin, process.stdout, stop),
    /** Serves clients over streamable HTTP. */
    listen: (port: number) => listen(options, port),
  };
};

/** Artwork lies at its true size where its place is known. */
const mockupFor: AgentServerOptions['mockup'] = async (box, artwork, { substrate, ...options }) => {
  const placed = artwork && (await artworkOnBlank(box, artwork));
  const own = artwork && { artwork: placed?.artwork ?? artwork };
  const board = substrate === undefined ? {} : { substrate: substrate as '' };
  const made = await mockup(box.entry, box.variables, { ...options, ...board, ...own });
  const note = artwork && !placed ? ' The artwork is stretched over the blank: nothing in it tells its place.' : '';
  return { ...{ html: made.html, glb: made.glb, png: () => made.png() }, note };
};

/** What the tools know of the catalogue. */
export const agentContext = { catalogue, describe, mockup: mockupFor } satisfies Partial<AgentServerOptions>;
