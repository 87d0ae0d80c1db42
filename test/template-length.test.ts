import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A template is a data sheet: one box, one idea a file, in lines. Panels that only it has stand beside it, in `…-panels.ts`. */
const [LONGEST, MEDIAN] = [90, 45];

const lengths = readdirSync('templates', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter(
    (path) => path.endsWith('.ts') && path !== 'index.ts' && !path.startsWith('lazy/') && !path.endsWith('-panels.ts'),
  )
  .map((path) => ({ path, lines: readFileSync(`templates/${path}`, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines);

describe('a template reads like a data sheet', () => {
  it(`no file is above ${LONGEST} lines`, () => expect(lengths.filter(({ lines }) => lines > LONGEST)).toEqual([]));

  it(`the median is at most ${MEDIAN} lines`, () =>
    expect(lengths[Math.floor(lengths.length / 2)]!.lines).toBeLessThanOrEqual(MEDIAN));
});
