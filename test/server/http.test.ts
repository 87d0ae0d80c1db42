import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DielineBody } from '../../src/api/index.ts';
import { endpoints } from '../../src/server/endpoints.ts';
import { buildServer, type ServerOptions } from '../../src/server/server.ts';
import { type MockupRecord, memoryStore } from '../../src/service/local/index.ts';
import { remoteApi } from '../../src/service/remote/index.ts';
import { png, svg } from '../contract/artworks.ts';
import { samples } from '../local/samples.ts';
import { look } from '../support/look.ts';
import { type Running, start } from '../support/running.ts';

let server: Running;
let dieline: DielineBody;
beforeAll(async () => {
  server = await start();
  const { url: baseUrl, dielinesKey } = server;
  const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } as const;
  ({ dieline } = await remoteApi({ baseUrl, dielinesKey }).createDieline('becf-10101', { format: 'svg', variables }));
});
afterAll(() => server.close());

const auth = () => ({ authorization: `Bearer ${server.dielinesKey}` });
const at = (path: string, options: RequestInit = {}) => fetch(server.url + path, options);
const parts = (body: string, headers: Record<string, string> = {}) =>
  at('/dimensions/becf-10101/parts', {
    method: 'POST',
    headers: { authorization: `Bearer ${server.dimensionsKey}`, 'content-type': 'application/json', ...headers },
    body,
  });

describe('files', () => {
  it('have unchanged bytes, with type, name and ETag, for everybody', async () => {
    const answer = await fetch(dieline.url, { headers: { origin: 'https://elsewhere.example' } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(dieline.url).toBe(`${server.url}/files/${dieline.id}.svg`);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="becf-10101-${dieline.id}.svg"`);
    expect(answer.headers.get('etag')).toBe(`"${dieline.id}.svg"`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('cache-control')).toMatch(/immutable/);
    expect(bytes.toString()).toMatch(/^<svg/);
  });

  it('are not sent again to clients that have them', async () => {
    const etag = (await fetch(dieline.url)).headers.get('etag')!;
    for (const given of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await fetch(dieline.url, { headers: { 'if-none-match': given } });
      expect([answer.status, await answer.text()], given).toEqual([304, '']);
    }
    expect((await fetch(dieline.url, { headers: { 'if-none-match': '"x"' } })).status).toBe(200);
  });

  it('need their full name', async () => {
    for (const name of ['x', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'boxwright.db', '%00', `${dieline.id}.pdf`, 'a/b'])
      expect((await at(`/files/${name}`)).status, name).toBe(404);
  });

  it('with drawings cannot run scripts', async () => {
    const script = svg('<script>alert(1)</script>');
    const { '3d_mockup': mockup } = await remoteApi({
      baseUrl: server.url,
      dielinesKey: server.dielinesKey,
    }).createMockup(dieline.id, { file: { name: 'a "b"\\ ü.svg', data: script } });
    const record = (await server.records.find<MockupRecord>('mockup', mockup.id))!.body;
    const answer = await at(`/files/${record.artwork}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(script)).toBe(true);
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"\\]*"; filename\*=UTF-8''\S+$/,
    );
  });
});

describe('pictures', () => {
  it('of templates, their lengths and their flaps are at the addresses of the record', async () => {
    const api = remoteApi({ baseUrl: server.url, dimensionsKey: server.dimensionsKey });
    for (const id of ['becf-10101', 'becf-f0001', 'becf-30101']) {
      const { dieline_template: t } = await api.readTemplate(id);
      const lengths = t.variables.flatMap(({ image }) => (image ? [image.url] : []));
      const flaps = Object.values(t).flatMap((v) => (v && typeof v === 'object' && 'image' in v ? [v.image] : []));
      expect(lengths.length).toBeGreaterThan(0);
      for (const url of [t.images[0]!.url, `${server.url}/images/folded/${id}.svg`, ...lengths, ...flaps]) {
        const answer = await fetch(url);
        const picture = await answer.text();
        expect([answer.status, answer.headers.get('content-type')], url).toEqual([200, 'image/svg+xml']);
        expect(picture).toMatch(/^<svg/);
        // What it is a picture of is pointed at.
        if (lengths.includes(url)) expect(picture, url).toContain('#D9480F');
      }
    }
  });

  it('of unknown templates are 404', async () => {
    for (const name of [
      'templates/x.svg',
      'folded/x.svg',
      'templates/becf-10101.png',
      'templates/becf-10101/constructor.svg',
      'attributes/flap/x.svg',
    ])
      expect((await at(`/images/${name}`)).status, name).toBe(404);
  });
});

