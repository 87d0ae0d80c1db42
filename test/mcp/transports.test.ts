import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { expect, it } from 'vitest';
import { runCommandLine } from '../../src/cli/program.ts';
import { agentContext } from '../../src/entry/mcp.ts';
import { answerStreams, workspace } from '../../src/mcp/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';
import { program } from '../support/program.ts';
import { callTool, newClient } from './connected.ts';

const BOX = { template: 'becf-10101', files: ['box.svg'] };

it('an agent starts the command and uses its standard input and output', async () => {
  const folder = newFolder();
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [program, 'mcp', '--folder', folder],
    stderr: 'pipe',
  });
  const client = newClient();
  await client.connect(transport);
  expect(client.getServerVersion()).toMatchObject({ name: 'boxwright' });
  expect((await callTool(client, 'make_dieline', BOX)).failed).toBe(false);
  expect(existsSync(join(folder, 'box.svg'))).toBe(true);
  await client.close();
});

it('a line that is no message is answered with an error, and the next one as usual', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const options = { version: '1', ...agentContext, workspace: await workspace(newFolder()) };
  const done = answerStreams(options, input, output, new Promise(() => {}));
  const answers = createInterface(output)[Symbol.asyncIterator]();
  const answerTo = async (line: string) => {
    input.write(`${line}\n`);
    return JSON.parse((await answers.next()).value as string);
  };
  expect(await answerTo('{ "jsonrpc": ')).toMatchObject({ id: null, error: { code: -32700 } });
  expect(await answerTo('{ "method": "tools/list" }')).toMatchObject({ id: null, error: { code: -32600 } });
  expect(await answerTo('{ "jsonrpc": "2.0", "id": 7, "method": "tools/list" }')).toMatchObject({
    id: 7,
    result: { tools: expect.any(Array) },
  });
  input.end();
  await done;
});

/** `boxwright mcp --http` in this process. */
const listening = async (folder: string) => {
  let stop = (): void => undefined;
  let said = (_: string): void => undefined;
  const stopped = new Promise<void>((done) => {
    stop = done;
  });
  const line = new Promise<string>((done) => {
    said = done;
  });
  const code = runCommandLine(['mcp', '--http', '0', '--folder', folder], {
    stdout: { write: () => undefined },
    stderr: { write: said },
    untilStopped: () => stopped,
  });
  return { url: new URL(/http:\S+\/mcp/.exec(await line)![0]), code, stop };
};

/** Status of a request with these headers. */
const statusOf = (url: URL, method: string, headers: Record<string, string>): Promise<number | undefined> =>
  new Promise((done, fail) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    });
    sent.once('error', fail).end(method === 'POST' ? '{}' : undefined);
  });

it('agents share a server over streamable HTTP, only on this machine', async () => {
  const folder = newFolder();
  const { url, code, stop } = await listening(folder);
  const clients = [newClient(), newClient()];
  for (const client of clients) {
    await client.connect(new StreamableHTTPClientTransport(url) as Parameters<typeof client.connect>[0]);
    expect((await callTool(client, 'make_dieline', BOX)).pictures).toHaveLength(1);
    await client.close();
  }
  expect(existsSync(join(folder, 'box.svg'))).toBe(true);
  const json = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
  expect(await statusOf(url, 'POST', { ...json, Host: 'evil.example' })).toBe(403);
  expect(await statusOf(url, 'POST', { ...json, Origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf(url, 'GET', {})).toBe(405);
  expect(await statusOf(new URL('/other', url), 'POST', json)).toBe(404);
  expect(await statusOf(url, 'POST', json)).toBe(400);
  stop();
  expect(await code).toBe(0);
});

it('an unknown folder and an invalid port are refused', async () => {
  expect(await boxwrightCommand('mcp --http 0 --folder', [join(newFolder(), 'none')])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^boxwright: The folder .* does not exist\. Create it/),
  });
  expect((await boxwrightCommand('mcp --http 99999')).err).toContain(
    'Write a whole number up to 65535, for example 3001.',
  );
});
