import { describe, expect, it } from 'vitest';
import { mainId } from '../../src/template/index.ts';
import { templates } from '../../templates/index.ts';
import { follow } from '../support/sizes.ts';
import { built } from './built.ts';
import { altered, sound } from './faults.ts';
import { leaks } from './leaks.ts';

/** Share of rays that a closed box may let out: chinks where flaps meet. */
const CHINKS = 0.005;

/** Groups of which nothing encloses anything. */
const OPEN_GROUPS = [
  'separators',
  'wrap_around_labels',
  'tags',
  'envelopes',
  'folders',
  'binders',
  'swatch_cards',
  'display_materials',
];

/** Boxes that are open as they are meant to be, and why. */
const OPEN: Readonly<Record<string, string>> = {
  'Open top snap lock': 'no top',
  'Open top auto bottom': 'no top',
  'Glued tray': 'a tray without a lid',
  'Self-locking tray': 'a tray without a lid',
  'Web corner tray': 'a tray without a lid',
  'Notched web corner tray': 'a tray without a lid',
  'Tapered tray': 'a tray without a lid',
  'Tapered web corner tray': 'a tray without a lid',
  'Double wall tray with folded corners': 'a tray without a lid',
  'Double wall tray with glued ears': 'a tray without a lid',
  'Double wall tray with corner flaps': 'a tray without a lid',
  'Hexagonal tray': 'a tray without a lid',
  'Ready-glued tray that folds flat': 'a tray without a lid',
  'Corrugated tray with roll-over sides': 'a tray without a lid',
  'Corrugated tray with roll-over front and back': 'a tray without a lid',
  'Carrier bag with handle slits': 'a bag is open at the top',
  'Carrier bag with eyelets': 'a bag is open at the top',
  'Plain bag': 'a bag is open at the top',
  'Carrier bag with punched grips': 'a bag is open at the top',
  'French fry scoop': 'no top',
  'Cup wrap': 'a wrap around a cup',
  'Pyramid box': 'holes for its ribbon, beside a tip that is tied',
  'Handle carrier': 'open under its gables',
};

const isOpen = ({ name, group }: (typeof templates)[number]): boolean =>
  name in OPEN || OPEN_GROUPS.some((part) => group.endsWith(`_${part}`));

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

  it.each(templates.filter(({ name }) => name in OPEN).map((t) => [t.name, t] as const))(
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
