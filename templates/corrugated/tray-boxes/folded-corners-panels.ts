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
  type SizesAndMaterial,
  trayLabels,
  webPhases,
} from '../../../src/author/index.ts';
import { slidingPlay } from '../../tray/corrugated-sizes.ts';
import { corrugatedWeb } from '../../tray/web-trays.ts';

/** Floor and four walls by the inside sizes; the webs of the corners lie in the ends, which roll over them. */
export const foldedCorners = (
  { length, width, height, material: t, web_flap: reach }: SizesAndMaterial & { readonly web_flap: number | undefined },
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
