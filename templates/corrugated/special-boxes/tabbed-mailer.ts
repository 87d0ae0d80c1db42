import {
  flapAt,
  glued,
  gluedPhases,
  gluedTray,
  insideShare,
  leastBoards,
  mm,
  type Values,
  widerLid,
  withJoins,
} from '../../../src/author/index.ts';
import { betweenCreases, corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { lipOptions, TEAR_LIP, tearLip } from '../../tray/tear-lip.ts';

const size = corrugatedSizes([260, 180, 95]);
type TabbedMailerSize = Values<typeof size>;

export const tabbedMailers = {
  group: 'special_boxes',
  closure: 'hinged_lid',
  size,
  inner: { length: 'right|left', width: 'back|front', height: 'floor|lid' },
  sizeLimits: leastBoards({ length: [12, 60], width: [10, 40], height: [0, 55] }),
} as const;

export const tabbedMailerOptions = ({ length, width, height, material }: TabbedMailerSize, above: number) => ({
  // On the sheet the tabs of the back end beside the lid, before its lip.
  glue_tab: mm(Math.min(25, length / 3), [8, Math.min(0.45 * length, width)], 'Length of the corner tabs'),
  ...lipOptions(height, above, material),
});

type Mailer = TabbedMailerSize & { readonly glue_tab: number; readonly tear_strip: number; readonly adhesive: number };

/** The tray with glued corners; its lid lies on all rims, its lip on the front. */
export const tabbedMailer = ({ glue_tab: tab, tear_strip: strip, adhesive, ...sizes }: Mailer, above: number) => {
  const tray = betweenCreases(sizes);
  const { length: long, material: t } = tray;
  const inside = insideShare.corrugated * t;
  const over = t - inside;
  // As wide as the lid.
  const lip = tearLip({
    seat: long + 2 * over,
    depth: above + strip + TEAR_LIP.below + adhesive,
    above,
    strip,
    grip: t,
    phase: gluedPhases.rims + 1,
  });
  const lid = widerLid({ seat: long, depth: tray.width + t, over, front: lip, phase: gluedPhases.rims });
  // Over the raw edges of the other walls.
  const back = flapAt(lid, long, 0, inside);
  return withJoins(gluedTray({ ...tray, tab, rims: { back } }), glued('lid.lip', 'front'));
};
