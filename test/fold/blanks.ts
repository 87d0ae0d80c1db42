import { type Blank, type Panel, type Part, pen } from '../../src/board/index.ts';
import { arrange, type PlacedPart } from '../../src/sheet/index.ts';
import { plain } from '../core/plain.ts';

/** A blank with only a trunk, in board of half a millimetre. */
export const blank = (trunk: Panel, more: Partial<Blank> = {}): Blank => plain(trunk, { thickness: 0.5, ...more });

export const part = (b: Blank, id = 'default', sits?: Part['placement']): Part => ({
  id,
  name: id,
  category: 'carton',
  blank: b,
  ...(sits && { placement: sits }),
});

export const laid = (...parts: readonly Part[]): readonly PlacedPart[] => arrange(parts).parts;

export interface Tube {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly thickness?: number;
  readonly inside?: number;
  /** Offset of the tuck's crease from the front: two boards clear the front's glue flap. */
  readonly room?: number;
}

/**
 * Front, right, back, left and a glue flap, side by side, each drawn lying on its left
 * side; a lid on the back, whose tuck is bent over to go in behind the front. Sizes are between creases.
 */
export const tube = ({ length, width, height, thickness = 0.5, inside = 0, room = 2 * thickness }: Tube): Blank => {
  const glue = pen('glue', height, { role: 'glue' })
    .to(height - 5, 15)
    .to(5, 15)
    .close();
  // The glue flap lies inside the front: the left wall is shorter by a board.
  const left = pen('left', height, { role: 'wall' })
    .to(height, width - thickness)
    .hang(0, width - thickness, glue)
    .close();
  const tuck = pen('tuck', length - 1, { foldSteps: [{ phase: 2, to: 125 }], phase: 4 })
    .to(length - 1, 5)
    .turn(length - 11, 15)
    .to(10, 15)
    .turn(0, 5)
    .close();
  const lid = pen('lid', length, { foldSteps: [{ phase: 1, to: 50 }], phase: 3 })
    .to(length, width - room)
    .side(0, width - room, tuck)
    .close();
  const back = pen('back', height, { role: 'wall' }).to(height, length).hang(0, length, left).hang(0, 0, lid).close();
  const right = pen('right', height, { role: 'wall' }).to(height, width).hang(0, width, back).close();
  const front = pen('front', height, { role: 'wall' }).to(height, length).hang(0, length, right).close();
  return blank(front, {
    rises: 'right',
    thickness,
    inside,
    inner: [
      { name: 'length', a: 'left', b: 'right' },
      { name: 'width', a: 'front', b: 'back' },
    ],
    joins: [{ by: 'glue', a: 'left.glue', b: 'front' }],
  });
};

/**
 * A floor and four walls, with a web in the corner of front and right wall: one half hangs on
 * the front, the other on the diagonal, and the far leg is creased to the right wall.
 */
export const tray = (length: number, width: number, height: number, more: Partial<Blank> = {}): Blank => {
  const slant = Math.SQRT2 * height;
  const far = pen('far', slant, { fold: -180 })
    .to(slant / 2, slant / 2)
    .close('crease');
  const web = pen('web', height, { fold: 180 }).to(height, height).hang(0, 0, far).close();
  const front = pen('front', length, { role: 'wall' }).to(length, height).to(0, height).hang(0, 0, web).close();
  const wall = (name: string, seat: number): Panel =>
    pen(name, seat, { role: 'wall' })
      .to(seat, height, name === 'right' ? 'crease' : 'cut')
      .to(0, height)
      .close();
  const floor = pen('floor', length)
    .to(length, 0)
    .hang(length, width, wall('right', width))
    .hang(0, width, wall('back', length))
    .hang(0, 0, wall('left', width))
    .close();
  return blank(floor, {
    base: { line: 'crease', panel: front },
    inner: [
      { name: 'length', a: 'left', b: 'right' },
      { name: 'width', a: 'back', b: 'front' },
    ],
    ...more,
  });
};
