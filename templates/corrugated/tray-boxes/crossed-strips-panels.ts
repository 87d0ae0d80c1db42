import {
  eachSide,
  type InnerSizes,
  insideShare,
  type Labels,
  type LeftOrRight,
  meets,
  part,
  placed,
  rectangle,
  type SizesAndMaterial,
} from '../../../src/author/index.ts';

/** Half of the gap between two half tops, and play of the inner pieces in the strip on each side, in mm. */
const GAP = 0.5;

/** Fold phases: the inner pieces fold and come in before the strip closes round them. */
const phases = { inner: 0, tops: 1, comes: 2, walls: 3, closing: 4 } as const;

/** A strip, and in it another one, or an end piece with lips at either end. All in mm. */
export const crossedStrips = (sizes: SizesAndMaterial & { readonly lip?: number | undefined }) => {
  const { length, width, height, material: t, lip } = sizes;
  const inside = insideShare.corrugated * t;
  const [long, high] = [length + 2 * inside, height + 2 * inside];
  const wide = width - 2 * GAP;
  // Round two boards of the inner pieces.
  const [along, across, up] = [length + 2 * t, width + 2 * inside, height + 2 * t + 2 * inside];
  const side = (name: string) =>
    rectangle(name, along, up, {
      role: 'wall',
      phase: phases.walls,
      top: rectangle('top', along, across / 2 - GAP, { phase: phases.closing }),
    });
  const strip = part('strip', {
    trunk: rectangle('floor', along, across, { role: 'wall', top: side('back') }),
    base: { line: 'crease', panel: side('front') },
    trunkIs: 'base',
    joins: [meets('front.top', 'back.top')],
    labels: { width: 'floor.y' },
    inner: { width: 'back|front' },
  });
  const end = (name: LeftOrRight, deep: number) =>
    rectangle(name, wide, high, {
      role: 'wall',
      phase: phases.inner,
      top: rectangle('top', wide, deep, { phase: phases.tops }),
    });
  const inIt = (id: string, seat: number, from: number, deep: number, sides: readonly LeftOrRight[]) => {
    const walls = Object.fromEntries(sides.map((name) => [name, end(name, deep)]));
    const whole = sides.length === 2;
    const at = placed([from, (across - wide) / 2, -t], [0, 0, -(2 * height + length)]);
    const body = {
      trunk: rectangle('floor', seat, wide, { role: 'wall', ...walls }),
      trunkIs: 'base',
      joins: whole ? [meets('right.top', 'left.top')] : [],
      labels: { ...(whole && { length: 'floor.x' }), height: `${sides[0]!}.y` } as Labels,
      inner: { ...(whole && { length: 'right|left' }), height: 'floor|right.top' } as InnerSizes,
    } as const;
    return part(id, sides[0] === 'right' ? body : { ...body, labels: {}, inner: {} }, { ...at, phase: phases.comes });
  };
  const start = (along - long) / 2;
  if (lip === undefined) return [strip, inIt('inner_strip', long, start, long / 2 - GAP, ['right', 'left'])];
  const ends = eachSide((name) => inIt(`${name}_end`, lip, name === 'left' ? start : start + long - lip, lip, [name]));
  return [strip, ...ends];
};
