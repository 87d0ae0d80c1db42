import { type Body, eachSide, flipRim, glued, locked, meets, type Panel, pen, rim } from '../../../board/index.ts';
import { toRadians } from '../../../geometry/index.ts';
import { squareSlot } from '../holes/holes.ts';
import { rectangle, trapezium, withCuts } from '../shapes.ts';
import { taperedWall, taperMeasures } from './tapered-wall.ts';
import { type SizesAndMaterial, trayInner, trayLabels, walledFloor } from './tray-floor.ts';
import { webCorner, webPhases } from './web-corner.ts';

/** Two trays with folded corners, hinged at the back along their length. All in mm. */
export interface Clamshell extends SizesAndMaterial {
  /** Overlap of the lid's front on the outside of the front, and width of the tongue at its edge. */
  readonly lip: number;
  readonly tongue: number;
  /** How far the rims lie outside the floors, on each side. The lip is then creased along the rim. @defaultValue 0, upright walls */
  readonly splay?: number;
}

/** The walls with web corners. */
export const clamshellWalls = ['front', 'back', 'lid-front', 'lid-back'] as const;

/** The lid is one board deeper than the base: its front closes over the front, and its tongue goes through a slit there. */
export const clamshell = ({ length, width, height, material: m, lip, tongue, splay = 0 }: Clamshell): Body => {
  // Both trays fold with the hinge open, then their webs; the lid closes and its tongue goes in.
  const [phase, closing, tucking] = [webPhases.walls, webPhases.webs + 1, webPhases.webs + 2];
  const taper = { height, splay, material: m };
  const { slant, edge, skew, lean } = taperMeasures(taper);
  // Closed, the two back walls are at an angle, between which their webs, two boards thick, need room: they end below the rims.
  const rise = splay / height;
  const below = splay && 0.5 + 2.2 * m * rise;
  const end = (on: Panel | 'crease') => {
    const edges = rim(edge);
    return (on === 'crease' ? edges.to(below, 0, on) : edges.hang(below, 0, on)).close();
  };
  const web = webCorner('right-web', edge - below, 3 + m, skew);
  const webbed = end(web);
  const long = { right: webbed, left: flipRim(end({ ...web, name: 'left-web' })) };
  const wall = (name: string, foot: number, ends: Parameters<typeof taperedWall>[4]): Panel =>
    taperedWall(name, foot, taper, phase, ends);
  const short = (name: string, along: number): Panel =>
    wall(name, along, { right: end('crease'), left: flipRim(end('crease')) });
  const depth = width + m / Math.cos(toRadians(lean));
  const corner = Math.min(5, lip / 2);
  const wide = length + 2 * splay - 1;
  // Depth of the tongue, and its play in the slit.
  const [reach, play] = [12, 0.5];
  const onLip = trapezium('tongue', tongue, reach, 0, { round: 4, phase: splay ? tucking + 1 : tucking });
  const lidFront = pen('lid-front', length, { role: 'wall', fold: 90 - lean, phase }).rim(
    length + splay,
    slant,
    webbed,
  );
  if (splay) {
    const creased = pen('lip', wide, { fold: 2 * lean, phase: tucking });
    const narrower = (lip * splay) / slant;
    lidFront.side(-splay, slant, creased.rounded(corner, [wide - narrower, lip]).closeMirrored(onLip));
  } else {
    const outer = height + lip;
    lidFront
      .to(wide, height)
      .rounded(corner, [wide, outer])
      .to((length + tongue) / 2, outer)
      .hang((length - tongue) / 2, outer, onLip)
      .rounded(corner, [1, outer])
      .to(1, height)
      .to(0, height);
  }
  // The lid's back hangs on its rim, so its webs are upside down.
  const lidBack = pen('lid-back', wide + 1, {
    role: 'wall',
    foldSteps: [{ phase, to: -90 }],
    phase: closing,
    fold: 2 * lean,
  })
    .rim(wide + 1 - splay, slant, flipRim(webbed))
    .hang(
      splay,
      slant,
      rectangle('lid', length, depth, {
        role: 'wall',
        fold: 90 - lean,
        phase,
        right: short('lid-right', depth),
        top: lidFront.rim(0, 0, long.left).close(),
        left: short('lid-left', depth),
      }),
    )
    .rim(0, 0, end({ ...web, name: 'left-web' }))
    .close();
  // The lip's crease lies a board outside the front, and higher up its slope. The tongue's board lies below its crease.
  const [middle, half, at] = [length / 2, tongue / 2 + play, slant + m * rise - lip];
  const slit = squareSlot([middle - half, at - m - play], [middle + half, at + play]);
  const front = withCuts(wall('front', length, long), slit);
  const { height: upright, ...across } = trayLabels;
  return {
    ...walledFloor(length, width, {
      front,
      right: short('right', width),
      back: wall('back', length, { ...long, top: lidBack }),
      left: short('left', width),
    }),
    joins: [
      ...clamshellWalls.flatMap((on) => eachSide((side) => glued(on, `${on}.${side}-web`))),
      ...eachSide((side) => meets(side, `lid-${side}`)),
      locked(splay ? 'lid-front.lip.tongue' : 'lid-front.tongue', 'front', 'slit'),
    ],
    labels: splay ? { ...across, slant: upright } : trayLabels,
    inner: splay ? {} : trayInner,
  };
};
