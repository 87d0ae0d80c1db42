import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { boxwrightCommand } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

describe('boxwright mockup', () => {
  it('writes the type of the extension, and prints its address', async () => {
    const folder = newFolder();
    const artwork = join(folder, 'art.svg');
    await writeFile(
      artwork,
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="#0f0"/><image href="logo.png"/></svg>',
    );
    const begins = { html: '<!doctype html>', glb: 'glTF', png: '\x89PNG' };
    for (const [ending, start] of Object.entries(begins)) {
      const out = join(folder, `box.${ending}`);
      const {
        code,
        out: answer,
        err,
      } = await boxwrightCommand(
        'mockup becf-10101 length=60 width=25 height=100 --substrate kraft_brown --background #102030',
        [
          '--artwork',
          artwork,
          '--inside',
          '--name',
          'My <box>',
          '--part-substrate',
          '1=white_sbs',
          '--json',
          '--out',
          out,
        ],
      );
      expect([code, err]).toEqual([0, expect.stringContaining('art.svg is stretched over the blank')]);
      expect(err).toContain('art.svg has the picture "logo.png", which lies in another file. Embed it in the SVG.');
      expect(JSON.parse(answer)).toEqual({
        mockup: { dieline_template_id: 'becf-10101', url: pathToFileURL(out).href },
      });
      expect((await readFile(out)).subarray(0, start.length).toString('latin1')).toBe(start);
    }
    expect(await readFile(join(folder, 'box.html'), 'utf8')).toContain('<h1>My &lt;box&gt;</h1>');
  });

  it.each([
    [2, 'another ending', ['becf-10101', '--out', 'box.jpg'], 'must end in .html, .glb or .png'],
    [2, 'a substrate there is not', ['becf-10101', '--substrate', 'gold', '--out', 'x.png'], 'white_sbs'],
    [2, 'an invalid colour', ['becf-10101', '--background', 'red', '--out', 'x.png'], '#rrggbb'],
    [2, 'a part without a number', ['becf-10101', '--part-substrate', 'lid=white_sbs', '--out', 'x.png'], 'number=key'],
    [
      2,
      'a part given twice',
      ['becf-10101', '--part-substrate', '1=plain', '--part-substrate', '1=white_sbs', '--out', 'x.png'],
      'Part 1 is given twice.',
    ],
    [
      1,
      'a part there is not',
      ['becf-10101', '--part-substrate', '2=white_sbs', '--out', 'x.png'],
      'The box has one part: use 1.',
    ],
    [1, 'an artwork that is not there', ['becf-10101', '--artwork', 'nowhere.svg', '--out', 'x.png'], 'nowhere.svg'],
    [1, 'a box there is not', ['becf-0', '--out', 'x.png'], 'becf-0'],
  ])('ends with %d for %s', async (expected, _, words, says) => {
    const { code, err } = await boxwrightCommand('mockup', words);
    expect(code).toBe(expected);
    expect(err).toContain(says);
  });
});

describe('boxwright fold', () => {
  it('writes FOLD', async () => {
    const out = join(newFolder(), 'box.fold');
    const { code, err } = await boxwrightCommand('fold becf-10101 length=60 width=25 height=100 --out', [out]);
    expect([code, err]).toEqual([0, '']);
    const file = JSON.parse(await readFile(out, 'utf8')) as {
      file_spec: number;
      file_title: string;
      faces_vertices: unknown[];
    };
    expect([file.file_spec, file.file_title, file.faces_vertices.length]).toEqual([1.2, 'Reverse tuck end', 13]);
  });
});
