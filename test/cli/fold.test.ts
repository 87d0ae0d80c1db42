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

  it('refuses a tray, which is not delivered flat', async () => {
    const { code, err } = await run('fold becf-21701 --delivered --out', [join(newFolder(), 'pack.svg')]);
    expect([code, err]).toEqual([1, expect.stringContaining('becf-21701 (Mailer with cherry locks) is not delivered')]);
  });
});
