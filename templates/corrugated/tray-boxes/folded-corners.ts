import {
  corrugatedRollOver,
  eachCorner,
  eachSide,
  flapAt,
  flipRim,
  insideShare,
  type Locks,
  locked,
  type Panel,
  pen,
  type Rim,
  rectangle,
  rollOverAllowance,
  trayLabels,
  type Values,
  webPhases,
} from '../../../src/author/index.ts';
import { corrugatedSizes, slidingPlay } from '../../tray/corrugated-sizes.ts';
import { corrugatedWeb, deepestWeb, webChoices } from '../../tray/web-trays.ts';

const sizes = corrugatedSizes([300, 200, 60], { along: ', between the inner walls' });

type Size = Values<typeof sizes>;
type Webs = { readonly webs: (typeof webChoices.webs)[number] };
/** Floor and four walls by the inside sizes; the webs of the corners lie in the ends, which roll over them. */
export const foldedCorners = (
  { length, width, height, material: t, web_flap: reach }: Size & { readonly web_flap: number | undefined },
  locks?: (rim: number) => Locks,
) => {
  // Two boards of a web lie in either end.
  const play = slidingPlay(t);
  const { rim: over, across } = rollOverAllowance(t, 2, { play });
  const inside = insideShare.corrugated * t;
  const [wide, wall] = [width + 2 * inside, height + inside];
  // The webs are as high as front and back. The rims lie on them.
  const outer = wall + t;
  const web = corrugatedWeb('front-web', { height: wall, material: t }, reach);
  const webbed = (panel: Panel): Rim => flapAt(panel, outer, t);
  const ends = { right: webbed(web), left: flipRim(webbed({ ...web, name: 'back-web' })) };
  const end = (name: string, rolls: number): Rim => {
    const rolled = { name, length: wide, outer, rim: over, inner: outer - inside, inset: inside + play, ends, rolls };
    return corrugatedRollOver({ ...rolled, ...(locks && { locks: locks(over) }), phase: webPhases.walls });
  };
  const long = length + across;
  const side = (name: string) =>
    rectangle(name, long, wall, { role: 'wall', phase: webPhases.walls, right: 'crease', left: 'crease' });
  return {
    trunk: pen('floor', long, { role: 'wall' })
      .rim(long, wide, end('right', webPhases.webs + 1))
      .hang(0, wide, side('back'))
      .rim(0, 0, flipRim(end('left', webPhases.webs + 2)))
      .close(),
    base: { line: 'crease', panel: side('front') },
    joins: [
      ...eachCorner((wall, name) => locked(`${name}.rim.inner`, `${name}.${wall}-web.back`)),
      ...(locks ? eachSide((name) => locked(`${name}.rim.inner`, 'floor', 'notch')) : []),
    ],
    labels: trayLabels,
    inner: { length: 'right.rim.inner|left.rim.inner', width: 'back|front' },
  } as const;
};

export const foldedCornerTrays = {
  open: 'no lid',
  group: 'tray_boxes',
  size: sizes,
  choices: webChoices,
  // Two whole webs lie beside one another in a wall, and the inner walls swing in over the floor.
  sizeLimits: ({ length, width, material }: Size, { webs }: Webs) => {
    const least = webs === 'whole' ? Math.max(60, 20 * material) : Math.max(40, 14 * material);
    const [long, wide] = [Math.max(length, least), Math.max(width, least)];
    const rolled = long - 2 * material - 2;
    const most = webs === 'whole' ? Math.min(deepestWeb(wide, long, material), rolled) : rolled;
    return { length: { min: least }, width: { min: least }, height: { min: Math.max(18, 7 * material), max: most } };
  },
} as const;

export const foldedCornerSource =
  'the webs of ECMA B40.22, or notched as those of B40.24, between the two boards of roll-over walls';
