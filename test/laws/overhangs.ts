import { convexHull, grow, type Ring, regionArea, ringsOf, subtract } from '../../src/geometry/index.ts';
import type { Built, Law } from './built.ts';
import { glueJoints, type Standing, standing } from './standing.ts';

/** Most that a glued panel stands out from the closed box: the board that it covers at a corner, and play. In boards, and in mm. */
const [BOARDS, PLAY] = [1, 0.5];

/** Rounding, in mm². */
const SLACK = 0.01;

/** A panel that is glued to another one does not stand out from the closed box, seen square to the joint. */
export const overhangs: Law = (box) => {
  const all = standing(box);
  return flapsIn(box, all).flatMap(([flap, holder]) => {
    const seen = ({ solid }: Standing): Ring[] =>
      solid.prisms.map(({ inner, print }) => convexHull([...inner, ...print].map(holder.from)));
    const most = BOARDS * holder.thickness + PLAY;
    const box = ringsOf(grow(all.filter((other) => other !== flap).flatMap(seen), most));
    const out = regionArea(subtract(seen(flap), box));
    return out > SLACK
      ? [`${out.toFixed(1)} mm² of ${flap.solid.id}, which is glued to ${holder.solid.id}, stand out from the box`]
      : [];
  });
};

/** The flaps for glue, each with the panel that holds it. */
const flapsIn = (box: Built, all: readonly Standing[]): (readonly [flap: Standing, holder: Standing])[] =>
  glueJoints(box, all)
    .flatMap(({ panels: [one, other] }) => [[one, other] as const, [other, one] as const])
    .filter(([{ panel }]) => panel.panel.role === 'glue');
