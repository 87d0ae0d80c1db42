import {
  type BoxHead,
  box,
  flapAt,
  glued,
  gluedPhases,
  gluedTray,
  insideShare,
  leastBoards,
  mm,
  widerLid,
  withJoins,
} from '../../../src/author/index.ts';
import { betweenCreases, corrugatedSizes } from '../../tray/corrugated-sizes.ts';
import { lipOptions, TEAR_LIP, tearLip } from '../../tray/tear-lip.ts';

/** A four-corner tray; its lid lies on all rims, its lip is stuck on the front. `stripAt`: from the lid to the tear strip, in mm. */
const tabbedMailer = (head: Omit<BoxHead, 'group'>, lowest: number, stripAt: (height: number) => number) =>
  box('corrugated', {
    ...head,
    group: 'special_boxes',
    closure: 'hinged_lid',
    size: corrugatedSizes([260, 180, 95]),
    inner: { length: 'right|left', width: 'back|front', height: 'floor|lid' },
    sizeLimits: leastBoards({ length: [12, 60], width: [10, 40], height: [0, lowest] }),
    options: ({ length, width, height, material }) => ({
      // On the sheet the tabs of the back end beside the lid, before its lip.
      glue_tab: mm(Math.min(25, length / 3), [8, Math.min(0.45 * length, width)], 'Length of the corner tabs'),
      ...lipOptions(height, stripAt(height), material),
    }),
    build({ glue_tab: tab, tear_strip: strip, adhesive, ...sizes }) {
      const tray = betweenCreases(sizes);
      const { length: long, material: t } = tray;
      const inside = insideShare.corrugated * t;
      const over = t - inside;
      const above = stripAt(sizes.height);
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
    },
  });

export default [
  tabbedMailer(
    {
      name: 'Adhesive mailer with glued corners',
      about:
        'Mailer of corrugated board with glued corners; its lid is stuck to the front and opens with a tear strip.',
      from: 'house: glued tabs on the side walls and a lid with lip and strip, from its picture; sizes are our decision',
      ids: ['becf-21e05'],
    },
    55,
    () => 5,
  ),
  tabbedMailer(
    {
      name: 'Adhesive mailer with strip on the front',
      about: 'Mailer of corrugated board with glued corners; the tear strip runs along the front.',
      from: 'house: the strip runs along the front, from its picture; our decision: it lies in the lip, a quarter of the height below the rim',
      ids: ['becf-21e06'],
    },
    60,
    (height) => height / 4,
  ),
];
