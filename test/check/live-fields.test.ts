import { describe, expect, it } from 'vitest';
import { type LiveRequest, readRequests } from '../../src/check/index.ts';
import { type ApiError, boxwright, catalogue, checkLive } from '../../src/index.ts';
import { inTurn } from '../support/turns.ts';

/** A stand-in service in this process, which answers as ours does. */
const api = boxwright();
const answers = new Map<string, Promise<{ status: number; body: unknown }>>();
const answerTo = (request: LiveRequest) => {
  const key = JSON.stringify(request);
  const send = async (): Promise<unknown> => {
    if (request.ask === 'groups') return api.listTemplateGroups();
    if (request.ask === 'template') return api.readTemplate(request.template, request.unit);
    if (request.ask === 'parts') return api.calculateParts(request.template, request);
    return api.createDieline(request.template, request);
  };
  const answer =
    answers.get(key) ??
    send().then(
      (body) => ({ status: 200, body }),
      (error: ApiError) => ({ status: error.status, body: error.body }),
    );
  answers.set(key, answer);
  return answer;
};

/** The result of a live check of a service that sends this answer. */
const checked = async (request: LiveRequest, status: number, body: unknown) => {
  const service = {
    baseUrl: 'https://service.example/v1',
    dielinesKey: 'a',
    dimensionsKey: 'b',
    fetch: async (url: unknown, init?: RequestInit) =>
      String(url).startsWith('data:')
        ? fetch(String(url), init)
        : new Response(JSON.stringify(body), { status, headers: { 'Retry-After': '0' } }),
  };
  for await (const result of checkLive(service, [request], { rate: 1e6 })) return result;
  throw new Error('no result');
};

type Path = readonly (string | number)[];
type Json = unknown;

/** Every place of an answer, and what stands there. */
const placesIn = (value: Json, path: Path = []): { path: Path; value: Json }[] => [
  { path, value },
  ...(Array.isArray(value)
    ? value.flatMap((each, k) => placesIn(each, [...path, k]))
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) => placesIn(each, [...path, name]))
      : []),
];

const GONE = Symbol('gone');

/** The answer with another value at one place. */
const changed = (value: Json, [first, ...rest]: Path, other: Json): Json => {
  if (first === undefined) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string | number, Json>;
  const inner = changed(copy[first], rest, other);
  if (inner !== GONE) copy[first] = inner;
  else if (Array.isArray(copy)) copy.splice(first as number, 1);
  else delete copy[first];
  return copy;
};

/** What may stand at a place instead. */
const mutationsOf = (value: Json): readonly (readonly [name: string, other: Json])[] => [
  ['is missing', GONE],
  ['is null', null],
  ['is of another type', typeof value === 'string' ? 5 : typeof value === 'object' ? 'text' : [value]],
  ...(typeof value === 'string'
    ? ([
        ['is another text', `${value}x`],
        ['begins with another text', `x${value}`],
        ['is empty', ''],
      ] as const)
    : []),
  ...(typeof value === 'number' ? ([['is another number', 1.5 * value + 1]] as const) : []),
  ...(typeof value === 'boolean' ? ([['is the opposite', !value]] as const) : []),
  ...(Array.isArray(value) && value.length
    ? ([
        ['has an entry twice', [...value, value[0]]],
        ['is a list of nothing', []],
      ] as const)
    : []),
  ...(typeof value === 'object' && value !== null && !Array.isArray(value)
    ? ([['has another field', { ...value, surplus: 1 }]] as const)
    : []),
];

/** What each service chooses by itself: any such value is right. Everything else is compared. */
const FREE: readonly (readonly [path: RegExp, mutation: RegExp])[] = [
  // Ids, words and addresses of their own, as long as they are some.
  [/^part_list\.id$/, /text/],
  [/\.description$/, /text|is empty/],
  [/^(message|errors\.\d+\.message)$/, /text/],
  [/(\.image|\.url)$/, /is another text/],
  [/\.links\.\d+\.href$/, /is another text/],
  // The contract does not list its fields.
  [/^dieline\.substrate_parts\.\d/, /./],
  [/^dieline\.substrate_parts$/, /twice|nothing/],
  // Names of finer settings, and what a service says of them.
  [/^dieline\.variables$/, /another field/],
  [/^dieline\.variables\.\w+$/, /is missing/],
];
const isFree = (path: string, mutation: string): boolean =>
  FREE.some(([of, what]) => of.test(path) && what.test(mutation));

