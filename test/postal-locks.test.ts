import { expect, it } from 'vitest';
import { catalogue, withChoices } from '../src/index.ts';
import { built } from './laws/built.ts';
import { webs } from './laws/webs.ts';
import { follow } from './support/sizes.ts';

const choices = { postal_lock: 'both', thumb_cut: 'both' };

// A thumb cut grows with its wall up to a length of 72, and corrugated walls are longer than their box.
it.each(['becf-10101', 'becf-20101', 'becf-20401', 'becf-20901', 'becf-21001'])(
  'the slit of a postal lock is clear of the thumb cut of the shortest %s',
  (main) => {
    const id = withChoices(main, choices);
    const { template } = catalogue.find(id)!;
    for (const material of main < 'becf-2' ? [0.3, 0.5, 1] : [1, 1.4, 1.5, 1.6, 3, 7]) {
      const { given, settled } = follow({ template, id }, { length: 1, width: 1, material });
      expect(settled.violations).toEqual([]);
      expect(webs(built({ template, id }, given))).toEqual([]);
    }
  },
);
