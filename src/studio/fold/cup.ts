import { Box3, Group, LatheGeometry, Mesh, MeshStandardMaterial, TorusGeometry, Vector2 } from 'three';
import cup from './cup.json' with { type: 'json' };
import type { FoldBox } from './fold-box.ts';

/**
 * A mug in mm: half its section from the middle of the foot over the rim to that of the floor, radii of the bow and of the rod of its handle,
 * and the gap to the box, which at the usual view hides nothing of it.
 */
const { radius, height, section, bow, rod, gap } = cup;

/** Width of the cup with its handle and with the gap, along x. */
const BESIDE = gap + 2 * radius + bow + rod;

/** A plain coffee mug, 95 mm high and 80 mm wide, on the origin. Its handle points to the left. */
export const cupForScale = (): Group => {
  const glaze = new MeshStandardMaterial({ color: '#7f98a3', roughness: 0.55 });
  const outline = section.map(([x, y]) => new Vector2(x, y));
  // Half a ring, whose ends lie in the wall.
  const handle = new TorusGeometry(bow, rod, 16, 48, Math.PI).rotateZ(Math.PI / 2).translate(-radius, height / 2, 0);
  return new Group().add(new Mesh(new LatheGeometry(outline, 96), glaze), new Mesh(handle, glaze));
};

/** A box with the cup to the left of its front, both over the origin. The box never reaches the cup while it folds. */
export const besideCup = (box: FoldBox, mug: Group) => {
  const stand = new Group().add(box.group);
  stand.position.x = BESIDE / 2;
  return {
    group: new Group().add(stand, mug),
    sizes: box.sizes.map(({ t, size: [x, y, z] }) => ({
      t,
      size: [x + BESIDE, Math.max(y, height), Math.max(z, 2 * radius)] as const,
    })),
    showFine: (isShown: boolean): void => box.showFine(isShown),
    fold: (t: number): void => {
      box.fold(t);
      stand.updateWorldMatrix(true, true);
      // Of all corners, because a turning panel leaves the size that is known at the moments before and after.
      const { min, max } = new Box3().setFromObject(stand, true);
      mug.position.set(min.x - gap - radius, 0, Math.max(0, max.z - radius));
    },
  };
};