describe('the page of a mockup', () => {
  it('shows the box, loads nothing, and treats its name as text', async () => {
    const { '3d_mockup': mockup } = await remoteApi({
      baseUrl: server.url,
      dielinesKey: server.dielinesKey,
    }).createMockup(dieline.id, { file: { name: 'a.png', data: png() }, name: '</title><script>alert(1)</script>' });
    const { headers, html: page } = await look(mockup.url);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    expect(page).toContain('<canvas');
    expect(page).not.toContain('<script>alert');
    expect(page).toContain('&lt;/title');
    expect(page).toMatch(/Content-Security-Policy" content="default-src 'none'/);
    expect((await at('/mockups/x')).status).toBe(404);
  });
});

describe('bodies', () => {
  it('that are not JSON are refused in the shape of validation errors', async () => {
    for (const body of ['{', 'x', '{"variables":{"unit":"mm",}}']) {
      const answer = await parts(body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        message: expect.any(String),
        errors: [{ message: 'The body is not valid JSON.' }],
      });
    }
  });

  it('of other types are 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'x'])
      expect((await parts('length=7', { 'content-type': type })).status).toBe(415);
    const put = await at(`/dielines/${dieline.id}/3d-mockups/x`, {
      method: 'PUT',
      headers: { ...auth(), 'content-type': 'application/json' },
      body: '{}',
    });
    expect([put.status, await put.json()]).toEqual([415, { message: expect.stringMatching(/multipart/) }]);
  });

  it('that are too large are 413', async () => {
    const answer = await parts(JSON.stringify({ x: 'x'.repeat(1024 * 1024) }));
    expect([answer.status, await answer.json()]).toEqual([413, { message: expect.any(String) }]);
  });

  it('may be absent despite a content type', async () => {
    const answer = await at(`/dielines/${dieline.id}/3d-mockups/x`, {
      method: 'DELETE',
      headers: { ...auth(), 'content-type': 'application/json' },
    });
    expect([answer.status, await answer.json()]).toEqual([404, { message: expect.stringMatching(/mockup x/) }]);
  });

  it('that are incomplete or too large forms are errors of the client', async () => {
    const send = (body: string | FormData, type?: string) =>
      at(`/dielines/${dieline.id}/3d-mockups`, {
        method: 'POST',
        headers: { ...auth(), ...(type && { 'content-type': type }) },
        body,
      });
    const broken = await send(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nxx',
      'multipart/form-data; boundary=b',
    );
    expect(broken.status).toBe(400);
    expect((await send('x', 'multipart/form-data')).status).toBe(400);
    const long = new FormData();
    long.append('name', 'x'.repeat(2000));
    expect((await send(long)).status).toBe(413);
    const twice = new FormData();
    for (const name of ['a.png', 'b.png']) twice.append('file', new Blob([png()]), name);
    const refused = await send(twice);
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { message: 'The form cannot be read', errors: [{ message: 'file was sent twice. Send one artwork.' }] },
    ]);
    const strange = new FormData();
    strange.append('x'.repeat(5000), 'y'.repeat(100_000));
    // Larger than an artwork may be.
    strange.append('other', new Blob([Buffer.alloc(21 * 2 ** 20)]), 'b.png');
    strange.append('file', new Blob([png()]), 'a.png');
    expect((await send(strange)).status).toBe(200);
    const mangled = Buffer.concat([
      Buffer.from('--b\r\nContent-Disposition: form-data; name="name"\r\n\r\n'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('\r\n--b--\r\n'),
    ]);
    const bytes = await send(mangled.toString('latin1'), 'multipart/form-data; boundary=b');
    expect(bytes.status).toBe(400);
  });
});

