import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../contract/artworks.ts';
import { type Running, start } from '../support/running.ts';

let server: Running;
let uploads = '';
const auth = () => ({ authorization: `Bearer ${server.dielinesKey}` });
beforeAll(async () => {
  server = await start();
  const made = await server.app.inject({
    method: 'POST',
    url: '/dieline-templates/becf-10101/dielines',
    headers: auth(),
    payload: { format: 'svg', variables: { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } },
  });
  uploads = `/dielines/${made.json().dieline.id}/3d-mockups`;
});
afterAll(() => server.close());

/** Sends bytes as they are, and gives back status and body. */
const raw = async (bytes: string): Promise<{ readonly status: number; readonly body: unknown }> => {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes, 'latin1');
  const answer = await text(socket);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
};

describe('invalid HTTP', () => {
  it.each([
    ['no HTTP', 'hello there\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`, 431],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\nConnection: close\r\n\r\n', 417],
    ['a tunnel', 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ])('is refused with a message: %s', async (_, bytes, status) => {
    expect(await raw(bytes)).toEqual({ status, body: { message: expect.any(String) } });
  });

  it('after whole requests comes after their answers, and is answered once', async () => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    const body = JSON.stringify({
      format: 'svg',
      variables: { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 },
    });
    const head = [
      'POST /dieline-templates/becf-10101/dielines HTTP/1.1',
      'Host: x',
      `Authorization: ${auth().authorization}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ];
    socket.write(`GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n${head.join('\r\n')}\r\n\r\n${body}no HTTP\r\n\r\n`);
    const more = setInterval(() => socket.write('no HTTP\r\n\r\n'), 1);
    const answers = await text(socket);
    clearInterval(more);
    const [, ...bodies] = answers.split(/HTTP\/1\.1 \d+ .*\r\n(?:.+\r\n)*\r\n/);
    expect(answers.match(/(?<=HTTP\/1\.1 )\d{3}/g)).toEqual(['200', '200', '400']);
    expect(bodies.map((each) => Object.keys(JSON.parse(each))[0])).toEqual(['openapi', 'dieline', 'message']);
  });

  it('accepts a request without a host', async () => {
    const answer = await raw('GET /dimensions/x HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(answer).toEqual({ status: 401, body: { message: expect.stringContaining('API key') } });
  });
});

describe('bodies', () => {
  it('that are compressed are 415, with the remedy', async () => {
    const body = JSON.stringify({
      format: 'svg',
      variables: { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 },
    });
    const post = (
      encoding: string,
      bytes: string | Uint8Array<ArrayBuffer>,
      headers: Readonly<Record<string, string>> = auth(),
    ) =>
      fetch(`${server.url}/dieline-templates/becf-10101/dielines`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'content-encoding': encoding },
        body: bytes,
      });
    const answer = await post('gzip', gzipSync(body));
    expect([answer.status, answer.headers.get('accept-encoding'), await answer.json()]).toEqual([
      415,
      'identity',
      { message: 'A compressed body is not read. Send it without Content-Encoding.' },
    ]);
    expect((await post('identity', body)).status).toBe(200);
    expect((await post('gzip', gzipSync(body), {})).status).toBe(401);
  });

  it('of bytes that are not UTF-8 are 400', async () => {
    const answer = await fetch(`${server.url}/dieline-templates/becf-10101/dielines`, {
      method: 'POST',
      headers: { ...auth(), 'content-type': 'application/json' },
      body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { message: expect.any(String), errors: [{ message: 'The body is not valid UTF-8.' }] },
    ]);
  });

  it.each(['application/json', 'application/x-www-form-urlencoded', 'text/plain', undefined])(
    'that are forms are read as forms, although their type is %s',
    async (type) => {
      const form = new FormData();
      form.append('name', 'Ünïcode');
      form.append('file', new Blob([png()]), 'a.png');
      const { body } = new Request('http://x', { method: 'POST', body: form });
      const bytes = Buffer.from(await new Response(body).arrayBuffer());
      const answer = await server.app.inject({
        method: 'POST',
        url: uploads,
        headers: { ...auth(), ...(type && { 'content-type': type }) },
        payload: bytes,
      });
      expect([answer.statusCode, answer.json()['3d_mockup']?.name]).toEqual([200, 'Ünïcode']);
      const sent = await fetch(server.url + uploads, {
        method: 'POST',
        headers: { ...auth(), 'content-type': type ?? '' },
        body: bytes,
      });
      expect(sent.status, await sent.text()).toBe(200);
    },
  );

  it('that only begin like a form are rejected', async () => {
    for (const payload of ['--', '--x', '--x\r\n', '{"file": "x"}', '']) {
      const headers = { ...auth(), 'content-type': 'application/json' };
      const answer = await server.app.inject({ method: 'POST', url: uploads, headers, payload });
      expect([payload, answer.statusCode]).toEqual([payload, payload.startsWith('--') ? 400 : 415]);
    }
  });
});

describe('health', () => {
  const at = (path: string) => server.app.inject({ url: path });

  it('reports that the process runs and the store answers', async () => {
    for (const path of ['/health', '/health/ready', '/health/live']) {
      const answer = await at(path);
      expect([answer.statusCode, answer.json().status, answer.headers['cache-control']]).toEqual([
        200,
        'ok',
        'no-store',
      ]);
    }
  });

  it('is not ready when the store does not answer', async () => {
    const { buildServer } = await import('../../src/server/server.ts');
    const { memoryStore } = await import('../../src/service/local/index.ts');
    const { samples } = await import('../local/samples.ts');
    const store = { ...memoryStore(), ping: () => Promise.reject(new Error('the disk is gone')) };
    const app = await buildServer({ catalogue: samples, store, keys: undefined });
    const answer = await app.inject({ url: '/health', headers: { host: 'localhost' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'unavailable', store: 'the disk is gone', message: expect.stringContaining('the disk is gone') },
    ]);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
  });
});

describe('metrics', () => {
  it('need any key, and count requests by route, calls of the store and artworks', async () => {
    expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(401);
    await fetch(`${server.url}/nothing/at/all`);
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { authorization: `Bearer ${server.dimensionsKey}` },
    });
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    const figures = await answer.text();
    expect(figures).toMatch(
      /http_request_duration_seconds_count\{method="POST",route="\/dieline-templates\/:id\/dielines",status="200"\} \d/,
    );
    expect(figures).toMatch(/boxwright_store_duration_seconds_count\{[^}]*call="add"[^}]*\} \d/);
    expect(figures).toMatch(/boxwright_artworks\{state="waiting"\} 0/);
    expect(figures).toMatch(/http_requests_in_flight \d/);
    expect(figures).toMatch(/nodejs_eventloop_lag_seconds/);
    expect(figures).not.toContain('/nothing/at/all');
  });
});
