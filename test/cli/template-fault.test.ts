import { afterEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../src/index.ts';
import { boxwrightCommand } from '../support/command-line.ts';

/** The template, and the one that the catalogue keeps for these choices. */
const broken = ['becf-10101', 'becf-10101,flap=chamfer_flap'].map((id) => catalogue.find(id)!.template);

afterEach(() => vi.restoreAllMocks());

/** A mistake of an author, here. */
const breakTemplate = () => {
  for (const template of broken)
    vi.spyOn(template, 'build').mockImplementation(() => {
      throw new TypeError('flap is not a panel');
    });
};

describe('a template that throws while it is drawn', () => {
  it.each([
    'dieline becf-10101 length=90 flap=chamfer_flap',
    'dieline becf-10101 length=90 flap=chamfer_flap --dimensions outside',
    'parts becf-10101 length=90 flap=chamfer_flap',
    'nest becf-10101 length=90 flap=chamfer_flap --sheet B1',
  ])('%s: tells the template, sizes, choices, and the place', async (line) => {
    breakTemplate();
    const { code, out, err } = await boxwrightCommand(line);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(
      /^boxwright: becf-10101\S* \(Reverse tuck end\) cannot be drawn with length=\S+ width=50 .*flap=chamfer_flap.*: flap is not a panel\n\(test\/cli\/template-fault\.test\.ts:14\)\n$/,
    );
  });

  it('is told as JSON where JSON was requested', async () => {
    breakTemplate();
    const { code, err } = await boxwrightCommand('parts becf-10101 --json');
    expect(code).toBe(1);
    expect(JSON.parse(err).message).toContain('flap is not a panel\n(test/cli/template-fault.test.ts:14)');
  });
});
