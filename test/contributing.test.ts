import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import openSleeve from '../fixtures/example/open-sleeve.ts';
import { contributing } from '../fixtures/readme.ts';
import { areas } from './laws/areas.ts';
import { built, type Law } from './laws/built.ts';
import { contours } from './laws/contours.ts';
import { creases } from './laws/creases.ts';
import { declared } from './laws/declared.ts';
import { effects } from './laws/effects.ts';
import { inner } from './laws/inner.ts';
import { joins } from './laws/joins.ts';
import { limits } from './laws/limits.ts';
import { lines } from './laws/lines.ts';
import { outlines } from './laws/outlines.ts';
import { atRandom, randomly, uphold } from './laws/over.ts';
import { overlaps } from './laws/overlaps.ts';
import { solid } from './laws/solid.ts';
import { anyWish, wished } from './support/sizes.ts';

describe('the example of CONTRIBUTING', () => {
  it('is the file it is taken from: npm run gallery', () => {
    const page = readFileSync('CONTRIBUTING.md', 'utf8');
    expect(page).toBe(contributing(page));
  });

  it('declares what a template must', () => expect(declared(openSleeve)).toEqual([]));

  const laws: Record<string, Law> = {
    areas,
    contours,
    creases,
    effects,
    inner,
    joins,
    limits,
    lines,
    outlines,
    overlaps,
    solid,
  };
  it.each(Object.entries(laws))('%s', (_, law) => {
    for (const id of Object.keys(openSleeve.ids)) uphold(law, built({ template: openSleeve, id }));
    randomly(openSleeve, anyWish, 10, (variation, wish) => {
      const box = atRandom(variation, wished(variation, wish));
      if (box) uphold(law, box);
    });
  });
});
