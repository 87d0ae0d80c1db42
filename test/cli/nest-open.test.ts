import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SavedLayout } from '../../src/entry/saved-layout.ts';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

const cli = (line: string, ...more: string[]) => boxwrightCommand(line, more);

const box = 'becf-10101 length=80 width=40 height=120';

describe('boxwright nest --open', () => {
  const folder = newFolder();
  const path = (name: string): string => join(folder, name);
  const saved = async (name: string, change?: (file: SavedLayout) => object): Promise<string> => {
    const from = path('form.layout.json');
    if (change) await writeFile(path(name), JSON.stringify(change(JSON.parse(await readFile(from, 'utf8')))));
    return path(name);
  };

  it('writes a saved layout as the fresh one, in any format, with the tool', async () => {
    const line = `nest ${box} --sheet 1000x700 --gripper 12 --gutter 3 --grain free --no-search`;
    const { code, out, err } = await cli(`${line} --out`, path('form.layout.json'));
    expect(code, err).toBe(0);
    expect(out).toMatch(/form\.layout\.json: 10 blanks\n$/);
    for (const [ending, more] of [
      ['dxf', ''],
      ['pdf', '--tool'],
      ['xjdf', ''],
    ] as const) {
      await cli(`${line} ${more} --out`, path(`fresh.${ending}`));
      const opened = await cli(`nest ${more} --open`, path('form.layout.json'), '--out', path(`opened.${ending}`));
      expect([opened.code, opened.err]).toEqual([0, expect.stringContaining('form.layout.json: sound\n')]);
      const [a, b] = await Promise.all(['fresh', 'opened'].map((name) => readFile(path(`${name}.${ending}`), 'utf8')));
      expect(b).toBe(a!.replace('JobID="fresh"', 'JobID="opened"'));
    }
  });

  it('names the CF2 beside an XJDF', async () => {
    const open = ['--open', path('form.layout.json'), '--out'];
    await cli('nest', ...open, path('a b.xjdf'));
    expect(await readFile(path('a b.xjdf'), 'utf8')).not.toContain('FileSpec');
    await cli('nest', ...open, path('a b.cf2'));
    await cli('nest', ...open, path('a b.xjdf'));
    const job = await readFile(path('a b.xjdf'), 'utf8');
    expect(job).toContain('<FileSpec URL="a%20b.cf2"/>');
    expect(job).toContain('JobID="a_b"');
    expect(job).toContain('MediaType="Paper" MediaUnit="Sheet" Dimension="2834.6457 1984.252" Thickness="500"');
  });

  it('ends as check does where it is not sound or cannot be read, and writes nothing', async () => {
    const first = ({ placements }: SavedLayout) => placements[0]!;
    const moved = await saved('moved.layout.json', (file) => ({
      ...file,
      placements: [{ ...first(file), x: 90 }, ...file.placements.slice(1)],
    }));
    const faulty = await cli('nest --open', moved, '--out', path('moved.dxf'));
    expect(faulty.code).toBe(1);
    expect(faulty.out).toMatch(
      /moved\.layout\.json: not sound\n {2}Blanks 1 and 2 at \([\d., ]+\): they overlap by [\d.]+ mm²\.\n/,
    );
    await expect(readFile(path('moved.dxf'))).rejects.toThrow();
    const body = JSON.parse((await cli('nest --json --open', moved)).out);
    expect(body).toMatchObject({ verdict: 'not sound', findings: [{ kind: 'overlap', names: ['1', '2'] }] });

    const wrong = await saved('wrong.layout.json', (file) => ({ ...file, sheet: { width: 1000 } }));
    const unread = await cli('nest --open', wrong);
    expect([unread.code, unread.err]).toEqual([3, expect.stringContaining('sheet.height is missing')]);
    expect((await cli('nest --open', path('none.json'))).err).toContain(
      'none.json cannot be read: the file does not exist',
    );
  });

  it('lays its box again around blanks that stay', async () => {
    const thin = await saved('thin.layout.json', (file) => ({
      ...file,
      placements: file.placements.slice(3, 7).map((each, k) => ({ ...each, ...(k === 1 && { fixed: true }) })),
    }));
    const before: SavedLayout = JSON.parse(await readFile(thin, 'utf8'));
    for (const [keep, kept] of [
      ['--keep', [1]],
      ['--keep 4,6', [0, 2]],
    ] as const) {
      const { code, err } = await cli(
        `nest ${keep} --evaluations 100000 --open`,
        thin,
        '--out',
        path('again.layout.json'),
      );
      expect(code, err).toBe(0);
      const { placements }: SavedLayout = JSON.parse(await readFile(path('again.layout.json'), 'utf8'));
      expect(placements.length).toBeGreaterThanOrEqual(10);
      const place = ({ x, y, rotation }: SavedLayout['placements'][0]) => ({ x, y, rotation });
      expect(placements.filter(({ fixed }) => fixed).map(place)).toEqual(kept.map((k) => place(before.placements[k]!)));
    }
    expect((await cli('nest --keep 1 --open', thin)).err).toContain('with names of its blanks (4, 5, 6, 7)');
    expect((await cli('nest --keep --open', path('form.layout.json'))).err).toContain('"fixed": true');
  });

  it('saves and opens different boxes', async () => {
    const boxes = `a=${box.replaceAll(' ', ',')} b=becf-30101`;
    const line = `nest ${boxes} --sheet 1620x1200 --no-search --out`;
    expect((await cli(line, path('two.layout.json'))).code).toBe(0);
    const { boxes: named }: SavedLayout = JSON.parse(await readFile(path('two.layout.json'), 'utf8'));
    expect(named.map(({ name, part }) => [name, part])).toContainEqual(['a', undefined]);
    expect(named.length).toBeGreaterThan(2);
    await cli(line, path('fresh.cf2'));
    expect((await cli('nest --open', path('two.layout.json'), '--out', path('opened.cf2'))).code).toBe(0);
    expect(await readFile(path('opened.cf2'))).toEqual(await readFile(path('fresh.cf2')));
    expect((await cli('nest --keep 1 --open', path('two.layout.json'))).code).toBe(2);
  });

  it.each([
    [`nest ${box} --open form.layout.json`, '--open takes its boxes from the saved layout: leave the template out.'],
    [`nest ${box} --sheet B1 --keep 1,3`, '--keep is for a saved layout: add --open'],
    ['nest --open form.layout.json --sheet B1', '--open and --sheet contradict each other. Leave one of them out.'],
  ])('refuses %s', async (line, message) => {
    const { code, err } = await cli(line);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
