import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deliveredParts, foldedSvg } from '../../src/fold/index.ts';
import { dieline, mockup } from '../../src/index.ts';
import { boxwrightCommand as run } from '../support/command-line.ts';
import { newFolder } from '../support/folder.ts';

describe('boxwright fold --delivered', () => {
  it('draws the flat pack of a glued tube', async () => {
    const out = join(newFolder(), 'pack.svg');
    const { code, err, ...said } = await run('fold becf-10101 length=60 width=25 height=100 --delivered --out', [out]);
    expect([code, err]).toEqual([0, '']);
    expect(said.out).toMatch(/^.*pack\.svg: Reverse tuck end as it is delivered, \d/);
    const { parts } = dieline('becf-10101', { length: 60, width: 25, height: 100 }).drawing;
    expect(await readFile(out, 'utf8')).toBe(foldedSvg(deliveredParts(parts)));
  });

  // The second one is glued around its contents or when it is set up.
  it.each([
    ['becf-21701', 'Mailer with cherry locks'],
    ['fefco-0406', 'Wrap-around case'],
  ])('refuses %s, whose pack is not known', async (id, name) => {
    const { code, err } = await run('fold --delivered', [id, '--out', join(newFolder(), 'pack.svg')]);
    expect([code, err]).toEqual([1, expect.stringContaining(`knows no flat pack of ${id} (${name}).`)]);
  });
});

describe('boxwright fold --out', () => {
  const folded = async (name: string) => {
    const out = join(newFolder(), name);
    const { code, err, ...said } = await run('fold becf-10101 60x25x100 --out', [out]);
    expect([code, err, said.out]).toEqual([0, '', expect.stringContaining(`${name}: Reverse tuck end, `)]);
    return readFile(out);
  };
  const sizes = { length: 60, width: 25, height: 100 };

  it('draws the closed box as SVG', async () =>
    expect((await folded('box.svg')).toString()).toBe(foldedSvg(dieline('becf-10101', sizes).drawing.parts)));

  it('writes the picture and the model of a mockup without artwork', async () => {
    const shown = await mockup('becf-10101', sizes);
    expect((await folded('box.PNG')).equals(Buffer.from(await shown.png()))).toBe(true);
    expect((await folded('box.glb')).equals(Buffer.from(await shown.glb()))).toBe(true);
  });

  it('writes FOLD, and refuses what it cannot write', async () => {
    expect(JSON.parse((await folded('box.fold')).toString())).toHaveProperty('file_spec');
    expect((await run('fold becf-10101 --out box.obj')).err).toContain(
      'The file must end in .fold, .svg, .png, .glb or .stl.',
    );
    expect((await run('fold becf-10101 --delivered --out box.png')).err).toContain('Try --out box.svg.');
  });
});

describe('boxwright fold of a drawing', () => {
  const drawn = () => {
    const folder = newFolder();
    const at = (name: string): string => join(folder, name);
    return { at, drawing: at('case.svg'), settings: at('case.fold.json') };
  };

  it('folds it, saves how, and reads that again', async () => {
    const { at, drawing, settings } = drawn();
    await writeFile(drawing, dieline('becf-11a08', { material: 0.8 }).svg());
    const first = await run('fold --out', [at('x.svg'), drawing, 'material=1.1', '--save']);
    expect([first.code, first.out]).toEqual([0, expect.stringMatching(/x\.svg: case, \d/)]);
    expect(first.err).toMatch(/^Panel \d+ is the base: .*\n.*case\.fold\.json: how it folds\n$/);
    const saved = JSON.parse(await readFile(settings, 'utf8'));
    expect(saved).toMatchObject({ schema: 'boxwright-folds-1', thickness: 1.1 });
    const name = Object.keys(saved.creases)[0]!;
    await writeFile(settings, JSON.stringify({ ...saved, creases: { [name]: { angle: 0, phase: 0 } } }));
    const { code, err, ...said } = await run('fold --json --out', [at('y.fold'), drawing]);
    expect([code, err.split('\n')[0]]).toEqual([0, `It folds as ${settings} says.`]);
    expect(JSON.parse(said.out).fold.settings.creases[name]).toEqual({ angle: 0, phase: 0 });
    expect(JSON.parse(await readFile(at('y.fold'), 'utf8')).file_title).toBe('case');
  });

  it('names what is wrong', async () => {
    const { at, drawing } = drawn();
    await writeFile(drawing, dieline('becf-11a08').svg());
    await writeFile(at('mine.json'), '{ "base": 0 }');
    await writeFile(at('broken.json'), '{');
    const refused = async (...args: string[]): Promise<string> => {
      const { code, err } = await run('fold', [...args, '--out', at('x.glb')]);
      expect(code).toBeGreaterThan(0);
      return err;
    };
    expect(await refused(drawing, '--folds', at('mine.json'))).toContain(
      'base must be a whole number from 1 to 400, but is 0',
    );
    expect(await refused(drawing, '--folds', at('broken.json'))).toContain('broken.json is not a JSON object');
    expect(await refused(drawing, 'length=60')).toContain('no variable or choice "length"');
    expect(await refused(at('none.dxf'))).toContain('none.dxf cannot be read: the file does not exist');
    expect(await refused('becf-10101', '--save')).toContain('are for a drawing: name its file');
  });
});
