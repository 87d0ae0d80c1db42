import { bodies } from '../../src/fold/index.ts';
import type { Built, Law } from './built.ts';

/** Allowed overhang of closures beyond the walls: layers on layers, and the play between two parts. */
const BOARDS = 4;
const PLAY = 1;

/**
 * Panels that may protrude: handles with their roofs, the flaps over their ears and their gussets, a tongue visible in its slit, and the
 * tabs of a zigzag divider, which lie on the walls of the box around it.
 */
const MEANT = /(^|[.:])(roof|handle|ear-flap|gusset|postal-lock)([.-]|$)|^panel-\d+\.(left|right)-tab$/;

const AXES = [0, 1, 2] as const;

/**
 * In the closed box no flap, tuck or hook reaches beyond the walls: none is longer than its counterpart, nor than the depth of the box.
 * Boxes of fewer than three walls, and bowed walls, enclose nothing.
 */
export const reach: Law = ({ drawing: { parts } }: Built) => {
  if (parts.some(({ sheet }) => sheet.some(({ panel }) => panel.bow))) return [];
  const all = bodies(parts, 1);
  const isWall = ({ part, panel }: (typeof all)[number]): boolean => parts[part]!.sheet[panel]!.panel.role === 'wall';
  const walls = all.filter(isWall);
  if (walls.length < 3) return [];
  const least = AXES.map((k) => Math.min(...walls.map(({ box }) => box.min[k])));
  const most = AXES.map((k) => Math.max(...walls.map(({ box }) => box.max[k])));
  return all.flatMap((body) => {
    if (isWall(body) || MEANT.test(body.id)) return [];
    const out = Math.max(...AXES.map((k) => Math.max(least[k]! - body.box.min[k], body.box.max[k] - most[k]!)));
    const allowed = BOARDS * parts[body.part]!.part.blank.thickness + PLAY;
    return out > allowed ? [`${body.id} reaches ${out.toFixed(2)} mm beyond the walls`] : [];
  });
};
