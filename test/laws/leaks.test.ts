import { describe, expect, it } from 'vitest';
import { group, mainId } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { follow } from '../support/sizes.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { leaks } from './leaks.ts';

/** Share of rays that a closed box may let out: chinks where flaps meet. */
const CHINKS = 0.005;

const isOpen = ({ open, group: id }: (typeof templates)[number]): boolean => !!open || !group(id).encloses;

describe('no light comes out of a box that is meant to be closed, whatever its board', () => {
  it.each(templates.filter((t) => !isOpen(t)).map((t) => [t.name, t] as const))('%s', (_, template) => {
    const id = mainId(template);
    const { min, value, max } = template.size.material!;
    for (const material of new Set([min, value, max])) {
      const box = built({ template, id }, follow({ template, id }, { material }).given);
      expect(box.values.material).toBe(material);
      expect(leaks(box), `board ${material}`).toBeLessThan(CHINKS);
    }
  });

  it.each(templates.filter(({ open }) => open).map((t) => [t.name, t] as const))(
    '%s is open, as it is said to be',
    (_, template) => {
      expect(leaks(built({ template, id: mainId(template) }))).toBeGreaterThan(CHINKS);
    },
  );
});

describe('goes red', () => {
  it('for a flap that stays open', () => {
    const case_ = sound('Regular slotted case');
    const ajar = altered(case_, 'front.top-flap', (p) => ({ ...p, folds: [{ phase: 0, to: 30 }] }));
    expect(leaks(built(case_))).toBeLessThan(CHINKS);
    expect(leaks(built(ajar))).toBeGreaterThan(CHINKS);
  });

  it('for a hole', () => {
    const pierced = altered(sound(), 'back', (p) => ({
      ...p,
      marks: [
        {
          line: 'cut',
          curves: [
            { kind: 'arc', from: [60, 30], to: [40, 30], bulge: 1 },
            { kind: 'arc', from: [40, 30], to: [60, 30], bulge: 1 },
          ],
        },
      ],
    }));
    expect(leaks(built(pierced))).toBeGreaterThan(CHINKS);
  });
});
