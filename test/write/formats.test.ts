import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CreateDielineRequest } from '../../src/api/dieline.ts';
import { formatChoice, formatNames, formats, isFormat, serviceFormats } from '../../src/formats/index.ts';
import { samples } from './samples.ts';

it.each(formatNames)('%s is written from its row of the table', async (name) => {
  const { title, mediaType, write } = formats[name];
  expect([title, name]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/^[a-z0-9]+$/)]);
  expect(mediaType).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/);
  expect((await write(samples.rich, [], {})).length).toBeGreaterThan(500);
  // A drawing that the format cannot hold causes a RangeError, thrown or rejected.
  await expect((async () => write({ nodes: [], lines: [], parts: [] }, [], {}))()).rejects.toThrow(RangeError);
});

it('titles and media types differ between formats', () => {
  const rows = Object.values(formats);
  for (const key of ['mediaType', 'title'] as const)
    expect(new Set(rows.map((row) => row[key])).size).toBe(rows.length);
});

it('names formats and lists them as a choice', () => {
  expect([isFormat('svg'), isFormat('SVG'), isFormat('toString'), isFormat(undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  for (const name of serviceFormats) expect(formatChoice()).toContain(name);
  expect(formatChoice('dxf')).not.toContain('dxf');
  expect(formatChoice()).toMatch(/^\w+(, \w+)* or \w+$/);
});

it('requests accept exactly the formats of the table', () => {
  const { anyOf } = CreateDielineRequest.properties.format as unknown as { anyOf: { const: string }[] };
  expect(anyOf.map((each) => each.const)).toEqual(serviceFormats);
});

it('no other file lists the formats', () => {
  // Drawings and artworks of others come in other formats.
  const reading =
    /^(formats\/(reading|\w+\/read)\/|artwork\/|service\/local\/upload\.ts|studio\/engine\/artwork-page\.ts|formats\/format-facts\.ts)/;
  const lists = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !reading.test(path))
    .filter((path) => /'(svg|dxf|pdf)'[,:\] |)]+'(svg|dxf|pdf)'/.test(readFileSync(`src/${path}`, 'utf8')));
  expect(lists).toEqual([]);
});