const variables = { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5, dimension_texts: true };
const ended = catalogue.entries.find(({ chosen }) => chosen.top_flap && chosen.top_flap !== 'none')!.id;
const REQUESTS: Readonly<Record<string, object>> = {
  groups: { ask: 'groups' },
  'a template': { ask: 'template', template: 'becf-10101' },
  'a template with ends of its own': { ask: 'template', template: ended },
  'a template in inches': { ask: 'template', template: 'becf-10101', unit: 'in' },
  parts: { ask: 'parts', template: 'becf-10101', area: true, variables },
  'parts in inches': {
    ask: 'parts',
    template: 'becf-10101',
    variables: { unit: 'in', length: 3, width: 1, height: 4, material: 0.02 },
  },
  'parts of a box in two': {
    ask: 'parts',
    template: 'becf-12406',
    area: true,
    variables: { ...variables, length: 200, width: 150, height: 60 },
  },
  'a dieline': { template: 'becf-10101', area: true, variables },
  'a dieline of a box in two': {
    template: 'becf-12406',
    area: true,
    variables: { ...variables, length: 200, width: 150, height: 60 },
  },
  'a dieline as SVG': { template: 'becf-10101', format: 'svg', variables },
  'a dieline as PDF': { template: 'becf-10101', format: 'pdf', variables },
  'a value below its minimum': { ask: 'parts', template: 'becf-10101', variables: { ...variables, length: 1 } },
  'sizes in the wrong order': { ask: 'parts', template: 'becf-10101', variables: { ...variables, width: 90 } },
  'an unknown template': { ask: 'template', template: 'becf-nothing' },
};

describe.each(Object.entries(REQUESTS))('%s', (_, request) => {
  const [live] = readRequests(JSON.stringify(request)) as [LiveRequest];

  it('is the same, answered by ours', async () => {
    const { status, body } = await answerTo(live);
    expect(await checked(live, status, body)).toMatchObject({ verdict: 'same', why: [] });
  });

  it('differs where any field of the contract does', async () => {
    const { status, body } = await answerTo(live);
    const passed: string[] = [];
    let tried = 0;
    for (const { path, value } of placesIn(body))
      for (const [name, other] of mutationsOf(value)) {
        if (!path.length && other === GONE) continue;
        // Entries of a list are of one kind: some of them show what is compared.
        if (path.some((step) => typeof step === 'number' && step > 2) && !inTurn(tried++, 40)) continue;
        const at = path.join('.');
        if (isFree(at.replace(/^dieline_template\./, ''), name) || isFree(at, name)) continue;
        const { verdict } = await checked(live, status, changed(body, path, other));
        if (verdict === 'same') passed.push(`${at} ${name}`);
      }
    expect(passed).toEqual([]);
  });

  it('differs where it has another status, or is the answer to another request', async () => {
    const { status, body } = await answerTo(live);
    for (const other of [200, 400, 404].filter((each) => each !== status))
      expect([other, (await checked(live, other, body)).verdict]).not.toEqual([other, 'same']);
    for (const [name, one] of Object.entries(REQUESTS)) {
      const [another] = readRequests(JSON.stringify(one)) as [LiveRequest];
      const theirs = await answerTo(another);
      if (JSON.stringify(another) !== JSON.stringify(live) && JSON.stringify(theirs.body) !== JSON.stringify(body))
        expect([name, (await checked(live, theirs.status, theirs.body)).verdict]).not.toEqual([name, 'same']);
    }
  });
});

