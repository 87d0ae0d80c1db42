import { type LineSegments, type Mesh, MeshStandardMaterial, Raycaster, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { fold } from '../../src/studio/engine/fold.ts';
import { FoldBox } from '../../src/studio/fold/fold-box.ts';

it('outlines tell the panels of a blank apart, which all have the same light', async () => {
  const model = await fold({ id: 'becf-10101', values: {}, choices: {} }, { isCoarse: true, isDelivered: false });
  const look = {
    outside: new MeshStandardMaterial(),
    inside: new MeshStandardMaterial(),
    edge: new MeshStandardMaterial(),
  };
  const box = new FoldBox(model, { usual: look, pointed: look });
  const outlined = new Set<string | undefined>();
  box.group.traverse((one) => {
    if ((one as LineSegments).isLineSegments) outlined.add(box.idOf(one.parent));
  });
  expect([...outlined].sort()).toEqual(model.nodes.flatMap(({ id, shapes }) => (shapes.length ? [id] : [])).sort());
});

it('the pointer finds a bending panel at its current position', async () => {
  const model = await fold({ id: 'becf-12105', values: {}, choices: {} }, { isCoarse: true, isDelivered: false });
  const looks = {
    outside: new MeshStandardMaterial(),
    inside: new MeshStandardMaterial(),
    edge: new MeshStandardMaterial(),
  };
  const box = new FoldBox(model, { usual: looks, pointed: looks });
  const bowed = new Set(model.bowed.map(({ id }) => id));
  let looked = 0;
  /** Number of triangles of a bowed panel whose centre a ray from above misses. */
  const missed = (t: number): number => {
    box.fold(t);
    box.group.updateMatrixWorld(true);
    let count = 0;
    box.group.traverse((one) => {
      const mesh = one as Mesh;
      if (!mesh.isMesh || !bowed.has(box.idOf(mesh)!)) return;
      const { position } = mesh.geometry.attributes;
      const index = mesh.geometry.index!;
      for (let k = 0; k < index.count; k += 3) {
        const [a, b, c] = [0, 1, 2].map((i) =>
          mesh.localToWorld(new Vector3().fromBufferAttribute(position!, index.getX(k + i))),
        );
        const normal = b!.clone().sub(a!).cross(c!.clone().sub(a!));
        // Where a curve lies flat, facets may have no area.
        if (normal.length() < 1e-9) continue;
        normal.normalize();
        looked++;
        const middle = a!.clone().add(b!).add(c!).divideScalar(3);
        const ray = new Raycaster(middle.clone().add(normal), normal.negate());
        if (!ray.intersectObject(mesh).length) count++;
      }
    });
    return count;
  };
  expect([missed(0), missed(1)]).toEqual([0, 0]);
  expect(looked).toBeGreaterThan(500);
});
