import {
  type Blank,
  mapCurve,
  type PanelOptions,
  pen,
  phaseShare,
  pillowCrease,
  pillowSection,
  type RuledSurface,
  reverse,
  type SizesWith,
  trapezium,
} from '../../../src/author/index.ts';

/** A scoop: two bulging panels, held apart by a floor between curved creases. Heights at the sides are above the ends of the floor. */
type Scoop = SizesWith<'front_height' | 'glue_flap'>;

/** Fold phases of a scoop: the glue flaps, then all other panels at once. */
const scoopPhases = { glue: 0, close: 1 } as const;

/** Distance between the ends of a glue flap and the ends of its side, in addition to one board, in mm. */
const BESIDE_END = 1.5;

/** Floor, back with glue flaps, and front, as wide as a pillow's section of this depth. Creases curve as a pillow's and bend the panels. */
export const scoop = (s: Scoop): Pick<Blank, 'trunk' | 'base' | 'trunkIs' | 'joins'> => {
  const { length, width, height: back, front_height: front, material } = s;
  const { flat, radius } = pillowSection(length, width);
  const dip = pillowCrease(length, width);
  const rise = mapCurve(dip, ([x, y]) => [x, -y], -1);
  const clear = BESIDE_END + material;
  const bow = (panel: ScoopPanel) => scoopSurface(panel, flat, radius, [clear, front - clear], material);
  const close = (name: 'floor' | 'back' | 'front'): PanelOptions => ({
    role: 'wall',
    phase: scoopPhases.close,
    bow: bow(name),
  });
  return {
    trunk: pen('floor', flat, close('floor'))
      .hangOn(
        rise,
        pen('back', flat, close('back'))
          .to(flat, clear)
          .hang(flat, front - clear, flap('right', s, bow('right')))
          .to(flat, back)
          .arc(0, back, bulgeOf(flat, flat / 8))
          .to(0, front - clear)
          .hang(0, clear, flap('left', s, bow('left')))
          .close(),
      )
      .close(),
    base: {
      line: 'crease',
      curve: reverse(dip),
      panel: pen('front', flat, close('front'))
        .to(flat, front)
        .arc(0, front, -bulgeOf(flat, hollow(s, flat)))
        .closeMirrored(),
    },
    trunkIs: 'base',
    joins: (['right', 'left'] as const).map((side) => ({ by: 'glue', a: `back.${side}-flap`, b: 'front' })),
  };
};

/** `right` and `left` are the glue flaps of the back. */
type ScoopPanel = 'floor' | 'back' | 'front' | 'right' | 'left';

/** Distance from its crease over which a glue flap bends inwards to lie on the front, in mm. */
const BEND = 2;

/** Steps of the integral for the position of a point across the scoop. */
const SAMPLES = 12;

/**
 * The surface of a panel of a scoop. The glue flaps fold in, then all other panels at once. g(s) is the dip of the floor's creases at s
 * along the width from the middle. Floor, front and back bend to cylinders whose sections rise by k·g(s). The creases lie in planes, which
 * mirror neighbouring panels, and panels fold by 2·atan(k): exact from k = 0 (flat) to k = 1 (panels upright, section of a pillow). Glue
 * flaps lie on the front. `radius`: that of the bent panels; `sides`: ends of the glue flaps on the back's sides, above the floor's ends.
 */
const scoopSurface = (
  panel: ScoopPanel,
  flat: number,
  radius: number,
  sides: readonly [low: number, high: number],
  thickness: number,
): RuledSurface => {
  const [middle, end] = [flat / 2, flat / (2 * radius)];
  const g = (s: number): number => radius * (Math.cos(s / radius) - Math.cos(end));
  /** Position across the scoop of the point at s, on a section that rises by k·g, by Simpson's rule. */
  const across = (s: number, k: number): number => {
    // For the closed scoop, the most frequent case, the integral is a sine.
    if (k === 1) return radius * Math.sin(s / radius);
    const slope = (i: number): number => Math.sqrt(1 - (k * Math.sin((s * i) / (SAMPLES * radius))) ** 2);
    let sum = slope(0) + slope(SAMPLES);
    for (let i = 1; i < SAMPLES; i++) sum += (i % 2 ? 4 : 2) * slope(i);
    return (s * sum) / (3 * SAMPLES);
  };

  return {
    ruled: panel === 'right' || panel === 'left' ? 'x' : 'y',
    at: ([u, v], time) => {
      const [turned, share] = [phaseShare(time, 2, 0), phaseShare(time, 2, 1)];
      const angle = (share * Math.PI) / 4;
      const k = share < 1 ? Math.tan(angle) : 1;
      const [out, up] = [Math.cos(2 * angle), Math.sin(2 * angle)];
      switch (panel) {
        case 'floor': {
          const s = u - middle;
          return [middle + across(s, k), v, -k * g(s)];
        }
        case 'back': {
          const s = u - middle;
          return [middle + across(s, k), g(s) + (v - g(s)) * out, -k * g(s) - (v - g(s)) * up];
        }
        case 'front': {
          const s = middle - u;
          return [middle + across(s, k), -g(s) - (v - g(s)) * out, -k * g(s) - (v - g(s)) * up];
        }
        default: {
          // Seen along the side, from its corner: the flap turns to the direction of the front and bends like the front.
          const from = -turned * (Math.PI - end);
          const bent = turned / radius;
          const to = from - bent * v;
          const [x, w] =
            bent > 0 ? [(Math.sin(from) - Math.sin(to)) / bent, (Math.cos(to) - Math.cos(from)) / bent] : [v, 0];
          // It lies on the inside of the front, so it moves one board inwards within BEND of its crease.
          const inward = turned * (thickness + 0.02) * Math.min(1, v / BEND);
          const far = across(middle, k) + x + inward * Math.sin(to);
          const over = w - inward * Math.cos(to);
          const high = panel === 'right' ? sides[1] - u : sides[0] + u;
          return [panel === 'right' ? middle + far : middle - far, high * out + over * up, over * out - high * up];
        }
      }
    },
  };
};

/** By how much the front is lower in its middle than at its sides: at most 0.4 of its height above the floor's crease there. */
const hollow = ({ front_height, width }: Scoop, flat: number): number =>
  Math.min(0.4 * (front_height - width / 2), flat / 6);

/** Bulge of an arc, tan(sweep / 4), from its chord and height. */
const bulgeOf = (chord: number, height: number): number => (2 * height) / chord;

/** A glue flap. Its ends slant more than the floor rises and the front's rim falls. */
const flap = (side: 'right' | 'left', s: Scoop, bow: RuledSurface) => {
  const { length: across, width, front_height, glue_flap: glue, material } = s;
  const { flat, radius } = pillowSection(across, width);
  const low = 1.05 * glue * (across / (2 * radius));
  const high = 1.05 * glue * Math.tan(2 * Math.atan(bulgeOf(flat, hollow(s, flat))));
  const length = front_height - 2 * (BESIDE_END + material);
  // The upper end of the right flap is on its left.
  const [left, right] = side === 'right' ? [high, low] : [low, high];
  const how = { role: 'glue', fold: 180, phase: scoopPhases.glue, bow } as const;
  return trapezium(`${side}-flap`, length, glue, [right, left], how);
};