describe('the file of a dieline', () => {
  it.each(['dxf', 'svg', 'pdf'] as const)('as %s differs where it is cut off anywhere', async (format) => {
    const [live] = readRequests(JSON.stringify({ template: 'becf-10101', format, variables })) as [LiveRequest];
    const { body } = (await answerTo(live)) as { body: { dieline: { url: string } } };
    const { url } = body.dieline;
    const [head, data] = url.split(/(?<=;base64,)/) as [string, string];
    const whole = Buffer.from(data, 'base64');
    const cuts = [1, 2, 3, 5, 9, 40, 200, Math.floor(whole.length / 2), whole.length - 1];
    // A file may end without its last line break.
    const ends = whole.toString('latin1').trimEnd().length;
    for (const length of cuts.map((cut) => Math.min(ends - 1, whole.length - cut)).filter((size) => size >= 0)) {
      const cut = whole.subarray(0, length).toString('base64');
      const { verdict } = await checked(live, 200, { dieline: { ...body.dieline, url: head + cut } });
      expect([length, verdict]).not.toEqual([length, 'same']);
    }
    for (const chars of [1, 2, 3, 5, 8, 100, data.length - 1]) {
      const { verdict } = await checked(live, 200, { dieline: { ...body.dieline, url: url.slice(0, -chars) } });
      expect([chars, verdict]).not.toEqual([chars, 'same']);
    }
  });

  it.each([
    ['dxf', 'svg'],
    ['svg', 'pdf'],
    ['pdf', 'dxf'],
  ] as const)('differs as %s in place of %s', async (format, asked) => {
    const [live] = readRequests(JSON.stringify({ template: 'becf-10101', format: asked, variables })) as [LiveRequest];
    const { body } = (await answerTo(live)) as { body: { dieline: object } };
    const other = await api.createDieline('becf-10101', { format, variables: variables as never });
    const { verdict, why } = await checked(live, 200, { dieline: { ...body.dieline, url: other.dieline.url } });
    expect([verdict, why]).toEqual([
      'differs',
      [`its file: it is a ${format.toUpperCase()}, not a ${asked.toUpperCase()}.`],
    ]);
  });
});

describe('a service that is too busy', () => {
  const list = readRequests(
    ['becf-10101', 'becf-10901', 'becf-11001', 'becf-11101']
      .map((template) => JSON.stringify({ ask: 'template', template }))
      .join('\n'),
  );
  const run = async (status: (url: string, times: number) => number, retryAfter = '0') => {
    const sent: string[] = [];
    const service = {
      baseUrl: 'https://service.example/v1',
      dimensionsKey: 'b',
      fetch: async (url: unknown) => {
        const id = /becf-\w+/.exec(String(url))![0];
        sent.push(id);
        const code = status(id, sent.filter((each) => each === id).length);
        const body = code === 200 ? await api.readTemplate(id) : { message: 'busy' };
        return new Response(JSON.stringify(body), { status: code, headers: { 'Retry-After': retryAfter } });
      },
    };
    const results: string[] = [];
    for await (const { request, verdict } of checkLive(service, list, { rate: 1e6 }))
      results.push(`${(request as { template: string }).template} ${verdict}`);
    return { sent, results };
  };

  it('for one request always, answers all others', async () => {
    const { sent, results } = await run((id) => (id === 'becf-10101' ? 429 : 200));
    expect(results).toEqual(['becf-10901 same', 'becf-11001 same', 'becf-11101 same', 'becf-10101 unanswered']);
    expect(sent.filter((id) => id === 'becf-10101')).toHaveLength(4);
  });

  it('for a while, is asked again', async () => {
    const { results } = await run((_, times) => (times < 3 ? 429 : 200));
    expect(results.toSorted()).toEqual(['becf-10101 same', 'becf-10901 same', 'becf-11001 same', 'becf-11101 same']);
  });

  it('for longer than a minute, is not waited for', async () => {
    const { sent, results } = await run((id) => (id === 'becf-10101' ? 429 : 200), '3600');
    expect(results).toEqual(['becf-10101 unanswered', 'becf-10901 same', 'becf-11001 same', 'becf-11101 same']);
    expect(sent).toHaveLength(4);
  });
});
