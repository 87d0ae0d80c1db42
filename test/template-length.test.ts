import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A template is a data sheet: one box, one idea a file, in lines. */
const [LONGEST, MEDIAN] = [90, 45];

/** Boxes that are as large as that: their panels are drawn once, and no other box has them. */
const LARGE: Readonly<Record<string, number>> = {
  'cartons/food-boxes/self-locking-tray-with-lid.ts': 110,
  'cartons/food-boxes/take-away-pail.ts': 105,
  'cartons/tray-boxes/hinged-lid-tray.ts': 95,
  'cartons/tuck-end-boxes/five-panel-hanger.ts': 110,
  'corrugated/standard-boxes/capped-body.ts': 95,
  'corrugated/standard-boxes/double-end-case.ts': 105,
  'corrugated/tray-boxes/rolled-front-tray.ts': 150,
};

const lengths = readdirSync('templates', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && path !== 'index.ts')
  .map((path) => ({ path, lines: readFileSync(`templates/${path}`, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);

describe('a template reads like a data sheet', () => {
  it(`no file is above ${LONGEST} lines, but those of large boxes, which do not grow`, () =>
    expect(lengths.filter(({ path, lines }) => lines > (LARGE[path] ?? LONGEST))).toEqual([]));

  it('the list of large boxes holds no box that has become short', () =>
    expect(
      Object.keys(LARGE).filter((path) => !lengths.some((file) => file.path === path && file.lines > LONGEST)),
    ).toEqual([]));

  it(`the median is at most ${MEDIAN} lines`, () =>
    expect(lengths[Math.floor(lengths.length / 2)]!.lines).toBeLessThanOrEqual(MEDIAN));
});
