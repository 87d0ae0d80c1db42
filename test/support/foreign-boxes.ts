import { arc, type Curve, type Point, straight } from '../../src/geometry/index.ts';
import type { Written } from '../check/service-dxf.ts';

/** Boxes as other makers draw them: without our allowances, locks and rounded corners. Sizes from crease to crease, in mm. */

const path = (layer: string, ...points: readonly Point[]): Written[] =>
  points.slice(1).map((to, k) => ({ layer, curve: straight(points[k]!, to) }));

const outline = (...points: readonly Point[]): Written[] => path('cut', ...points, points[0]!);

const folds = (...all: readonly (readonly [Point, Point])[]): Written[] =>
  all.flatMap(([from, to]) => path('crease', from, to));

/** A regular slotted case. */
export const slottedCase = (length: number, width: number, height: number, slot = 8, lap = 35): Written[] => {
  const [flap, half] = [width / 2, slot / 2];
  const widths = [length, width, length, width];
  const at = [0, length, length + width, 2 * length + width, 2 * length + 2 * width];
  const end = at[4]!;
  const edge = (y: number, to: number): Point[] =>
    widths.flatMap((_, k): Point[] => {
      const [left, right] = [at[k]! + (k ? half : 0), at[k + 1]! - (k < 3 ? half : 0)];
      return [
        [left, y],
        [left, to],
        [right, to],
        [right, y],
      ];
    });
  return [
    ...outline(
      ...edge(0, -flap),
      [end, height],
      ...edge(height, height + flap)
        .reverse()
        .slice(1),
      [0, height],
      [-lap, height - 15],
      [-lap, 15],
      [0, 0],
    ),
    ...folds(
      ...at.slice(0, 4).map((x): [Point, Point] => [
        [x, 0],
        [x, height],
      ]),
    ),
    ...widths.flatMap((_, k) =>
      [0, height].flatMap((y) => path('crease', [at[k]! + (k ? half : 0), y], [at[k + 1]! - (k < 3 ? half : 0), y])),
    ),
  ];
};

/** A carton with two tuck ends; reversed, or both on the first wall. */
export const tuckEnd = (
  length: number,
  width: number,
  height: number,
  { tuck = 14, dust = 26, flap = 13, reverse = true } = {},
): Written[] => {
  const [a, b, c, d] = [length, length + width, 2 * length + width, 2 * length + 2 * width];
  const lid = (x: number, y: number, way: number): Written[] => [
    ...path(
      'cut',
      [x, y],
      [x, y + way * width],
      [x + 3, y + way * (width + tuck)],
      [x + length - 3, y + way * (width + tuck)],
      [x + length, y + way * width],
      [x + length, y],
    ),
    ...path('crease', [x, y], [x + length, y]),
    ...path('crease', [x, y + way * width], [x + length, y + way * width]),
  ];
  const ear = (x: number, y: number, way: number): Written[] => [
    ...path('cut', [x, y], [x + 3, y + way * dust], [x + width - 3, y + way * dust], [x + width, y]),
    ...path('crease', [x, y], [x + width, y]),
  ];
  return [
    ...[0, a, b, c].flatMap((x) => path('crease', [x, 0], [x, height])),
    ...path('cut', [0, 0], [-flap, 5], [-flap, height - 5], [0, height]),
    ...path('cut', [d, 0], [d, height]),
    ...lid(0, height, 1),
    ...path('cut', [b, height], [c, height]),
    ...lid(reverse ? b : 0, 0, -1),
    ...(reverse ? path('cut', [0, 0], [a, 0]) : path('cut', [b, 0], [c, 0])),
    ...[a, c].flatMap((x) => [...ear(x, height, 1), ...ear(x, 0, -1)]),
  ];
};

/** A tray whose corners are glued with tabs on the long walls. */
export const fourCornerTray = (length: number, width: number, height: number, tab = 15): Written[] => [
  ...path('cut', [0, -height], [length, -height]),
  ...path('cut', [0, width + height], [length, width + height]),
  ...path('cut', [length, 0], [length + height, 0], [length + height, width], [length, width]),
  ...path('cut', [0, width], [-height, width], [-height, 0], [0, 0]),
  ...folds(
    [
      [0, 0],
      [length, 0],
    ],
    [
      [0, width],
      [length, width],
    ],
    [
      [0, 0],
      [0, width],
    ],
    [
      [length, 0],
      [length, width],
    ],
  ),
  ...(
    [
      [0, -1, 0],
      [length, 1, 0],
      [0, -1, width],
      [length, 1, width],
    ] as const
  ).flatMap(([x, side, y]) => {
    const way = y ? 1 : -1;
    return [
      ...path('crease', [x, y], [x, y + way * height]),
      ...path(
        'cut',
        [x, y],
        [x + side * tab, y + way * 3],
        [x + side * tab, y + way * (height - 3)],
        [x, y + way * height],
      ),
    ];
  }),
];

/** A pillow pack with arcs of this depth. */
export const pillow = (length: number, height: number, depth: number, flap = 12): Written[] => {
  const bend = (2 * depth) / length;
  const side = (x: number, y: number, way: number): Written[] =>
    (
      [
        ['cut', way],
        ['crease', -way],
      ] as const
    ).map(([layer, sense]) => ({ layer, curve: arc([x, y], [x + length, y], -sense * bend) as Curve }));
  return [
    ...[0, length].flatMap((x) => [...side(x, 0, -1), ...side(x, height, 1)]),
    ...folds(
      [
        [0, 0],
        [0, height],
      ],
      [
        [length, 0],
        [length, height],
      ],
    ),
    ...path('cut', [2 * length, 0], [2 * length, height]),
    ...path('cut', [0, 0], [-flap, 6], [-flap, height - 6], [0, height]),
  ];
};

/** An envelope with a pointed flap and side tabs. */
export const envelope = (length: number, height: number, flap = 50, tab = 18): Written[] => [
  ...path('cut', [0, 0], [0, -height + 3], [length, -height + 3], [length, 0]),
  ...path(
    'cut',
    [0, 0],
    [-tab, 8],
    [-tab, height - 8],
    [0, height],
    [length / 2 - 10, height + flap],
    [length / 2 + 10, height + flap],
    [length, height],
    [length + tab, height - 8],
    [length + tab, 8],
    [length, 0],
  ),
  ...folds(
    [
      [0, 0],
      [length, 0],
    ],
    [
      [0, height],
      [length, height],
    ],
    [
      [0, 0],
      [0, height],
    ],
    [
      [length, 0],
      [length, height],
    ],
  ),
];
