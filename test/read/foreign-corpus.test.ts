import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { random as randomFrom } from '../../bench/random.ts';
import { auditDrawing } from '../../src/check/index.ts';
import { readDrawing } from '../../src/formats/reading/index.ts';
import { type Curve, flatten, length, type Point } from '../../src/geometry/index.ts';
import { dxfDialects } from '../support/foreign/dxf-dialects.ts';
import { pageDialects } from '../support/foreign/page-dialects.ts';
import { anyDrawing, type ForeignDrawing } from '../support/foreign/shapes.ts';
import { svgDialects } from '../support/foreign/svg-dialects.ts';
import { runSeed } from '../support/planted/boxes.ts';
import { someOf } from '../support/turns.ts';

/** Small drawings as programs of other makers write them: each dialect writes so many. */
const FILES = 3;

const dialects = [...dxfDialects, ...svgDialects, ...pageDialects];
const files = dialects.flatMap((dialect, d) =>
  Array.from({ length: FILES }, (_, k) => {
    const random = randomFrom(runSeed + 101 * d + k);
    return { name: `${dialect.name}, ${k + 1}`, dialect, random, drawing: anyDrawing(random) };
  }),
);

interface Truth {
  readonly areas: readonly number[];
  readonly cut: number;
  readonly crease: number;
}

/** What shapely measures of outlines as fine chords; undefined where it is not installed. */
const program = `
import json, sys
from shapely.geometry import LineString, Polygon
def measure(drawing):
    rings = [Polygon(ring) for ring in drawing['outlines']]
    areas = [rings[k].area - sum(rings[h].area for h in holes) for k, holes in enumerate(drawing['holesOf'])]
    assert all(ring.is_valid for ring in rings)
    assert all(rings[k].contains(rings[h]) for k, holes in enumerate(drawing['holesOf']) for h in holes)
    creases = [LineString(crease) for crease in drawing['creases']]
    assert all(any(rings[k].buffer(1e-6).contains(crease) for k in range(len(drawing['holesOf']))) for crease in creases)
    return {'areas': sorted(areas, reverse=True), 'cut': sum(r.length for r in rings), 'crease': sum(c.length for c in creases)}
print(json.dumps([measure(drawing) for drawing in json.load(sys.stdin)]))
`;
const python = ['/usr/bin/python3', 'python3'].find((bin) => spawnSync(bin, ['-c', 'import shapely']).status === 0);
if (!python) console.warn('shapely is not installed: foreign files are held against our own sums alone');

const chords = (curves: readonly Curve[]): Point[] => [curves[0]!.from, ...curves.flatMap((c) => flatten(c, 1e-5))];
const byShapely = (drawings: readonly ForeignDrawing[]): Truth[] => {
  const input = drawings.map(({ outlines, creases, holesOf }) => ({
    outlines: outlines.map(chords),
    creases: creases.map((c) => [c.from, c.to]),
    holesOf,
  }));
  const { stdout, stderr } = spawnSync(python!, ['-c', program], { input: JSON.stringify(input), encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
};

/** The sum of trapezoids under the chords of an outline, in mm². */
const areaOf = (outline: readonly Curve[]): number => {
  const points = chords(outline);
  const twice = points.reduce((sum, [x, y], k) => {
    const [u, v] = points[(k + 1) % points.length]!;
    return sum + x * v - u * y;
  }, 0);
  return Math.abs(twice) / 2;
};
const bySums = ({ outlines, creases, holesOf }: ForeignDrawing): Truth => {
  const total = (curves: readonly Curve[]): number => curves.reduce((sum, c) => sum + length(c), 0);
  const areas = holesOf.map((holes, k) => holes.reduce((sum, h) => sum - areaOf(outlines[h]!), areaOf(outlines[k]!)));
  return { areas: areas.sort((a, b) => b - a), cut: total(outlines.flat()), crease: total(creases) };
};

const truths = files.map(({ drawing }) => bySums(drawing));
const isNear = (a: number, b: number, relative: number): boolean => Math.abs(a - b) <= relative * Math.max(1, b);

it('has at least fifty files', () => expect(files.length).toBeGreaterThanOrEqual(50));

it.runIf(python)('has the same measures as in shapely', () => {
  const theirs = byShapely(files.map(({ drawing }) => drawing));
  truths.forEach(({ areas, cut, crease }, k) => {
    const other = theirs[k]!;
    expect(areas.every((area, i) => isNear(area, other.areas[i]!, 1e-6))).toBe(true);
    expect([isNear(cut, other.cut, 1e-5), isNear(crease, other.crease, 1e-9)]).toEqual([true, true]);
  });
});

describe('is read and measured in its original form', () => {
  it.each(
    someOf(
      files.map((file, k) => [file.name, file, truths[k]!] as const),
      0,
      FILES,
    ),
  )('%s', async (_, file, truth) => {
    const { dialect, drawing, random } = file;
    const written = await dialect.write(drawing, random);
    const reading = await readDrawing(typeof written === 'string' ? Buffer.from(written) : written);
    const { verdict, findings, facts } = auditDrawing(reading);
    expect({ skipped: reading.skipped, findings, verdict }).toEqual({ skipped: [], findings: [], verdict: 'sound' });
    const holes = drawing.holesOf.flat().length;
    expect({ pieces: facts.pieces, holes: facts.holes }).toEqual({ pieces: drawing.holesOf.length, holes });
    const exact = dialect.exact ?? 1e-6;
    const off = [
      ...truth.areas.map((area, k) => [area, facts.areas[k]!] as const),
      [truth.cut, facts.lengths.cut ?? 0] as const,
      [truth.crease, facts.lengths.crease ?? 0] as const,
    ].filter(([expected, found]) => !isNear(found, expected, exact));
    expect(off).toEqual([]);
  });
});
