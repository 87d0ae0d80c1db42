import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { endpoints } from '../../src/server/endpoints.ts';
import { png } from '../contract/artworks.ts';
import { type Running, start } from '../support/running.ts';

let server: Running;
let dielineId = '';
beforeAll(async () => {
  server = await start();
  const made = await server.app.inject({
    method: 'POST',
    url: '/dieline-templates/becf-10101/dielines',
    headers: { authorization: `Bearer ${server.dielinesKey}` },
    payload: { format: 'svg', variables: { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 } },
  });
  dielineId = made.json().dieline.id;
});
afterAll(() => server.close());

const junk = fc.jsonValue({ maxDepth: 3 });
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom('..', '%', '', '%00', 'null', '1e9', '\0'),
);

/** A part of a path: what there is, or what there is not. */
const segment = fc.oneof(
  fc.constant('$dieline'),
  fc.constantFrom('becf-10101', 'becf-30101', 'becf-f3001', 'mm', 'cm', '__proto__', 'constructor', 'lt_1'),
  text,
);
const query = fc.dictionary(fc.oneof(fc.constantFrom('page', 'page_size', 'unit', 'length', 'profile'), text), text, {
  maxKeys: 3,
});
const header = fc.string({ maxLength: 20 }).map((value) => value.replace(/[^\x20-\x7e]/g, '').trim());

const boundary = 'xyz';
const field = fc.constantFrom(
  'file',
  'name',
  'outside_design',
  'scene_background_color',
  'substrate',
  'part_substrates[1]',
  'part_substrates[',
  '__proto__',
  'x',
);
const formPart = fc
  .tuple(
    field,
    fc.boolean(),
    fc.oneof(
      text.map((t) => Buffer.from(t)),
      fc.constant(png()),
      fc.uint8Array({ maxLength: 60 }).map((b) => Buffer.from(b)),
    ),
  )
  .map(([name, isFile, data]) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${isFile ? '; filename="a.png"' : ''}\r\n\r\n`,
      ),
      data,
      Buffer.from('\r\n'),
    ]),
  );
const form = fc
  .tuple(fc.array(formPart, { maxLength: 4 }), fc.boolean())
  .map(([parts, whole]) => Buffer.concat([...parts, Buffer.from(whole ? `--${boundary}--\r\n` : '')]));

const body = fc.oneof(
  fc.record({ type: fc.constant('application/json'), data: junk.map((value) => Buffer.from(JSON.stringify(value))) }),
  fc.record({
    type: fc.constant('application/json'),
    data: fc
      .record({
        format: junk,
        area: junk,
        variables: fc.oneof(
          junk,
          fc.dictionary(fc.constantFrom('unit', 'length', 'width', 'height', 'material'), junk),
        ),
      })
      .map((value) => Buffer.from(JSON.stringify(value))),
  }),
  fc.record({ type: fc.constant(`multipart/form-data; boundary=${boundary}`), data: form }),
  fc.record({ type: header, data: fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)) }),
);

const others = [
  '/files/:a',
  '/images/templates/:a',
  '/images/templates/:a/:b',
  '/images/attributes/:a/:b',
  '/mockups/:a',
  '/docs/:a',
  '/templates/:a',
  '/templates/:a/dieline.svg',
  '/:a',
  '/:a/:b',
];
const address = fc.oneof(
  fc.constantFrom(...endpoints.map(({ method, path }) => ({ method, path }))),
  fc.record({
    method: fc.constantFrom('GET' as const, 'POST' as const, 'PUT' as const, 'DELETE' as const),
    path: fc.constantFrom(...others),
  }),
);

/** The usual depth; `npm run fuzz` goes deeper. */
const requests = Number(process.env.BOXWRIGHT_REQUESTS ?? 800);

it(
  'no request causes a failure of the server or shows its internals',
  async () => {
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        address,
        fc.array(segment, { minLength: 2, maxLength: 2 }),
        query,
        body,
        fc.constantFrom('right', 'right', 'right', 'dielines', 'dimensions', 'none'),
        fc.option(header),
        async ({ method, path }, segments, query, { type, data }, key, version) => {
          let k = 0;
          const filled = path.replace(/:\w+/g, () => {
            const one = segments[k++ % 2]!;
            return one === '$dieline' ? dielineId : encodeURIComponent(one);
          });
          const search = new URLSearchParams(Object.entries(query));
          const right = path.startsWith('/dimensions') ? server.dimensionsKey : server.dielinesKey;
          const keys = { dielines: server.dielinesKey, dimensions: server.dimensionsKey, right, none: undefined };
          const answer = await server.app.inject({
            method,
            url: `${filled}?${search}`,
            headers: {
              ...(keys[key] && { authorization: `Bearer ${keys[key]}` }),
              ...(type && { 'content-type': type }),
              ...(version !== null && { 'dielines-api-version': version }),
            },
            ...(method !== 'GET' && { payload: data }),
          });
          const { statusCode: status } = answer;
          seen.add(status);
          expect(status, `${method} ${filled}: ${answer.body.slice(0, 300)}`).toBeLessThan(500);
          expect(answer.body).not.toMatch(/node_modules|\.ts:\d|\bat .*\(.*:\d+:\d+\)/);
          if (status >= 400) expect(answer.json()).toMatchObject({ message: expect.any(String) });
        },
      ),
      { numRuns: requests },
    );
    for (const status of [200, 400, 401, 403, 404, 415]) expect([...seen]).toContain(status);
  },
  Math.max(120_000, 50 * requests),
);
