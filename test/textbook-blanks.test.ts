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
 * walls, lids, tucks and glue flap from crease to crease. Corrugated tucks over a snap lock or an auto-lock bottom take lid, half the
 * width (a snap lock a quarter of the length, where that is more), tuck and overlap, and the boards that another generator's 300 × 200 × 250 in 3 mm has; a one-piece folder the walls on all
 * sides and its end flaps. Mailers and trays are held to published figures in `tray-checks.test.ts`.
 */
const rules: readonly Rule[] = [
  { id: 'becf-21d01', flat: ({ L, W, H, t }) => [2 * (L + W) + 4.8 * t + 35, W + H + 3.6 * t] },
  { id: 'becf-21d03', flat: ({ L, W, H, t }) => [2 * (L + W) + 4.8 * t + 35, 2 * W + H + 4.8 * t] },
  // FEFCO 0204 and 0206 by the words of the code: the inner flaps meet too, so on long cases they make the blank.
  { id: 'fefco-0204', flat: ({ L, W, H, t }) => [2 * (L + W) + 4.8 * t + 35, Math.max(L, W) + H + 3.6 * t] },
  {
    id: 'fefco-0206',
    flat: ({ L, W, H, t }) => [2 * (L + W) + 4.8 * t + 35, Math.max(L + H + 3.6 * t, 2 * W + H + 4.8 * t)],
  },
  { id: 'fefco-0200', flat: ({ L, W, H, t }) => [2 * (L + W) + 4.8 * t + 35, W / 2 + H + 1.8 * t] },
  {
    id: 'becf-20901',
    flat: ({ L, W, H, t, chosen }) => [
      2 * (L + W) + 4.8 * t + 35,
      H + W + Math.max(W / 2, L / 4) + chosen.top_tuck_flap! + chosen.bottom_overlap! + 5 * t,
    ],
  },
  {
    id: 'becf-21001',
    flat: ({ L, W, H, t, chosen }) => [
      2 * (L + W) + 4.8 * t + 35,
      H + 1.5 * W + chosen.top_tuck_flap! + chosen.bottom_overlap! + 4 * t,
    ],
  },
  {
    id: 'becf-21c06',
    flat: ({ L, W, H, t, chosen }) => [L + 2 * H + 2 * chosen.end_flap! + 4 * t, 2 * (W + H) + 6 * t],
  },
  { id: 'fefco-0501', flat: ({ L, W, H, t }) => [2 * (L + W) + 4.8 * t + 35, H] },
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
  // Of no book.
  [317, 211, 173, 1.5],
  [317, 211, 173, 3],
  [455, 135, 227, 1.5],
  [455, 135, 227, 4],
  [263, 187, 319, 3],
  [263, 187, 319, 4],
] as const;
const cartons = [
  [100, 50, 150, 0.5],
  [60, 40, 90, 0.3],
  [200, 80, 250, 1],
  [73, 41, 117, 0.4],
  [73, 41, 117, 0.6],
  [131, 97, 59, 0.4],
  [131, 97, 59, 0.6],
  [48, 23, 211, 0.4],
  [48, 23, 211, 0.6],
] as const;

describe('blank sizes of textbooks', () => {
  // An auto-lock bottom lies between the walls where the case is delivered flat: low cases have none.
  const rows = rules.flatMap((rule) =>
    (rule.id === 'becf-10101'
      ? cartons
      : corrugated.filter(([, W, H]) => rule.id !== 'becf-21001' || 2 * H > W + 60)
    ).map((size) => [rule.id, size.join(' × '), rule, size] as const),
  );
  it.each(rows)('%s at %s', (id, _, { flat }, [L, W, H, t]) => {
    const { drawing, values } = drawOne(catalogue, id, { length: L, width: W, height: H, material: t });
    const { width, height } = sizeOf(extent(drawing.dieline));
    const [wide, high] = flat({ L, W, H, t, chosen: values });
    expect(Math.max(Math.abs(width / wide - 1), Math.abs(height / high - 1))).toBeLessThan(0.02);
  });
});
