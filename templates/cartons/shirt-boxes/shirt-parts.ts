import {
  box,
  deepestTuck,
  flatFlap,
  footedPhases,
  footedTray,
  glueFlap,
  locked,
  mm,
  pocket,
  roundedCard,
  sleeve,
  thumbCutEnd,
  tuckLidEnd,
  withJoins,
} from '../../../src/author/index.ts';

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
  board: [0.4, [0.1, 0.8]],
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
  name: 'Shirt box with tuck lid',
  about: 'Tray with double side walls and a hinged lid that tucks in behind the front.',
  group: 'shirt_boxes',
  from: [
    'house',
    'a guess: of becf-1240e three sizes and the letters of a tuck and a bottom are known; the tray of B20.02 with its lid',
  ],
  ids: ['becf-1240e'],
  size: {
    length: mm(180, [60, 800], 'Length of the floor, between the double walls'),
    width: mm(100, [50, 600], 'Width of the floor, front to back'),
    height: mm(50, [22, 200], 'Height of the walls'),
  },
  board: [0.5, [0.2, 0.8]],
  sizeLimits: ({ length }) => ({ height: { max: length / 2 } }),
  options: ({ length, width, height, material }) => {
    const deepest = Math.min(height - 4, width - 6, deepestTuck(length - 2 * material, material, 12));
    return {
      foot: mm(0.4 * height, [8, Math.min(0.8 * height, length / 5)], 'How far the inner walls go on along the floor'),
      tuck_flap: mm(Math.min(17, deepest), [6, deepest], 'How far the tuck reaches in'),
    };
  },
  build: ({ tuck_flap: tuck, ...v }) => {
    const { length, width, height, material } = v;
    const head = { name: 'lid', style: 'uni_tuck_flap', phase: footedPhases.lid } as const;
    const lid = tuckLidEnd({ ...head, length: length - 2 * material, width, tuck, material });
    const flap = Math.min(height - material, (width - 2) / 2);
    return withJoins(footedTray({ ...v, flap, lid }), locked('back.lid.tuck', 'front'));
  },
});
