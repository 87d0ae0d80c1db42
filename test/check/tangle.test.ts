import { describe, expect, it } from 'vitest';
import { auditDrawing, checkDieline } from '../../src/index.ts';
import { inTurn } from '../support/turns.ts';

const svg = (paths: readonly string[]): Uint8Array =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000mm" height="1000mm" viewBox="0 0 1000 1000"><g id="cut" stroke="red">${paths
      .map((d) => `<path d="${d}"/>`)
      .join('')}</g></svg>`,
  );
const many = (n: number, path: (k: number) => string): Uint8Array => svg(Array.from({ length: n }, (_, k) => path(k)));

/** Random numbers, equal in every run. */
const anywhere = (k: number): number => ((k * 7919.17) % 990) + ((k * 0.618) % 1);

describe('drawings that cannot be analysed in bounded time', () => {
  it.each([
    [
      'lines from anywhere to anywhere',
      /^Crossings, outlines and loose ends were not checked in full: more than 20,000 places where lines cross$/,
      () => many(3000, (k) => `M${anywhere(k)} ${anywhere(3 * k + 1)}L${anywhere(5 * k + 2)} ${anywhere(7 * k + 3)}`),
    ],
    [
      'a lattice',
      /^Crossings, outlines and loose ends were not checked in full: more than 20,000 places where lines cross$/,
      () => many(400, (k) => (k % 2 ? `M0 ${k}h990` : `M${k} 0v990`)),
    ],
  ])('%s: the answer names the limit, and what is known', async (_, text, file) => {
    const { verdict, findings, facts } = await auditDrawing(file());
    const stopped = findings.filter(({ kind }) => kind === 'not checked');
    expect(stopped.map((finding) => finding.text)).toContainEqual(expect.stringMatching(text));
    expect(verdict).toBe(findings.some(({ kind }) => kind === 'double line') ? 'not sound' : 'cannot tell');
    expect(facts.width).toBeGreaterThan(900);
    const claimed = await checkDieline(file(), {
      template: 'becf-10101',
      variables: { length: 60, width: 25, height: 100 },
    });
    expect(['differs', 'cannot tell']).toContain(claimed.verdict);
  });

  it('lines a thousandth of a millimetre apart are refused, with what helps', async () => {
    const file = many(2000, (k) => `M0 ${k / 1000}h980`);
    await expect(auditDrawing(file)).rejects.toThrow(
      'More than 200,000 pairs of lines lie within 0.3 mm of one another: delete the copies.',
    );
  });

  it('thousands of long parallel lines are one finding', async () => {
    const { findings } = await auditDrawing(many(3000, (k) => `M${k % 7} ${k / 5}h980`));
    expect(findings.map(({ kind }) => kind)).toContain('double line');
    expect(findings.filter(({ kind }) => kind === 'double line')).toHaveLength(1);
  });

  it.runIf(inTurn(0, 2))('a sheet with twenty thousand short lines is one piece', async () => {
    const { facts } = await auditDrawing(
      many(20_000, (k) => `M${(k % 150) * 6} ${Math.floor(k / 150) * 6}l${3 + (k % 2)} 3`),
    );
    expect(facts.lengths.cut).toBeCloseTo(10_000 * (Math.hypot(3, 3) + 5), 0);
  });
});
