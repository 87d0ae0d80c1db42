import { describe, expect, it } from 'vitest';
import { catalogue, drawOne } from '../src/index.ts';
import { extent, sizeOf } from '../src/sheet/index.ts';

/** Inside sizes, of cartons those from crease to crease, the board and the values that the template settles on, all in mm. */
type Sizes = Readonly<Record<'L' | 'W' | 'H' | 't', number>> & { readonly chosen: Readonly<Record<string, number>> };

interface Rule {
  readonly id: string;
  readonly flat: (sizes: Sizes) => readonly [width: number, height: number];
}

/**
 * Blanks as textbooks count them. Slotted cases take the score allowances of regular slotted cases (3/16 inch on length and width and
 * twice as much on depth in board of 4 mm: 1.2 and 2.4 boards), half a width for each flap, and a joint of 35; a tuck end carton its
 * walls, lids, tucks and glue flap from crease to crease. Mailers and trays are held to published figures in `tray-checks.test.ts`.
 */
const rules: readonly Rule[] = [
  { id: 'becf-21d01', flat: ({ L, W, H, t }) => [2 * (L + W) + 4.8 * t + 35, W + H + 3.6 * t] },
  { id: 'becf-21d03', flat: ({ L, W, H, t }) => [2 * (L + W) + 4.8 * t + 35, 2 * W + H + 4.8 * t] },
  { id: 'fefco-0200', flat: ({ L, W, H, t }) => [2 * (L + W) + 4.8 * t + 35, W / 2 + H + 1.8 * t] },
  {
    id: 'becf-10101',
    flat: ({ L, W, H, chosen }) => [
      2 * (L + W) + chosen.glue_flap!,
      H + 2 * W + chosen.top_tuck_flap! + chosen.bottom_tuck_flap!,
    ],
  },
];

const corrugated = [
  [300, 200, 80, 1.5],
  [300, 200, 80, 3],
  [400, 250, 100, 4],
  [600, 400, 400, 7],
] as const;
const cartons = [
  [100, 50, 150, 0.5],
  [60, 40, 90, 0.3],
  [200, 80, 250, 1],
] as const;

describe('blanks as textbooks count them', () => {
  const rows = rules.flatMap((rule) =>
    (rule.id === 'becf-10101' ? cartons : corrugated).map((size) => [rule.id, size.join(' × '), rule, size] as const),
  );
  it.each(rows)('%s at %s', (id, _, { flat }, [L, W, H, t]) => {
    const { drawing, values } = drawOne(catalogue, id, { length: L, width: W, height: H, material: t });
    const { width, height } = sizeOf(extent(drawing.dieline));
    const [wide, high] = flat({ L, W, H, t, chosen: values });
    expect(Math.max(Math.abs(width / wide - 1), Math.abs(height / high - 1))).toBeLessThan(0.02);
  });
});
