import {
  type Body,
  eachWall,
  flip,
  GRIP,
  glued,
  type Motion,
  moveCurve,
  type Pen,
  pen,
  rectangle,
  rim,
  type SizesWith,
  stadium,
  trapezium,
} from '../../../src/author/index.ts';

/** A basket for two rows of bottles. */
type BottleBasket = SizesWith<'wall_height' | 'strap_height'> & { readonly row: 2 | 3 };

/** Width of the glue tabs of straps and handles, and of the board beside a grip, in mm. */
const [TAB, BESIDE] = [12, 15];

/** Height by which the ends rise from the walls to the handle. */
const endRise = ({ height, wall_height, width }: BottleBasket): number =>
  Math.min(width / 4, (height - wall_height) / 3);

/**
 * Draws the lower edge of a handle with the straps that divide the row into cells, cut out of it from below, folded about vertical creases
 * and glued to the wall. On the sheet, one of two straps lies above the other. In the frame of the handle, x is up and y along the row.
 */
const withStraps = (p: Pen, b: BottleBasket, end: number): Pen => {
  const { length, material: t, row, strap_height: h } = b;
  const first = row === 2 ? (length - t) / 2 : length / 3 - t / 2;
  const toWall = b.width / 2 - 2 * t;
  // Each of two straps reaches past the hinge of the other.
  const reach = Math.max(toWall + TAB, row === 2 ? 0 : length - 2 * first + 1);
  const strap = (name: string, seat: number) => {
    // Narrower all along: a long taper beside the other strap would leave a needle.
    const tab = pen('tab', seat, { role: 'glue', phase: 1 })
      .path([seat - 2, 2], [seat - 2, reach - toWall])
      .closeMirrored();
    return rectangle(name, seat, toWall, { top: tab });
  };
  // Leaves space for the flange on the bottom.
  const foot = t + 0.5;
  if (row === 2) p.to(h, end);
  else {
    const second = length - first;
    p.to(0, end)
      .path([0, first + reach], [h, first + reach], [h, second])
      .hang(2 * h, second, strap('strap-2', h))
      .to(2 * h, second - reach)
      .to(h, second - reach);
  }
  return p
    .to(h, first)
    .hang(foot, first, strap('strap-1', h - foot))
    .to(0, first);
};

/** Half of an end, with the handle on it, which folds back between the rows. In its frame x points upwards and y away from its wall. */
const halfEnd = (b: BottleBasket, side: 'front' | 'back') => {
  const { length, width, height, material: t, wall_height: wall, row, strap_height } = b;
  const top = wall + endRise(b);
  const end = length - t;
  const [middle, shoulder] = [end / 2, Math.min(length / 5, (length - GRIP.length - 2 * BESIDE) / 2)];
  const upright: Motion = { cos: 0, sin: 1, x: height - BESIDE - GRIP.height / 2, y: middle };
  const grip = stadium([0, 0], GRIP.length, GRIP.height).map((curve) => moveCurve(upright, curve));
  const foot = row === 2 ? strap_height + 1 : t + 1;
  const handle = pen(`${side}-handle`, top, { role: 'wall', phase: 2 })
    .rounded(10, [height, shoulder], [height, end - shoulder])
    .path([top, end], [top - 2, end])
    .hang(foot, end, trapezium('tab', top - 2 - foot, TAB, 2, { role: 'glue', phase: 1 }))
    .mark('cut', ...grip);
  const half = width / 2 - t;
  return pen(`left-${side}`, wall, { role: 'wall', phase: 3 })
    .path([top, half - Math.min(TAB, half / 3)], [top, half])
    .hang(0, half, withStraps(handle, b, end).close())
    .close();
};

/**
 * A strip glued into two rows of cells: half an end, a wall, the other end, the other wall and half an end. Both its ends fold in between
 * the rows, are glued together and rise to the handle. Straps divide the rows. The bottom is glued to a flange of the back.
 */
export const bottleBasket = (b: BottleBasket): Body => {
  const { length, width, material: t, wall_height: wall } = b;
  const rise = endRise(b);
  const plateau = Math.min(2 * (TAB + t), width / 3);
  const bottom = rectangle('bottom', length, width, { phase: 7 });
  // The flange lies on the bottom, so its crease is one board higher.
  const flange = trapezium('flange', length - 4, Math.min(width / 2 - t - 1, 40), 3, { role: 'glue', phase: 6 });
  const lower = rim(length)
    .path([length - 1, 0], [length - 2, -t])
    .closeMirrored(flange);
  // In the walls on the right of the first one, x points downwards from their rim.
  const back = pen('back', wall, { role: 'wall', phase: 5 })
    .rim(wall, length, lower)
    .hang(0, length, flip(halfEnd(b, 'back')))
    .close();
  const right = pen('right', wall, { role: 'wall', phase: 4 })
    .to(wall, width)
    .hang(0, width, back)
    .path([-rise, (width + plateau) / 2], [-rise, (width - plateau) / 2])
    .close();
  const straps = Array.from({ length: b.row - 1 }, (_, k) => `strap-${k + 1}`);
  return {
    trunk: pen('front', wall, { role: 'wall' }).hang(wall, length, bottom).hang(0, length, right).close(),
    base: { line: 'crease', panel: halfEnd(b, 'front') },
    rises: 'right',
    joins: [
      ...eachWall((at) => [
        glued(`${at}-handle.tab`, 'right'),
        ...straps.map((strap) => glued(`${at}-handle.${strap}.tab`, at)),
      ]),
      glued('front-handle', 'back-handle'),
      glued('back.flange', 'front.bottom'),
    ],
    labels: { length: ['front.y', 0, length], width: ['right.y', 0, width], height: ['front-handle.x', 0, b.height] },
    inner: { length: 'right|left-front', width: 'front|back' },
  };
};
