import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { localApi } from '../../src/service/local/index.ts';
import { answers } from '../contract/answers.ts';
import { errors } from '../contract/errors.ts';
import { inProcess, mockups } from '../contract/mockups.ts';
import { nestings } from '../contract/nestings.ts';
import type { Open } from '../contract/open.ts';
import { inTurn } from '../support/turns.ts';
import { samples } from './samples.ts';

describe('in process', () => {
  // `addresses.test.ts` looks at real pages: they take longer than all else here.
  const pages = async () => ({ html: Buffer.from('<!doctype html>'), etag: '"x"', policy: '' });
  const open: Open = async (options) => localApi({ catalogue: samples, pages, ...options });
  answers(open);
  errors(open);
  mockups(open, inProcess);
  // Over HTTP in the other slices: both end in the same code.
  if (inTurn(0, 2)) nestings(open);

  it('writes complete files into a directory, named by id', async () => {
    const directory = join(await mkdtemp(join(tmpdir(), 'boxwright-')), 'deep');
    const { dieline } = await localApi({ catalogue: samples, directory }).createDieline('becf-10101', {
      format: 'dxf',
      variables: { unit: 'mm', length: 60, width: 25, height: 100, material: 0.4 },
    });
    expect(await readdir(directory)).toEqual([`${dieline.id}.dxf`]);
    expect(await readFile(fileURLToPath(dieline.url), 'utf8')).toContain('AC1021');
  });

  it('puts pictures and pages under the base address', async () => {
    const local = localApi({ catalogue: samples, baseUrl: 'https://box.example' });
    const { images, flap, links } = (await local.readTemplate('becf-10101')).dieline_template;
    expect(images).toEqual([{ type: 'svg', url: 'https://box.example/images/templates/becf-10101.svg' }]);
    expect(flap!.image).toBe('https://box.example/images/attributes/flap/uni_tuck_flap.svg');
    expect(links[1]!.href).toBe('https://box.example/templates/becf-10101');
  });
});
