import type { Law } from './built.ts';
import { allowed, fullName } from './exceptions.ts';
import { type Lock, lockFaults } from './lock-faults.ts';
import { type Standing, standing } from './standing.ts';

/**
 * Locks hold in the closed box: a tongue goes through the opening of its holder, which is as large as the tongue and its play, and two
 * boards that lock face to face overlap.
 */
export const locks: Law = (box) => {
  const all = standing(box);
  const byId = new Map(all.map((panel) => [panel.solid.id, panel]));
  const parentOf = ({ solid, panel }: Standing): Standing | undefined =>
    all.find((p) => p.solid.part === solid.part && p.solid.panel === panel.parent);
  const found = box.drawing.parts.flatMap(({ part: { id, blank } }) =>
    blank.joins.flatMap((join): Lock[] => {
      const [tongue, holder] = [byId.get(fullName(box, id, join.a)), byId.get(fullName(box, id, join.b))];
      // A panel that bows has no plane.
      if (join.by !== 'lock' || !tongue || !holder) return [];
      const kin = all.filter((panel) => panel !== tongue && (parentOf(panel) === holder || parentOf(holder) === panel));
      const pressed = allowed(box, ['solid'], tongue.solid.id, holder.solid.id) > 0;
      return [{ join, tongue, holder, kin, parent: parentOf(tongue), pressed }];
    }),
  );
  return found.flatMap(lockFaults);
};
