import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../src/artwork/png.ts';
import { catalogueThread } from '../../src/entry/catalogue-threads.ts';
import { pressPdf } from '../../src/entry/press.ts';
import { catalogue, dieline } from '../../src/index.ts';
import { type Running, start } from '../support/running.ts';

const SIZES = { length: 60, width: 25, height: 100, material: 0.5 };
const picture = Buffer.from(png({ width: 9, height: 9, data: new Uint8Array(4 * 81).fill(255) }));
const layers = [{ file: 'red.png', on: 'front', at: [5, 5] as const, width: 30 }];

describe('artwork on a kept dieline', () => {
  let running: Running;
  let address = '';
  beforeAll(async () => {
    running = await start({ catalogue, pressScript: catalogueThread('press') });
    const answer = await fetch(`${running.url}/dieline-templates/becf-10101/dielines`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${running.dielinesKey}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ variables: { ...SIZES, unit: 'mm' }, format: 'svg' }),
    });
    const { dieline: kept } = (await answer.json()) as { dieline: { id: string } };
    address = `${running.url}/dielines/${kept.id}/artwork`;
  });
  afterAll(() => running.close());

  const sent = (files: Readonly<Record<string, Buffer | string>>, query = '', key = running.dielinesKey) => {
    const form = new FormData();
    for (const [name, data] of Object.entries(files))
      form.append(name === 'document' ? name : 'file', new Blob([new Uint8Array(Buffer.from(data))]), name);
    return fetch(address + query, { method: 'POST', headers: { Authorization: `Bearer ${key}` }, body: form });
  };
  const document = JSON.stringify({ schema: 1, layers });

  it('is the PDF that the library makes', async () => {
    const answer = await sent({ document, 'red.png': picture });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const box = dieline('becf-10101', SIZES);
    const made = await pressPdf(box, { schema: 1, layers }, { asset: async () => picture });
    expect(Buffer.from(await answer.arrayBuffer()).equals(made.pdf)).toBe(true);
    const proof = await sent({ document, 'red.png': picture }, '?as=proof&bleed=2');
    const other = await pressPdf(box, { schema: 1, layers }, { asset: async () => picture, bleed: 2 });
    expect(Buffer.from(await proof.arrayBuffer()).equals(await other.proof())).toBe(true);
  });

  it('says what a printer would ask about', async () => {
    const low = [{ ...layers[0], width: 50 }];
    const answer = await sent(
      { document: JSON.stringify({ schema: 1, layers: low }), 'red.png': picture },
      '?as=findings',
    );
    const { artwork } = (await answer.json()) as { artwork: { findings: { kind: string }[] } };
    expect(artwork.findings.map(({ kind }) => kind)).toContain('resolution');
  });

  it.each([
    ['a document without its file', { document }, '', 400, 'The document names red.png, which is not in the form.'],
    ['nothing', {}, '', 400, 'no artwork'],
    ['a picture without a place', { 'red.png': picture }, '', 400, 'place it in mm'],
    ['broken JSON', { document: '{"schema":' }, '', 400, 'its JSON is broken'],
    ['a damaged file', { 'x.pdf': '%PDF-1.7 no more' }, '', 400, ''],
    ['an unknown form of the answer', { 'red.png': picture }, '?as=film', 400, 'as must be pdf for the press, proof'],
    ['a bleed below zero', { 'red.png': picture }, '?bleed=-1', 400, 'bleed must be a number of mm from 0 to 25'],
    ['too much', { 'a.png': Buffer.alloc(15e6), 'b.png': Buffer.alloc(15e6) }, '', 413, 'too large'],
    ['files without a document', { 'a.png': picture, 'b.png': picture }, '', 400, 'need a document of layers'],
  ] as const)('is refused for %s', async (_, files, query, status, reason) => {
    const answer = await sent(files, query);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(reason);
  });

  it('is refused for two files of one name', async () => {
    const form = new FormData();
    for (let k = 0; k < 2; k++) form.append('file', new Blob([new Uint8Array(picture)]), 'red.png');
    const headers = { Authorization: `Bearer ${running.dielinesKey}` };
    const answer = await fetch(address, { method: 'POST', headers, body: form });
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('red.png\\" was sent twice')]);
  });

  it('needs the key of the account', async () => {
    expect((await sent({ document }, '', running.dimensionsKey)).status).toBe(403);
    address = address.replace(/di_\w+/, 'di_unknown');
    expect((await sent({ document })).status).toBe(404);
  });
});
