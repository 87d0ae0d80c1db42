import { describe, expect, it } from 'vitest';
import { mapCurve } from '../../src/geometry/index.ts';
import { auditDrawing, catalogue, checkDieline, drawOne } from '../../src/index.ts';
import { serviceDxf, type Written } from './service-dxf.ts';

/** Each line again, at these shifts in mm. */
const withCopies = (lines: readonly Written[], ...shifts: readonly (readonly [number, number])[]): Uint8Array =>
  Buffer.from(
    serviceDxf([
      ...lines,
      ...shifts.flatMap(([dx, dy]) =>
        lines.map(({ layer, curve }) => ({ layer, curve: mapCurve(curve, ([x, y]) => [x + dx, y + dy]) })),
      ),
    ]),
  );

const linesOf = (id: string): Written[] =>
  drawOne(catalogue, id, {}).drawing.dieline.lines.flatMap(({ line, curve }) =>
    line === 'bleed' ? [] : [{ layer: line, curve }],
  );

describe('a blank drawn again a little beside itself is one finding, and counts once', () => {
  // The steps between its creases are as short as some of the shifts: a line and its copy then share corners.
  const tuck = linesOf('becf-10101');

  it.each([
    [0.05, 0],
    [0.1, -0.1],
    [0, 0.3],
    [0.5, 0],
    [0.4, 0.3],
  ])('by %f, %f mm', async (dx, dy) => {
    const clean = (await auditDrawing(withCopies(tuck))).facts;
    const { verdict, findings, facts } = await auditDrawing(withCopies(tuck, [dx, dy]));
    const by = Math.hypot(dx, dy);
    expect([verdict, findings.map(({ kind }) => kind)]).toEqual(['not sound', ['double line']]);
    expect(findings[0]!.text).toMatch(
      new RegExp(`^${tuck.length} lines of .* are drawn again, ${by.toFixed(3)} mm beside`),
    );
    expect([facts.pieces, facts.panels, facts.holes, facts.slits]).toEqual([1, clean.panels, clean.holes, clean.slits]);
    expect(facts.area).toBeCloseTo(clean.area, 3);
  });

  it('also with windows, in several parts, and twice', async () => {
    const parts = linesOf('becf-30702');
    const clean = (await auditDrawing(withCopies(parts))).facts;
    const { findings, facts } = await auditDrawing(withCopies(parts, [0.2, 0], [0, 0.3]));
    expect(findings).toHaveLength(2);
    expect([facts.pieces, facts.panels, facts.holes]).toEqual([clean.pieces, clean.panels, clean.holes]);
  });

  it('and its box is recognised without a difference', async () => {
    const { recognised } = await checkDieline(withCopies(tuck, [0.35, 0.2]));
    expect([recognised?.id, recognised?.differences]).toEqual(['becf-10101', 0]);
  });
});

describe('lines that only look like copies are read as they are', () => {
  const svg = (inside: string): Uint8Array =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="200mm" height="200mm" viewBox="0 0 200 200"><g fill="none" stroke="red">${inside}</g></svg>`,
    );
  const outline = '<rect x="10" y="10" width="150" height="150"/>';
  const slots = Array.from({ length: 8 }, (_, k) => `<rect x="${20 + 10 * k}" y="30" width="0.5" height="40"/>`).join(
    '',
  );
  // Chords of 0.2 mm: each is a copy of the next one but one, within the rounding of a file.
  const chords = Array.from({ length: 800 }, (_, k) => {
    const angle = (2 * Math.PI * k) / 800;
    return `${k ? 'L' : 'M'}${(80 + 25 * Math.cos(angle)).toFixed(3)} ${(110 + 25 * Math.sin(angle)).toFixed(3)}`;
  }).join('');
  const straight = `M20 20${Array.from({ length: 60 }, (_, k) => `h${k % 2 ? 0.4 : 0.3}`).join('')}v5h-21Z`;

  it.each([
    ['narrow slots beside one another', slots, 8],
    ['a circle of short chords', `<path d="${chords}Z"/>`, 1],
    ['a straight side of short lines', `<path d="${straight}"/>`, 1],
  ])('%s', async (_, inside, holes) => {
    const { verdict, findings, facts } = await auditDrawing(svg(outline + inside));
    expect([verdict, findings.map(({ text }) => text), facts.holes]).toEqual(['sound', [], holes]);
  });
});
