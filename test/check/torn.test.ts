import { describe, expect, it } from 'vitest';
import { checkDieline } from '../../src/check/index.ts';
import { length } from '../../src/geometry/index.ts';
import { catalogue, dieline } from '../../src/index.ts';
import type { Line } from '../../src/sheet/index.ts';
import { serviceDxf, type Written } from './service-dxf.ts';

const sheet = (lines: readonly Line[]): Written[] => lines.map(({ line, curve }) => ({ layer: line, curve }));
const tray = 'becf-11f08';

describe('a drawing with a missing cut has one gap', () => {
  it('is one piece, whatever is inside its outline', async () => {
    const lines = sheet(dieline(tray).drawing.dieline.lines);
    const cuts = lines.filter(({ layer, curve }) => layer === 'cut' && curve.kind === 'line');
    const longest = cuts.reduce((a, b) => (length(b.curve) > length(a.curve) ? b : a));
    const file = Buffer.from(serviceDxf(lines.filter((line) => line !== longest)));
    const { comparison, why } = await checkDieline(catalogue, file, { template: tray, variables: {}, explain: false });
    expect(comparison!.pieces).toEqual({ theirs: 1, ours: 1 });
    expect(why.join(' ')).not.toContain('pieces');
  });

  it('has one finding and one piece, though creases of three sides lie on the outline', async () => {
    const lines = sheet(dieline('becf-10101', { length: 100, width: 50, height: 90 }).drawing.dieline.lines);
    const edge = lines.find(
      ({ layer, curve: { from, to } }) =>
        layer === 'cut' && from[1] === to[1] && Math.abs(from[1] - 90) < 1e-6 && Math.abs(from[0] - to[0]) === 100,
    );
    expect(edge).toBeDefined();
    const file = Buffer.from(serviceDxf(lines.filter((line) => line !== edge)));
    const { audit } = await checkDieline(catalogue, file, { explain: false });
    expect(audit.findings.map(({ kind }) => kind)).toEqual(['open outline']);
    expect(audit.facts).toMatchObject({ pieces: 1 });
    expect(audit.facts.areas).toHaveLength(1);
  });
});
