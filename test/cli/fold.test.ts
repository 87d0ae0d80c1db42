import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deliveredParts, foldedSvg } from '../../src/fold/index.ts';
import { dieline } from '../../src/index.ts';
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
