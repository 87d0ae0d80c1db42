import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { agentContext } from '../../src/entry/mcp.ts';
import { agentServer, workspace } from '../../src/mcp/index.ts';

/** Answer of a tool, as a client sees it. */
export interface ToolAnswer {
  readonly failed: boolean;
  readonly text: string;
  readonly facts: Record<string, unknown>;
  readonly pictures: readonly Buffer[];
}

export const newClient = (): Client => new Client({ name: 'test', version: '1.0.0' });

/** Calls a tool. */
export const callTool = async (client: Client, name: string, given: Record<string, unknown>): Promise<ToolAnswer> => {
  const result = (await client.callTool({ name, arguments: given })) as CallToolResult;
  const { content, structuredContent = {}, isError = false } = result;
  return {
    failed: isError,
    text: content.find((one) => one.type === 'text')?.text ?? '',
    facts: structuredContent,
    pictures: content.flatMap((one) => (one.type === 'image' ? [Buffer.from(one.data, 'base64')] : [])),
  };
};

/** A client of the SDK, connected to our tools in this process. */
export const connected = async (folder: string): Promise<Client> => {
  const [near, far] = InMemoryTransport.createLinkedPair();
  const { server } = agentServer({ ...agentContext, version: '1.0.0', workspace: await workspace(folder) });
  const client = newClient();
  await Promise.all([server.connect(far), client.connect(near)]);
  return client;
};
