import { expect, it } from 'vitest';
import { random as randomFrom } from '../../bench/random.ts';
import { shownSizes } from '../../fixtures/cases.ts';
import { checkDieline } from '../../src/check/index.ts';
import { catalogue, drawOne, templates } from '../../src/index.ts';
import { mainId } from '../../src/template/index.ts';
import { runSeed } from '../support/planted/boxes.ts';
import { variants } from '../support/planted/variants.ts';
import { inTurn } from '../support/turns.ts';

/** Slices in which every template is checked once. */
const SLICES = 12;

/** Checked in every file: a tag without a straight line, and a box with three directions of similar length. */
const ALWAYS: readonly string[] = ['becf-12705', 'becf-1200b'];
const some = templates.map(mainId).filter((id, k) => ALWAYS.includes(id) || inTurn(k, SLICES));

it.each(some)('%s is the same and sound in another file', async (id) => {
  const variables = shownSizes(id);
  const { lines } = drawOne(catalogue, id, variables).drawing.dieline;
  const written = lines.map(({ line, curve }) => ({ layer: line, curve }));
  const random = randomFrom(runSeed);
  for (const { name, write } of variants.filter((_, k) => ALWAYS.includes(id) || inTurn(k, 5))) {
    const file = write(written, random);
    const bytes = typeof file === 'string' ? Buffer.from(file) : file;
    const { verdict, audit, why } = await checkDieline(catalogue, bytes, { template: id, variables, explain: false });
    expect({ name, verdict, findings: audit.findings, why: verdict === 'same' ? [] : why }).toEqual({
      name,
      verdict: 'same',
      findings: [],
      why: [],
    });
  }
});
