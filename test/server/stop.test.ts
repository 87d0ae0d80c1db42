import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { DielineListResponse } from '../../src/api/index.ts';
import { serve } from '../../src/index.ts';
import { newFolder } from '../support/folder.ts';

const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 };
const body = JSON.stringify({ format: 'dxf', variables });

/** A request whose body is sent but for its end. */
const begun = async (url: string, path: string): Promise<ClientRequest> => {
  const running = request(`${url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': body.length, Expect: '100-continue' },
  });
  running.flushHeaders();
  // The server has begun to read it.
  await once(running, 'continue');
  running.write(body.slice(0, -1));
  return running;
};

it('running requests are answered and stored when the server stops, and new ones are rejected', async () => {
  const place = { data: newFolder() };
  const log = { level: 'silent' as const, stream: { write: () => {} } };
  const server = await serve({ place, port: 0, host: '127.0.0.1', noAuth: true, log });
  const under = await Promise.all(
    Array.from({ length: 5 }, () => begun(server.url, '/dieline-templates/becf-10101/dielines')),
  );
  const answers = under.map((running) => once(running, 'response') as Promise<[IncomingMessage]>);
  const closed = server.close();
  const isLetIn = (): Promise<boolean> =>
    fetch(server.url).then(
      () => true,
      () => false,
    );
  while (await isLetIn());
  for (const running of under) running.end(body.slice(-1));
  const ids: string[] = [];
  for (const answer of answers) {
    const [response] = await answer;
    // No connection is kept open for what may come: the stop would wait for it.
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
    ids.push(JSON.parse(await text(response)).dieline.id);
  }
  await closed;

  const again = await serve({ place, port: 0, host: '127.0.0.1', noAuth: true, log });
  const list = (await (
    await fetch(`${again.url}/dieline-templates/becf-10101/dielines`)
  ).json()) as DielineListResponse;
  expect(list.dieline_list.dielines.map(({ id }) => id).sort()).toEqual(ids.sort());
  await again.close();
});
