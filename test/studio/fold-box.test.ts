import {
  BufferAttribute,
  BufferGeometry,
  EdgesGeometry,
  type InterleavedBufferAttribute,
  type Mesh,
  MeshStandardMaterial,
  Raycaster,
  Vector3,
} from 'three';
import { expect, it } from 'vitest';
import { type FoldShape, fold } from '../../src/studio/engine/fold.ts';
import { FoldBox } from '../../src/studio/fold/fold-box.ts';
import { outlineOf } from '../../src/studio/fold/outline.ts';

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
    if ((one as Mesh).geometry?.hasAttribute('aside')) outlined.add(box.idOf(one.parent));
  });
  expect([...outlined].sort()).toEqual(model.nodes.flatMap(({ id, shapes }) => (shapes.length ? [id] : [])).sort());
});

const cornerOf = (of: BufferAttribute | InterleavedBufferAttribute, k: number): string =>
  new Vector3().fromBufferAttribute(of, k).toArray().join(' ');

const surfaceOf = ({ points, corners }: FoldShape): BufferGeometry =>
  new BufferGeometry()
    .setAttribute('position', new BufferAttribute(points, 3))
    .setIndex(new BufferAttribute(corners, 1));

it('outlines run along the borders of a panel, those of its openings too, and nowhere inside', async () => {
  for (const id of ['becf-10101', 'becf-12503', 'house-wine-box']) {
    const model = await fold({ id, values: {}, choices: {} }, { isCoarse: true, isDelivered: false });
    for (const shape of model.nodes.flatMap(({ shapes }) => shapes)) {
      if (shape.side === 'edge' || shape.frames.length > 1) continue;
      const { position, aside } = outlineOf(shape).geometry.attributes;
      const ends = [0, 1].map((end) =>
        Array.from({ length: position!.count / 4 }, (_, k) => cornerOf(position!, 4 * k + end)).sort(),
      );
      // They close: what one side begins another one ends.
      expect(ends[0]).toEqual(ends[1]);
      const lines = new EdgesGeometry(surfaceOf(shape)).attributes.position!.count / 2;
      expect(ends[0]!.length).toBeLessThanOrEqual(lines);
      expect([...aside!.array].every(Number.isFinite)).toBe(true);
    }
  }
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
