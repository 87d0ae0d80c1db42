import { box, flatFlap, glueFlap, mm, pocket, roundedCard, sleeve, thumbCutEnd } from '../../../src/author/index.ts';
import { footedSize, footedTrays, footedTuck, footedWithLid, footOf, furthestCorner } from '../../tray/footed.ts';

/** Sleeve for a shirt tray: four walls, with thumb cuts in both mouths of its top. */
export const shirtSleeve = box('carton', {
  name: 'Sleeve for a shirt tray',
  about: 'Glued sleeve with thumb cuts at both mouths, to slide over a tray.',
  group: 'shirt_boxes',
  open: 'open at both ends',
  from: ['house', 'a sleeve of four panels with shaped mouths, by its picture; the cuts are our decision'],
  ids: ['becf-1240b'],
  size: {
    length: mm(160, [40, 800], 'Length: width of the top'),
    width: mm(75, [30, 800], 'Width: from mouth to mouth'),
    height: mm(40, [15, 300], 'Height of the sides'),
  },
  sizeLimits: ({ length }) => ({ width: { min: Math.min(24, length / 3) + 12 } }),
  options: ({ width, height }) => ({
    glue_flap: mm(Math.min(15, height - 3, width), [6, Math.min(height - 2, width)], 'Width of the glue flap'),
  }),
  labels: { length: 'bottom.y', width: 'top.x', height: 'right.y' },
  inner: { length: 'right|bottom.glue', height: 'bottom|top' },
  build: ({ length, width, height, material, glue_flap }) => {
    const cut = thumbCutEnd(length + material);
    return sleeve(
      width,
      [
        { name: 'bottom', width: length },
        { name: 'right', width: height },
        { name: 'top', width: length + material, top: cut, bottom: cut },
        { name: 'left', width: height - material },
      ],
      glueFlap({ height: width, width: glue_flap }),
    );
  },
});

/** Flat wallet for a folded shirt or a card. */
export const shirtWallet = box('carton', {
  name: 'Flat shirt wallet',
  about: 'Flat pocket, glued at its sides, with a straight flap.',
  group: 'shirt_boxes',
  from: [
    'house',
    'a guess: of becf-1240c two sizes and the letters of a tongue and ears are known; a pocket with a flap',
  ],
  ids: ['becf-1240c'],
  size: {
    length: mm(150, [60, 800], 'Length, from side to side'),
    width: mm(70, [50, 800], 'Width, from the foot to the fold of the flap'),
  },
  board: [0.4, [0.1, 1]],
  options: ({ length, width }) => ({
    side_tab: mm(Math.min(12, length / 4), [8, length / 3], 'Width of the side tabs'),
    top_flap: mm(width / 2, [15, width - 8], 'Depth of the flap'),
  }),
  labels: { length: 'back.x', width: 'back.y' },
  build: ({ length, width: back, material: thickness, side_tab: tab, top_flap }) =>
    pocket({ length, back, front: back - 1, tab, thickness, flap: flatFlap(length, top_flap, thickness) }),
});

/** The card that stiffens a folded shirt. */
export const shirtBoard = box('carton', {
  name: 'Shirt board',
  about: 'Card with rounded corners that stiffens a folded shirt.',
  group: 'shirt_boxes',
  from: ['house', 'a guess: of becf-1240d nothing but two sizes is known, from which only a rectangle can be drawn'],
  ids: ['becf-1240d'],
  size: {
    length: mm(150, [20, 1000], 'Length, from left to right'),
    width: mm(90, [20, 1000], 'Width, from top to bottom'),
  },
  board: [0.5, [0.1, 2]],
  options: ({ length, width }) => ({
    corner_radius: mm(2, [0.5, Math.min(length, width) / 2 - 1], 'Radius of the corners'),
  }),
  build: ({ length, width, corner_radius }) => roundedCard(length, width, corner_radius, []),
});

/** Shirt box of one piece: a tray with double walls on feet and a tuck lid. */
export const lidded = box('carton', {
  ...footedTrays,
  name: 'Shirt box with tuck lid',
  about: 'Tray with double side walls and a hinged lid that tucks in behind the front.',
  group: 'shirt_boxes',
  from: [
    'house',
    'a guess: of becf-1240e three sizes and the letters of a tuck and a bottom are known; the tray of B20.02 with its lid',
  ],
  ids: ['becf-1240e'],
  size: footedSize([180, 100, 50], [800, 600, 400]),
  options: (size) => ({ foot: footOf(size), tuck_flap: footedTuck(size) }),
  build: ({ tuck_flap: tuck, ...v }) => footedWithLid({ ...v, flap: furthestCorner(v), tuck }),
});
