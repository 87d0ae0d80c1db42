import {
  box,
  glued,
  gluedPhases,
  gluedTray,
  insideShare,
  mm,
  rim,
  type Values,
  widerLid,
  withJoins,
} from '../../../src/author/index.ts';
import { corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { lipOptions, TEAR_LIP, tearLip } from '../../tray/tear-lip.ts';

const size = corrugatedSizes([260, 180, 95]);
type Size = Values<typeof size>;

const tabbedMailers = {
  group: 'special_boxes',
  size,
  sizeLimits: ({ material }: Size) => ({
    length: { min: Math.max(60, 12 * material) },
    width: { min: Math.max(40, 10 * material) },
    height: { min: 55 },
  }),
} as const;

const mailerOptions = ({ length, width, height }: Size, above: number) => ({
  // On the sheet the tabs of the back end beside the lid, before its lip.
  glue_tab: mm(Math.min(25, length / 3), [8, Math.min(0.45 * length, width)], 'Length of the corner tabs'),
  ...lipOptions(height, above),
});

type Mailer = Size & { readonly glue_tab: number; readonly tear_strip: number; readonly adhesive: number };

/** The tray with glued corners; its lid lies on all rims, its lip on the front. */
const tabbedMailer = (
  { length, width, height, material: t, glue_tab: tab, tear_strip: strip, adhesive }: Mailer,
  above: number,
) => {
  const inside = insideShare.corrugated * t;
  const [long, across] = [length + 2 * inside, width + 2 * inside];
  const over = t - inside;
  const lip = tearLip({
    seat: long,
    depth: above + strip + TEAR_LIP.below + adhesive,
    above,
    strip,
    grip: over + t,
    phase: gluedPhases.rims + 1,
  });
  const lid = widerLid({ seat: long, depth: across + t, over, front: lip, phase: gluedPhases.rims });
  // Over the raw edges of the other walls.
  const back = rim(long).to(long, inside).hang(0, inside, lid).close();
  const wall = height + inside;
  return withJoins(
    gluedTray({ length: long, width: across, wall, tab, thickness: t, rims: { back } }),
    glued('lid.lip', 'front'),
  );
};

/**
 * Adhesive mailer with glued corners: a four-corner tray, a lid on its back, and a lip that is stuck on the front and torn open.
 *
 *         ┌─────────┐
 *        <╌╌╌ lip ╌╌╌>
 *         ├─────────┤
 *         │   lid   │
 *      ╱▔╲├─────────┤╱▔╲
 *    ┌───┐│  back   │┌───┐
 *    │   ├┼─────────┼┤   │
 *    │   ││  floor  ││   │
 *    │   ├┼─────────┼┤   │
 *    └───┘│  front  │└───┘
 *         └─────────┘
 */
export const stripAtRim = box('corrugated', {
  ...tabbedMailers,
  name: 'Adhesive mailer with glued corners',
  about: 'Mailer of corrugated board with glued corners; its lid is stuck to the front and opens with a tear strip.',
  from: ['house', 'glued tabs on the side walls and a lid with lip and strip, by its picture; sizes are our decision'],
  ids: ['becf-21e05'],
  options: (v) => mailerOptions(v, 5),
  inner: { length: 'right|left', width: 'back|front', height: 'floor|lid' },
  build: (v) => tabbedMailer(v, 5),
});

/** The same with its strip further down on the front. */
export const stripOnFront = box('corrugated', {
  ...tabbedMailers,
  name: 'Adhesive mailer with strip on the front',
  about: 'Mailer of corrugated board with glued corners; the tear strip of its lip runs along the middle of the front.',
  from: [
    'house',
    'the strip runs along the front, by its picture; that it lies in the lip, a quarter of the height below the rim, is our decision',
  ],
  ids: ['becf-21e06'],
  sizeLimits: ({ material }) => ({ ...tabbedMailers.sizeLimits({ material } as Size), height: { min: 60 } }),
  options: (v) => mailerOptions(v, v.height / 4),
  inner: { length: 'right|left', width: 'back|front', height: 'floor|lid' },
  build: (v) => tabbedMailer(v, v.height / 4),
});
