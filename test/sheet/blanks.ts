import { type Blank, type Gauge, type Panel, pen } from '../../src/board/index.ts';
import { plain } from '../core/plain.ts';

const blankOf = (trunk: Panel, rises: Blank['rises'], gauges: readonly Gauge[], base: Blank['base']): Blank =>
  plain(trunk, { rises, gauges, base, thickness: 0.5 });

export { partOf as part } from '../core/plain.ts';

/** A flap with a leaning side and a rounded tip. */
const flap = (name: string, seat: number, depth: number): Panel =>
  pen(name, seat)
    .to(seat - depth / 10, depth * 0.8)
    .cubic([seat - depth / 10, depth], [seat / 2, depth], seat / 2, depth)
    .to(depth / 20, depth)
    .close();

/** Four walls side by side with flaps above and below and a glue flap on the left. */
export const tube = (l: number, w: number, h: number): Blank => {
  const wall = (name: string, width: number, next?: Panel): Panel => {
    const lid = flap('lid', width, w * 0.6);
    const p = pen(name, h, { role: 'wall' }).hang(h, width, flap('bottom', width, w / 2));
    if (next) p.hang(0, width, next);
    else p.to(0, width);
    return p.hang(0, 0, lid).close();
  };
  // The walls are drawn on their left crease: their heights run along x.
  const last = wall('side', w);
  const back = wall('back', l, last);
  const left = wall('left', w, back);
  const trunk = pen('front', h, { role: 'wall' })
    .hang(h, l, flap('bottom', l, w / 2))
    .hang(0, l, left)
    .hang(0, 0, flap('lid', l, w * 0.6))
    .close();
  return trunkRight(trunk, h, w, [
    { name: 'length', panel: 'front', along: 'y' },
    { name: 'width', panel: 'left', along: 'y' },
    { name: 'height', panel: 'back', along: 'x' },
  ]);
};

const trunkRight = (trunk: Panel, h: number, w: number, gauges: readonly Gauge[]): Blank =>
  blankOf(trunk, 'right', gauges, {
    line: 'crease',
    panel: pen('glue', h, { role: 'glue' })
      .to(h * 0.9, w / 3)
      .to(h * 0.1, w / 3)
      .close(),
  });

/** A base with four walls, measured twice across and once along a wall; optionally with a window in the base. */
export const tray = (l: number, w: number, h: number, hole = 0): Blank => {
  const wall = (name: string, seat: number): Panel => pen(name, seat, { role: 'wall' }).to(seat, h).to(0, h).close();
  const p = pen('base', l, { role: 'wall' }).hang(l, w, wall('right', w)).hang(0, w, wall('back', l));
  if (hole > 0) {
    const [x, y, r] = [l / 2, w / 2, (Math.min(l, w) / 2) * hole];
    p.mark(
      'cut',
      { kind: 'arc', from: [x + r, y], to: [x - r, y], bulge: 1 },
      { kind: 'arc', from: [x - r, y], to: [x + r, y], bulge: 1 },
    );
  }
  const trunk = p.hang(0, 0, wall('left', w)).close();
  return blankOf(
    trunk,
    'up',
    [
      { name: 'length', panel: 'base', along: 'x' },
      { name: 'width', panel: 'base', along: 'y' },
      { name: 'height', panel: 'back', along: 'y' },
      { name: 'half', panel: 'base', along: 'x', span: [0, l / 2] },
      { name: 'depth', panel: 'right', along: 'y' },
    ],
    { line: 'crease', panel: wall('front', l) },
  );
};

/** A base of many corners with a wall on each: panels at any angle. */
export const star = (sides: number, side: number, h: number): Blank => {
  const p = pen('base', side, { role: 'wall' });
  let [x, y] = [side, 0];
  for (let k = 1; k < sides; k++) {
    const a = (2 * Math.PI * k) / sides;
    [x, y] = k === sides - 1 ? [0, 0] : [x + side * Math.cos(a), y + side * Math.sin(a)];
    p.hang(x, y, pen(`wall ${k}`, side, { role: 'wall' }).to(side, h).to(0, h).close());
  }
  const gauges: Gauge[] = [{ name: 'diameter', panel: 'base', along: 'y' }];
  for (let k = 1; k < sides; k++)
    gauges.push(
      { name: `side ${k}`, panel: `wall ${k}`, along: 'x' },
      { name: `height ${k}`, panel: `wall ${k}`, along: 'y' },
    );
  return blankOf(p.close(), 'up', gauges, {
    line: 'crease',
    panel: pen('wall 0', side, { role: 'wall' }).to(side, h).to(0, h).close(),
  });
};
