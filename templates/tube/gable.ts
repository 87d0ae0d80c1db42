import { type Exception, GRIP, mm, gussetedGableEnds as pieces } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

/** A web, the roof it hangs on and the side wall whose gusset it belongs to. */
const webs = [
  { roof: 'front.roof', web: 'front.roof.right-web', wall: 'right' },
  { roof: 'back.roof', web: 'back.roof.left-web', wall: 'right' },
  { roof: 'back.roof', web: 'back.roof.right-web', wall: 'left' },
] as const;

const exceptions: readonly Exception[] = [
  ...webs.flatMap(({ roof, web, wall }): Exception[] => [
    {
      law: 'solid',
      panels: [roof, `${wall}.gusset`],
      upTo: 0.8,
      why: 'the web between them is creased to both on lines that meet in the corner: its board presses on the gusset along the V',
    },
    {
      law: 'solid',
      panels: [web, wall],
      upTo: 0.5,
      passing: true,
      why: 'while the web swings under the roof, its tip turns in the corner of the wall, which the model leaves square',
    },
  ]),
  {
    law: 'solid',
    panels: ['front.roof.lap', 'left.gusset.web'],
    upTo: 1,
    passing: true,
    why: 'until the roof is closed the lap lies in the gusset as the glue flap does in the last wall, by one board',
  },
];

/** A carry top: two roofs with handles over gussets that fold in. `boards`: how many lie in a tube that is glued flat. */
export const gable = (boards = 0): Closure => ({
  incompatible: () => [
    {
      choices: { glue_flap: ['flap_with_lock'] },
      why: 'the lap of the gable lies on the glue flap and is glued with it; tongues would leave it loose',
    },
  ],
  sizeLimits: () => ({
    length: { min: 50 + 2 * GRIP.beside },
    width: { min: 30 },
  }),
  options: ({ width }) => ({
    roof_height: mm(25, [width / 4, width], 'From the upper end of the walls to the ridge'),
    handle_height: mm(40, [GRIP.height + 14, 80], 'Height of the handles above the ridge'),
  }),
  build: ({ values, walls: [, , , last] }) =>
    pieces({
      length: values.length,
      width: values.width,
      last,
      material: values.material,
      rise: values.roof_height!,
      handle: values.handle_height!,
      lap: values.glue_flap!,
      room: boards * values.material,
    }),
  exceptions: () => exceptions,
});
