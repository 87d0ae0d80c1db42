import { describe, expect, it } from 'vitest';
import { random as randomFrom } from '../../bench/random.ts';
import { checkDieline } from '../../src/check/index.ts';
import { catalogue } from '../../src/index.ts';
import { anyBox, runSeed } from '../support/planted/boxes.ts';
import { faults } from '../support/planted/faults.ts';
import { variants } from '../support/planted/variants.ts';
import { someOf } from '../support/turns.ts';
import { serviceDxf } from './service-dxf.ts';

/** Boxes for each fault and each variant. */
const BOXES = [1, 2, 3] as const;

const seedOf = (name: string, box: number): number =>
  [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), runSeed + box);

describe('the suite', () => {
  it('has at least eighty faults and forty clean variants', () => {
    expect(faults.length * BOXES.length).toBeGreaterThanOrEqual(80);
    expect(variants.length * BOXES.length).toBeGreaterThanOrEqual(40);
  });
});

describe.each(someOf(BOXES, 1))('in box %i every planted fault is found and named', (box) => {
  it.each(faults.map((fault) => [fault.name, fault] as const))(
    '%s',
    async (name, { plant, says, findings = [], ids }) => {
      const random = randomFrom(seedOf(name, box));
      const { id, variables, lines } = anyBox(random, ids);
      const file = Buffer.from(serviceDxf(plant(lines, random)));
      const { verdict, why, audit } = await checkDieline(catalogue, file, { template: id, variables, explain: false });
      const context = { id, variables };
      expect({ context, why: why.join('\n') }).toEqual({ context, why: expect.stringMatching(says) });
      // One cause gives one finding.
      const kinds = audit.findings.map(({ kind }) => kind);
      if (findings === 'one') expect({ context, kinds }).toEqual({ context, kinds: [kinds[0]] });
      else if (findings !== 'any') expect({ context, kinds }).toEqual({ context, kinds: findings });
      expect(verdict).not.toBe('same');
    },
  );
});

describe.each(someOf(BOXES, 1))('box %i is the same and sound', (box) => {
  it.each(variants.map((variant) => [variant.name, variant] as const))('%s', async (name, { write }) => {
    const random = randomFrom(seedOf(name, box));
    const { id, variables, lines } = anyBox(random);
    const written = write(lines, random);
    const file = typeof written === 'string' ? Buffer.from(written) : written;
    const { verdict, audit, comparison } = await checkDieline(catalogue, file, {
      template: id,
      variables,
      explain: false,
    });
    const context = { id, variables };
    expect({ context, verdict, findings: audit.findings, off: comparison?.deviations.slice(0, 2) }).toEqual({
      context,
      verdict: 'same',
      findings: [],
      off: [],
    });
    expect(audit.verdict).toBe('sound');
  });
});
