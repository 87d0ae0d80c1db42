import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../contract/artworks.ts';
import { type Running, start } from '../support/running.ts';

/** Requests as public clients of the hosted service send them, byte for byte where it matters. */

let server: Running;
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a client that knows no schema sees
  readonly body: any;
}

const ask = async (
  method: string,
  path: string,
  { body, headers = {} }: { body?: string | Uint8Array; headers?: Record<string, string> } = {},
): Promise<Answer> => {
  const key = path.startsWith('/dimensions') ? server.dimensionsKey : server.dielinesKey;
  const answer = await fetch(new URL(path, server.url), {
    method,
    headers: { authorization: `Bearer ${key}`, ...headers },
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
};

const json = { 'content-type': 'application/json' };

/** A form as its library writes it; what is said of its type is up to the client. */
const form = async (fields: Readonly<Record<string, string | Uint8Array>>): Promise<Uint8Array> => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([value]), 'artwork.png');
  return new Uint8Array(await new Response(data).arrayBuffer());
};

describe('a shop that forwards its form', () => {
  /** Texts for numbers, variables of other templates, no version header. */
  const variables = {
    unit: 'mm',
    length: '60.0',
    width: '25',
    height: '100',
    material: '0.5',
    printing_method: 'offset',
    direction: 'x',
    cross: '',
    number_of_pages: '2',
    dimension_texts: 'true',
    overflow: 'false',
  };

  it('gets a dieline, its file, a mockup from a form labelled JSON, and deletes it with a content type and no body', async () => {
    const { status, body } = await ask('POST', '/dieline-templates/becf-1010a/dielines', {
      headers: json,
      body: JSON.stringify({ format: 'pdf', pdf_header: 'false', dimension_texts: 'false', variables }),
    });
    expect([status, body.dieline?.variables.length]).toEqual([200, 60]);
    const { id, url, links } = body.dieline;
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).toString('latin1', 0, 8)).toBe('%PDF-1.7');
    const mockups = links.find(({ rel }: { rel: string }) => rel === 'create_3d_mockup').href;
    expect(mockups).toBe(`/dielines/${id}/3d-mockups`);
    const made = await ask('POST', mockups, {
      headers: json,
      body: await form({
        file: png(9, 9),
        name: 'Box',
        outside_design: 'true',
        substrate: 'white_sbs',
        'part_substrates[1]': '',
        utm_source: 'x'.repeat(5000),
      }),
    });
    expect([made.status, made.body['3d_mockup']?.name]).toEqual([200, 'Box']);
    const [update, remove] = made.body['3d_mockup'].links;
    const changed = await ask(update.method, update.href, { headers: json, body: await form({ name: 'New' }) });
    expect([changed.status, changed.body['3d_mockup']?.name]).toEqual([200, 'New']);
    expect(await ask(remove.method, remove.href, { headers: json })).toEqual({ status: 204, body: undefined });
  });

  it('reads a template by an address with a final slash', async () => {
    const read = await ask('GET', '/dieline-templates/mm/becf-10101/');
    const [self] = read.body.dieline_template.links;
    expect(await ask(self.method, self.href)).toEqual(read);
  });
});

describe('a plugin that works in inches', () => {
  const headers = { ...json, 'dielines-api-version': '1.0' };

  it('sends thickness as in the samples; the same answer sent again gives the same file', async () => {
    const send = (variables: object) =>
      ask('POST', '/dieline-templates/becf-10101/dielines', {
        headers,
        body: JSON.stringify({ format: 'svg', variables }),
      });
    const box = {
      unit: 'in',
      length: '3.5',
      width: '1.25',
      height: '7.0',
      material: 0.4826,
      dimension_type: 'internal',
    };
    const first = await send(box);
    expect(first.status, JSON.stringify(first.body)).toBe(200);
    const again = await send(first.body.dieline.variables);
    const fileOf = async ({ body }: Answer) => (await fetch(body.dieline.url)).text();
    expect(await fileOf(again)).toBe(await fileOf(first));
    const thin = await send({ ...box, material: '0.019' });
    expect([thin.status, thin.body.errors[0].suggestion]).toEqual([
      400,
      { type: 'change_value', name: 'material', value: 0.4826 },
    ]);
  });

  it('reads a template by its own link, in the unit of the link', async () => {
    const { body } = await ask('GET', '/dimensions/becf-10101?unit=in', {
      headers: { 'dimensions-api-version': '1.0' },
    });
    const { links, variables } = body.dieline_template;
    expect(links[0]).toEqual({ rel: 'self', href: '/dieline-templates/in/becf-10101', method: 'GET' });
    expect((await ask('GET', links[0].href)).body.dieline_template.variables).toEqual(variables);
  });
});

describe('a script that corrects its requests', () => {
  /** Applies every `change_value` and asks again, four times; it has never heard of swaps. */
  const mended = async (path: string, request: { variables: Record<string, unknown> }): Promise<number> => {
    for (let round = 0; round <= 4; round++) {
      const { status, body } = await ask('POST', path, { headers: json, body: JSON.stringify(request) });
      if (status !== 400) return status;
      for (const { suggestion } of body.errors as { suggestion?: { type: string; name: string; value: number } }[])
        if (suggestion?.type === 'change_value') request.variables[suggestion.name] = suggestion.value;
    }
    return 400;
  };

  it.each(['becf-10101', 'becf-10901', 'becf-11d01', 'becf-12406', 'becf-20101', 'becf-21d01', 'becf-30101'])(
    'is accepted after the suggestions, starting from %s',
    async (id) => {
      for (const [length, width, height] of [
        [25, 300, 40],
        [1, 2, 3],
        [9999, 9999, 9999],
        ['12', '400.5', '30'],
      ]) {
        const variables = { unit: 'mm', length, width, height, material: 30 };
        expect(await mended(`/dimensions/${id}/parts`, { variables })).toBe(200);
        const format = { format: 'dxf', area: false };
        expect(await mended(`/dieline-templates/${id}/dielines`, { ...format, variables: { unit: 'mm' } })).toBe(200);
      }
    },
  );

  it('reads page after page until one is empty', async () => {
    const make = () =>
      ask('POST', '/dieline-templates/becf-10103/dielines', {
        headers: json,
        body: JSON.stringify({
          format: 'svg',
          variables: { unit: 'mm', length: 60, width: 25, height: 90, material: 0.5 },
        }),
      });
    for (let k = 0; k < 3; k++) expect((await make()).status).toBe(200);
    const seen: string[] = [];
    for (let href = '/dieline-templates/becf-10103/dielines?page=1&page_size=2'; href; ) {
      const { body } = await ask('GET', href);
      expect(body.dieline_list.dielines.length).toBeGreaterThan(0);
      seen.push(...body.dieline_list.dielines.map(({ id }: { id: string }) => id));
      href = body.links.find(({ rel }: { rel: string }) => rel === 'next_page')?.href;
    }
    expect(new Set(seen).size).toBe(3);
  });
});
