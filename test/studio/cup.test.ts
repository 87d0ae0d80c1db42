import { Box3, MeshStandardMaterial } from 'three';
import { expect, it } from 'vitest';
import { fold } from '../../src/studio/engine/fold.ts';
import { besideCup, cupForScale } from '../../src/studio/fold/cup.ts';
import { FoldBox } from '../../src/studio/fold/fold-box.ts';

const look = {
  outside: new MeshStandardMaterial(),
  inside: new MeshStandardMaterial(),
  edge: new MeshStandardMaterial(),
};

it('a cup is 95 mm high and 80 mm wide without its handle, and stands on the ground', () => {
  const { min, max } = new Box3().setFromObject(cupForScale(), true);
  expect(max.y).toBeCloseTo(95, 3);
  expect(min.y).toBeCloseTo(0, 3);
  expect(max.x).toBeCloseTo(40, 3);
  expect(max.z - min.z).toBeCloseTo(80, 0);
});

it.each(['becf-10101', 'becf-11701', 'becf-12105', 'becf-1200b', 'becf-20901', 'house-suitcase-box', 'becf-30105'])(
  '%s never reaches the cup while it folds, and the size of both holds both',
  async (id) => {
    const model = await fold({ id, values: {}, choices: {} }, { isCoarse: true, isDelivered: false });
    const [box, cup] = [new FoldBox(model, { usual: look, pointed: look }), cupForScale()];
    const both = besideCup(box, cup);
    for (let k = 0; k <= 60; k++) {
      both.fold(k / 60);
      both.group.updateMatrixWorld(true);
      const [ofBox, ofCup] = [box.group, cup].map((one) => new Box3().setFromObject(one, true)) as [Box3, Box3];
      expect([id, k, ofBox.intersectsBox(ofCup)]).toEqual([id, k, false]);
      const size = both.sizes.find(({ t }) => t === k / 60)?.size;
      if (!size) continue;
      const [x, y, z] = size;
      const { min, max } = ofBox.union(ofCup);
      expect(Math.max(max.x, -min.x)).toBeLessThan(x / 2 + 1);
      expect(Math.max(max.z, -min.z)).toBeLessThan(z / 2 + 1);
      expect(max.y).toBeLessThan(y + 1);
    }
  },
);
