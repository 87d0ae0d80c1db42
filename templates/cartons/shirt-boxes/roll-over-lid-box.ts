import { box, type Exception, mm, onePart, type Part, rollOverTray } from '../../../src/author/index.ts';

/** What a lid is larger than its base, besides the two boards of either's walls. */
const PLAY = { length: 3, width: 1.5 } as const;

const walls = ['front', 'back'] as const;
const corners = walls.flatMap((wall) => ['left', 'right'].map((side) => [wall, side] as const));

/** The laws as the measured drawing breaks them, for a tray alone or as a part. */
const exceptions = (part?: 'base' | 'lid'): Exception[] => {
  const at = (id: string): string => (part ? `${part}:${id}` : id);
  const solid = (a: string, b: string, upTo: number, why: string): Exception => ({
    law: 'solid',
    panels: [at(a), at(b)],
    upTo,
    why,
  });
  return corners.flatMap(([wall, side]) => {
    const web = `${wall}.${side}-web`;
    const back = `${web}.back`;
    const rim = 'at the rim an inner wall is as wide as its wall, and turns past what lies in the corner';
    const ends =
      'the drawing leaves 1 mm at the ends of an inner wall, less than the boards of web and inner wall across';
    const apart = (panel: string): Exception => ({
      law: 'crease',
      panels: [at(panel), at(back)],
      upTo: 1.5,
      why: 'the floor reaches a board beyond the long wall: the web’s creases do not run through one point',
    });
    return [
      solid(web, side, 0.8, 'while the web swings against its wall, the bead of its crease turns in the corner'),
      {
        ...solid(`${wall}.inner`, back, 0.8, 'the crease at the rim opens as the inner wall swings over the web'),
        passing: true,
      },
      solid(`${side}.inner`, back, 1.5, 'the inner wall swings past the web that hangs beside it'),
      solid(`${wall}.inner.flange`, `${side}.inner.flange`, 1, 'the flanges lie over one another in the corners'),
      solid(`${side}.inner`, `${wall}.inner`, 2.2, ends),
      solid(`${side}.inner.flange`, `${wall}.inner`, 2.2, ends),
      solid(`${side}.inner`, web, 0.7, rim),
      solid(
        `${side}.inner.flange`,
        back,
        0.8,
        'the flange is cut back by 1 mm, whatever the board of the web beside it',
      ),
      apart(side),
      apart('floor'),
    ];
  });
};

const size = {
  length: mm(200, [60, 800], 'Length of the base'),
  width: mm(100, [50, 600], 'Width of the base'),
  height: mm(40, [22, 200], 'Height of the walls'),
  material: mm(0.5, [0.2, 0.8], 'Thickness of the board'),
};

const shared = {
  group: 'shirt_boxes',
  code: 'B48.02.00.00',
  size,
  order: ['length', 'width'],
  // The webs lie beside one another on the long wall, an inner wall swings clear of the one across.
  sizeLimits: ({ length, width }: { length: number; width: number }) => ({
    width: { max: length },
    height: { max: Math.min(length / 2 - 4, width - 10) },
  }),
} as const;

const corner = { by: 'web' } as const;

/**
 * Two-piece shirt box: base and lid are one construction, double walls with webs in
 * the corners, so that no raw edge is seen.
 *
 *          ╭────────╮
 *         ┌┴────────┴┐
 *       ╱▔├──────────┤▔╲
 *   ╭┬─┬──┼──────────┼──┬─┬╮
 *   ││ │  │  floor   │  │ ││
 *   ╰┴─┴──┼──────────┼──┴─┴╯
 *       ╲▁├──────────┤▁╱
 *         └┬────────┬┘
 *          ╰────────╯
 */
export const shirtBox = box('carton', {
  ...shared,
  name: 'Two-piece shirt box',
  about: 'Base and lid with double walls and folded corners.',
  from: ['measured', 'becf-12406 at 160 × 100 × 50, one defective corner of its lid put right'],
  ids: ['becf-12406'],

  build({ length, width, height, material }): readonly Part[] {
    const [longer, wider] = [PLAY.length + 4 * material, PLAY.width + 4 * material];
    return [
      {
        id: 'base',
        name: 'base',
        category: 'carton',
        blank: { ...rollOverTray({ length, width, height, material, corner }), front: 'upper' },
      },
      {
        id: 'lid',
        name: 'lid',
        category: 'carton',
        blank: rollOverTray({ length: length + longer, width: width + wider, height, material, corner }),
        // Upside down; between its floor and the rim of the base lie its flanges and the base's webs.
        placement: {
          pose: [-1, 0, 0, width + wider / 2, 0, 1, 0, -longer / 2, 0, 0, -1, -(height + 2 * material)],
          approach: [0, 0, -(5 * height + 60)],
        },
      },
    ];
  },

  exceptions: [
    ...(['base', 'lid'] as const).flatMap(exceptions),
    ...walls.flatMap((wall) =>
      walls.map(
        (lining): Exception => ({
          law: 'solid',
          panels: [`base:${wall}`, `lid:${lining}.inner`],
          upTo: 1.1,
          why: 'the measured lid is 1.5 mm wider than the walls; the webs in its corners hold its inner walls off by two boards',
        }),
      ),
    ),
  ],
});

/** One tray of it alone. */
export const doubleWallTray = box('carton', {
  ...shared,
  name: 'Double wall tray with folded corners',
  about: 'Tray with double walls and folded corners: half of a shirt box.',
  open: 'no lid',
  from: ['measured', 'the base of becf-12406'],
  ids: ['becf-12403'],
  build: (sizes) => onePart(rollOverTray({ ...sizes, corner })),
  exceptions: exceptions(),
});
