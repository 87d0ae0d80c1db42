import { type Exception, GRIP, gussetedGableEnds, mm, tabbedGableEnds } from '../../src/author/index.ts';
import type { Closure } from './closure.ts';

/** A web, the roof it hangs on and the side wall whose gusset it belongs to. */
const webs = [
  { roof: 'front.roof', web: 'front.roof.right-web', wall: 'right' },
  { roof: 'back.roof', web: 'back.roof.left-web', wall: 'right' },
  { roof: 'back.roof', web: 'back.roof.right-web', wall: 'left' },
] as const;

const gussetExceptions: readonly Exception[] = [
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

/** The shortest grip in corrugated board. */
const LEAST_GRIP = 50;

/** How far the tabs under the roofs may reach: half of the box, and no further than leaves them some of their crease at their edge. */
const deepestTab = (length: number, width: number): number => Math.min(length / 2 - 5, width / 4, 40);

/**
 * A carry top: two roofs with handles. In carton they lie over gussets that fold in; corrugated board has gables with tabs instead.
 * `boards`: how many lie in a tube that is glued flat.
 */
export const gable = (board: 'carton' | 'corrugated', boards = 0): Closure =>
  board === 'carton'
    ? {
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
          gussetedGableEnds({
            length: values.length,
            width: values.width,
            last,
            material: values.material,
            rise: values.roof_height!,
            handle: values.handle_height!,
            lap: values.glue_flap!,
            room: boards * values.material,
          }),
        exceptions: () => gussetExceptions,
      }
    : {
        sizeLimits: ({ material }) => ({
          length: { min: LEAST_GRIP + 2 * GRIP.beside },
          width: { min: Math.max(36, 12 * material) },
        }),
        options: ({ length, width }) => ({
          roof_height: mm(width / 3, [width / 6, width / 2], 'From the eaves to the ridge'),
          handle_height: mm(45, [GRIP.height + 14, 80], 'Height of the handles above the ridge'),
          gable_tab: mm(
            Math.max(20, width / 8),
            [8, deepestTab(length, width)],
            'How far the tabs of the gables reach in under the roofs',
          ),
        }),
        // The eaves are as high as the box inside: there is no crease offset.
        build: ({ values: { length, material, roof_height, handle_height, gable_tab }, walls }) =>
          tabbedGableEnds({
            walls,
            material,
            rise: roof_height!,
            handle: handle_height!,
            grip: [Math.min(90, length - 2 * GRIP.beside), GRIP.height],
            tab: gable_tab!,
          }),
      };
