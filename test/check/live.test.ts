import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRequests } from '../../src/check/index.ts';
import { boxwright, catalogue, checkLive, type LiveOptions, type LiveResult } from '../../src/index.ts';
import { type Running, start } from '../support/running.ts';

const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 };
const box = { template: 'becf-10101', variables };
const lines = (...requests: object[]) => readRequests(requests.map((each) => JSON.stringify(each)).join('\n'));

let running: Running;
beforeAll(async () => {
  running = await start({ catalogue: catalogue });
});
afterAll(() => running.close());

/** Answers of a service: ours, changed on the way. */
type Spoil = (url: string, body: string) => string;
const sent: { url: string; at: number; key: string | null }[] = [];
const all = async (requests: ReturnType<typeof lines>, spoil?: Spoil, options: LiveOptions = {}) => {
  sent.length = 0;
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), at: performance.now(), key: new Headers(init?.headers).get('Authorization') });
    const response = await globalThis.fetch(url, init);
    if (!spoil) return response;
    const text = spoil(String(url), await response.text());
    return new Response(text, { status: response.status });
  };
  const { url: baseUrl, dielinesKey, dimensionsKey } = running;
  const results: LiveResult[] = [];
  const service = { baseUrl, dielinesKey, dimensionsKey, fetch, retries: 0 };
  for await (const result of checkLive(service, requests, { rate: 1000, ...options })) results.push(result);
  return results;
};
const said = (results: readonly LiveResult[]) => results.map(({ verdict, why }) => [verdict, ...why]);

describe('a correct service', () => {
  it('gives the same answers, including refusals', async () => {
    const results = await all(
      lines(
        { ask: 'groups' },
        { ask: 'template', template: 'becf-10101', unit: 'in' },
        { ask: 'template', template: 'becf-nothing' },
        { ask: 'parts', area: true, ...box },
        { ask: 'parts', ...box, variables: { ...variables, length: 1 } },
        { ask: 'parts', template: 'becf-30101', area: true, variables },
        // The service ignores unknown names.
        { ...box, variables: { ...variables, colour: 3 } },
        ...(['dxf', 'svg', 'pdf'] as const).map((format) => ({ format, area: true, ...box })),
      ),
    );
    expect(said(results)).toEqual(results.map(() => ['same']));
    expect(results.slice(-3).map(({ drawing }) => drawing)).toEqual(
      Array(3).fill({ verdict: 'same', url: expect.stringContaining(running.url) }),
    );
  });

  it('receives its keys, and no other host does', async () => {
    await all(lines(box), (_, body) => body.replace(/"url":"[^"]*"/, '"url":"data:text/plain,none"'));
    expect(sent.map(({ key }) => key)).toEqual([`Bearer ${running.dielinesKey}`, null]);
  });

  it('is requested no faster than the given rate', async () => {
    const begun = performance.now();
    await all(lines({ ask: 'groups' }, { ask: 'template', template: 'becf-10101' }, box), undefined, { rate: 20 });
    expect(sent).toHaveLength(4);
    // From the first to the fourth, the file of a dieline. A busy machine may delay each, but none comes early.
    expect(sent.at(-1)!.at - begun).toBeGreaterThan(3 * 50 - 2);
  });
});

describe('an incorrect service', () => {
  const spoilt = async (request: object, spoil: Spoil) => said(await all(lines(request), spoil))[0]!;

  it('is detected by its answers', async () => {
    expect(await spoilt({ ask: 'parts', ...box }, (_, body) => body.replace(/"width":[\d.]+/, '"width":170'))).toEqual([
      'differs',
      expect.stringContaining('bounding_box.width is 170 mm'),
      expect.stringContaining('aspect'),
    ]);
    expect(await spoilt({ area: true, ...box }, (_, body) => body.replace(/"area":\{[^}]*\},/, ''))).toEqual([
      'differs',
      expect.stringContaining('dieline.area'),
    ]);
    expect(await spoilt({ ask: 'parts', ...box }, () => '{"something":1}')).toEqual([
      'cannot tell',
      expect.stringContaining('is not an answer of the service'),
    ]);
  });

  it('is detected by its files, with an explanation', async () => {
    const { dieline } = await boxwright().createDieline(box.template, {
      format: 'dxf',
      variables: { ...variables, unit: 'mm', height: 90 },
    });
    const other = Buffer.from(dieline.url.split(',')[1]!, 'base64').toString();
    const [result] = await all(lines(box), (url, body) => (url.includes('/files/') ? other : body));
    expect(result).toMatchObject({ verdict: 'differs', answer: { verdict: 'same' } });
    expect(result!.why[0]).toContain('its file: It is the drawing with height 90');
    expect(result!.drawing!.explanation!.changed).toEqual({ height: 90 });
  });

  it('gives cannot tell when its files are unreadable', async () => {
    const [result] = await all(lines(box), (url, body) => (url.includes('/files/') ? 'gone' : body));
    expect(result).toMatchObject({ verdict: 'cannot tell', why: [expect.stringContaining('it cannot be read')] });
  });

  it('gets no more requests after a rejected key or a missing answer', async () => {
    const three = lines({ ask: 'parts', ...box }, { ask: 'template', template: 'becf-10101' }, box, { ask: 'groups' });
    const service = { baseUrl: running.url, dielinesKey: 'x', dimensionsKey: 'x' };
    const results: LiveResult[] = [];
    for await (const result of checkLive(service, three, { rate: 1000 })) results.push(result);
    expect(said(results)).toEqual([['unanswered', expect.stringContaining('it answered 401')]]);

    const silent = await all(three, () => {
      throw new Error('the line is dead');
    });
    expect(said(silent)).toEqual(
      Array(3).fill(['unanswered', expect.stringMatching(/ gave no answer: the line is dead\.$/)]),
    );
  });
});

describe('a list of requests', () => {
  it.each([
    ['{', 'line 1 is not JSON: "{"'],
    ['\n[]', 'line 2 is not an object: []'],
    ['{"ask":"nest"}', 'line 1 asks for "nest". Choose one of: dieline, parts, template, groups'],
    ['{"ask":"parts","variables":{}}', 'line 1 names no template, for example "template":"becf-10101"'],
    ['{"template":"a"}', 'line 1 has no variables, for example "variables":{"unit":"mm","length":60}'],
    ['{"template":"a","variables":{},"format":"ai"}', 'line 1 has the format "ai": svg, dxf, pdf or cf2'],
    ['{"template":"a","variables":{},"area":1}', 'line 1 has the area 1: true or false'],
    ['{"ask":"groups","unit":"mm"}', 'line 1 has a field unit, which groups does not: ask'],
    ['{"ask":"template","template":"a","unit":"cm"}', 'line 1 has the unit "cm": mm or in'],
  ])('that is invalid names the line: %s', (text, message) => {
    expect(() => readRequests(text)).toThrow(expect.objectContaining({ name: 'RequestListError', message }));
  });

  it('does not depend on the order of fields', () => {
    const [a, b] = readRequests(
      '{"template":"a","variables":{"unit":"mm","length":1}}\r\n\r\n{"variables":{"length":1,"unit":"mm"},"template":"a"}\n',
    );
    expect(JSON.stringify(a)).toBe(JSON.stringify(b));
  });
});
