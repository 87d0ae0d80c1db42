import {
  type Blank,
  type Bow,
  type Cubic,
  type Panel,
  type PanelOptions,
  pen,
  pillowCrease,
  pillowSection,
  type ScoopBow,
  type SizesWith,
} from '../../../src/author/index.ts';

/** A scoop: two bulging panels, held apart by a floor between curved creases. Heights at the sides are above the ends of the floor. */
type Scoop = SizesWith<'front_height' | 'glue_flap'>;

/** Fold phases of a scoop: the glue flaps, then all other panels at once. */
const scoopPhases = { glue: 0, close: 1 } as const;

/** Distance between the ends of a glue flap and the ends of its side, in addition to one board, in mm. */
const BESIDE_END = 1.5;

/**
 * Floor, back and front, with glue flaps on the back. All three are as wide as the section of a pillow of this depth. The floor's
 * creases have the shape of a pillow's end creases, in which each panel bends as they fold.
 */
export const scoop = (s: Scoop): Pick<Blank, 'trunk' | 'base' | 'rises' | 'trunkIs' | 'joins'> => {
  const { length, width, height: back, front_height: front, material } = s;
  const { flat, radius } = pillowSection(length, width);
  const dip = pillowCrease(length, width);
  const rise: Cubic = { ...dip, c1: [dip.c1[0], -dip.c1[1]], c2: [dip.c2[0], -dip.c2[1]] };
  const clear = BESIDE_END + material;
  const pack: ScoopBow['pack'] = { flat, radius, sides: [clear, front - clear], thickness: material };
  const bow = (panel: ScoopBow['panel']): Bow => ({ form: 'scoop', pack, panel });
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
          .arc(0, back, bulgeOf(flat, crown(flat)))
          .to(0, front - clear)
          .hang(0, clear, flap('left', s, bow('left')))
          .close(),
      )
      .close(),
    base: {
      line: 'crease',
      curve: { kind: 'cubic', from: dip.to, c1: dip.c2, c2: dip.c1, to: dip.from },
      panel: pen('front', flat, close('front'))
        .to(flat, front)
        .arc(0, front, -bulgeOf(flat, hollow(s, flat)))
        .closeMirrored(),
    },
    rises: 'up',
    trunkIs: 'base',
    joins: (['right', 'left'] as const).map((side) => ({ by: 'glue', a: `back.${side}-flap`, b: 'front' })),
  };
};

/** By how much the back is higher in its middle than at its sides. */
const crown = (flat: number): number => flat / 8;

/** By how much the front is lower in its middle than at its sides: at most 0.4 of its height above the floor's crease there. */
const hollow = ({ front_height, width }: Scoop, flat: number): number =>
  Math.min(0.4 * (front_height - width / 2), flat / 6);

/** Bulge of an arc, tan(sweep / 4), from its chord and height. */
const bulgeOf = (chord: number, height: number): number => (2 * height) / chord;

/** A glue flap. Its ends slant more than the floor rises and the front's rim falls. */
const flap = (side: 'right' | 'left', s: Scoop, bow: Bow): Panel => {
  const { length: across, width, front_height, glue_flap: glue, material } = s;
  const { flat, radius } = pillowSection(across, width);
  const low = 1.05 * glue * (across / (2 * radius));
  const high = 1.05 * glue * Math.tan(2 * Math.atan(bulgeOf(flat, hollow(s, flat))));
  const length = front_height - 2 * (BESIDE_END + material);
  // The upper end of the right flap is on its left.
  const [left, right] = side === 'right' ? [high, low] : [low, high];
  return pen(`${side}-flap`, length, { role: 'glue', fold: 180, phase: scoopPhases.glue, bow })
    .to(length - right, glue)
    .to(left, glue)
    .close();
};