describe('addresses', () => {
  describe('in answers', () => {
    const headers = { authorization: `Bearer key` };
    const rest = '/images/templates/becf-10101.svg';
    const picture = async (options: Partial<ServerOptions>, more: Record<string, string>) => {
      const keys = async () => ({ id: 'k', kind: 'dimensions', account: '' }) as const;
      const app = await buildServer({ catalogue: samples, store: memoryStore(), keys, ...options });
      const answer = await app.inject({ url: '/dimensions/becf-10101', headers: { ...headers, ...more } });
      return answer.json().dieline_template.images[0].url as string;
    };

    it('begin with the address of this server, or a name of this machine; no other Host is repeated', async () => {
      expect(await picture({}, { host: 'localhost:8080' })).toBe(`http://localhost:8080${rest}`);
      expect(await picture({}, { host: '[::1]:3000' })).toBe(`http://[::1]:3000${rest}`);
      for (const host of ['evil.example', 'localhost.evil.example', 'a"b<c>', '203.0.113.7'])
        expect(await picture({}, { host, 'x-forwarded-host': 'evil.example' })).toMatch(
          /^http:\/\/127\.0\.0\.1:\d+\/images/,
        );
    });

    it('begin with the configured address, or with that of a trusted proxy', async () => {
      const baseUrl = 'https://b.example/x';
      expect(await picture({ baseUrl }, { host: 'box.example' })).toBe(`https://b.example/x${rest}`);
      const forwarded = { host: 'inner:3000', 'x-forwarded-host': 'boxes.example', 'x-forwarded-proto': 'https' };
      expect(await picture({ trustProxy: true }, forwarded)).toBe(`https://boxes.example${rest}`);
      expect(await picture({ trustProxy: ['203.0.113.7'] }, forwarded)).not.toContain('boxes.example');
    });
  });

  it('accept a final slash, and only their own methods', async () => {
    const headers = { authorization: `Bearer ${server.dimensionsKey}` };
    expect((await at('/dimensions/template-groups/', { headers })).status).toBe(200);
    for (const [method, path, allow] of [
      ['PUT', '/dimensions/template-groups', 'GET, HEAD'],
      ['GET', '/dimensions/becf-10101/parts/', 'POST'],
      ['PATCH', `/dielines/${dieline.id}/3d-mockups/x`, 'PUT, DELETE'],
      ['DELETE', '/files/x', 'GET, HEAD'],
      ['POST', '/', 'GET, HEAD'],
    ] as const) {
      const answer = await at(path, { method });
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allow]);
      expect(await answer.json()).toEqual({
        message: expect.stringMatching(`^${method} is not possible .* Allowed: ${allow}\\.$`),
      });
    }
  });

  it('that are unknown are 404 with a message', async () => {
    for (const path of ['/x', '/dielines/x/y', `/${'x'.repeat(5000)}`, '/dimensions/%zz']) {
      const answer = await at(path);
      expect([400, 404]).toContain(answer.status);
      expect(await answer.json()).toEqual({ message: expect.any(String) });
    }
  });

  it('that are too long are shortened in the message', async () => {
    const answer = await at(`/dimensions/${'x'.repeat(3000)}`);
    expect([answer.status, await answer.json()]).toEqual([414, { message: 'A part of the address is too long.' }]);
  });

  it('forbid content sniffing, and answer OPTIONS', async () => {
    for (const path of ['/dimensions/template-groups', '/nowhere', '/', '/docs/', '/openapi.json'])
      expect((await at(path)).headers.get('x-content-type-options'), path).toBe('nosniff');
    const options = await at('/dimensions/template-groups?unit=mm', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it('can be requested by pages of other sites, with a preflight', async () => {
    const answer = await at('/dimensions/becf-10101/parts', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,dimensions-api-version',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/Dimensions-Api-Version/);
    expect(answer.headers.get('access-control-allow-methods')).toMatch(/PUT.*DELETE/);
  });
});

describe('a failure of the server', () => {
  it('is 500 without internal details, and is logged without the key', async () => {
    const lines: string[] = [];
    const store = {
      ...memoryStore(),
      find: async () => {
        throw new Error('secret inside');
      },
    };
    const app = await buildServer({
      catalogue: samples,
      store,
      keys: async () => ({ id: 'k', kind: 'dielines', account: '' }),
      logger: { level: 'info', stream: { write: (line: string) => lines.push(line) } },
    });
    const answer = await app.inject({
      url: '/dielines/x/3d-mockups?a=b',
      headers: { authorization: 'Bearer my-own-key' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({ message: expect.not.stringContaining('secret') });
    const logged = lines.map((line) => JSON.parse(line));
    expect(logged[0].err.message).toBe('secret inside');
    expect(logged.at(-1)).toMatchObject({ method: 'GET', path: '/dielines/x/3d-mockups', status: 500 });
    expect(lines.join()).not.toContain('my-own-key');
  });
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, and has every address', async () => {
    const document = JSON.parse(await (await at('/openapi.json')).text());
    expect(document.openapi).toBe('3.1.0');
    const { valid, errors } = await new Validator().validate(document);
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    const listed = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const there = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    // Our own, beside those of the hosted service.
    there.push('GET /dielines', 'DELETE /dielines/{id}', 'GET /usage', 'GET /webhooks', 'POST /webhooks/{id}/send');
    expect(listed.sort()).toEqual(there.sort());
    const ids = Object.values(document.paths as Record<string, Record<string, { operationId: string }>>).flatMap((m) =>
      Object.values(m).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    );
    for (const name of references) expect(document.components.schemas).toHaveProperty(name!);
  });

  it('has a page that shows it', async () => {
    const page = await at('/docs/');
    // Over plain HTTP on a machine that is not this one, a browser told to upgrade would find nothing.
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self'(?!.*(upgrade|https?:))/);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringMatching(/html/)]);
  });
});
