import {
  BufferAttribute,
  BufferGeometry,
  Group,
  type KeyframeTrack,
  type Material,
  Mesh,
  type MeshStandardMaterial,
  NumberKeyframeTrack,
  Quaternion,
  QuaternionKeyframeTrack,
  Vector3,
  VectorKeyframeTrack,
} from 'three';
import { FLUTE_PITCH } from '../../artwork/index.ts';
import type { Keyframe } from '../../fold/index.ts';
import { neighboursOf } from '../../geometry/index.ts';
import type { FoldModel, FoldShape } from '../engine/fold.ts';
import { outlineOf } from './outline.ts';

export type ShapeSide = FoldShape['side'];

/** The look of each side of the board, normal and under the pointer. */
export interface Look {
  readonly usual: Readonly<Record<ShapeSide, MeshStandardMaterial>>;
  readonly pointed: Readonly<Record<ShapeSide, MeshStandardMaterial>>;
}

/** Of the largest side of a box: cut edges of thinner board are not seen in a quick picture. */
const THIN_SHARE = 0.01;

const place = (group: Group, row: readonly Keyframe[], t: number): void => {
  const [a, b, share] = neighboursOf(row, t);
  group.quaternion.slerpQuaternions(new Quaternion(...a.rotation), new Quaternion(...b.rotation), share);
  group.position.lerpVectors(new Vector3(...a.translation), new Vector3(...b.translation), share);
};

/** A folding box for three.js, in mm, y up, with its middle over the origin. */
export class FoldBox {
  readonly group = new Group();
  readonly sizes: FoldModel['pose'];
  readonly #nodes: Group[] = [];
  readonly #shown: { readonly mesh: Mesh<BufferGeometry, Material>; readonly id: string; readonly shape: FoldShape }[] =
    [];
  readonly #fine: Mesh[] = [];
  readonly #model: FoldModel;
  readonly #look: Look;

  constructor(model: FoldModel, look: Look) {
    this.#model = model;
    this.sizes = model.pose;
    this.#look = look;
    for (const { id, part, parent, shapes } of model.nodes) {
      const node = new Group();
      node.name = id;
      (parent === undefined ? this.group : this.#nodes[parent]!).add(node);
      this.#nodes.push(node);
      for (const shape of shapes) this.#add(node, id, part, shape);
    }
    for (const { id, part, shapes } of model.bowed) for (const shape of shapes) this.#add(this.group, id, part, shape);
  }

  #add(parent: Group, id: string, part: number, shape: FoldShape): void {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(shape.points.slice(), 3));
    geometry.setAttribute('normal', new BufferAttribute(shape.normals.slice(), 3));
    const uv = shape.side === 'edge' ? edgeUv(shape, this.#model.boards[part]!) : this.#uv(part, shape);
    geometry.setAttribute('uv', new BufferAttribute(uv, 2));
    geometry.setIndex(new BufferAttribute(shape.corners, 1));
    const mesh = new Mesh<BufferGeometry, Material>(geometry, this.#look.usual[shape.side]);
    mesh.frustumCulled = false;
    parent.add(mesh);
    // Panels in equal light, as in a blank or a pack, are told apart by their outlines.
    if (shape.side !== 'edge' && shape.frames.length < 2) {
      const outline = outlineOf(shape);
      mesh.add(outline);
      this.#fine.push(outline);
    }
    const isThin = this.#model.boards[part]! < THIN_SHARE * Math.max(...this.sizes.at(-1)!.size);
    if (shape.side === 'edge' && isThin) this.#fine.push(mesh);
    this.#shown.push({ mesh, id, shape });
  }

  /** Texture coordinates in the artwork, from the lower left of the blank. The inside is mirrored, so that it is readable from the inside. */
  #uv(part: number, { sheet, side }: FoldShape): Float32Array {
    const { left, bottom, width, height } = this.#model.blank;
    const [dx, dy] = this.#model.shifts[part]!;
    const uv = new Float32Array(sheet.length);
    for (let k = 0; k < sheet.length; k += 2) {
      const u = (sheet[k]! + dx - left) / width;
      uv[k] = side === 'inside' ? 1 - u : u;
      uv[k + 1] = (sheet[k + 1]! + dy - bottom) / height;
    }
    return uv;
  }

  fold(t: number): void {
    for (const [k, { keyframes }] of this.#model.nodes.entries()) place(this.#nodes[k]!, keyframes, t);
    for (const { mesh, shape } of this.#shown) if (shape.frames.length > 1) bend(mesh.geometry, shape, t);
    place(this.group, this.#model.pose, t);
  }

  showFine(isShown: boolean): void {
    for (const mesh of this.#fine) mesh.visible = isShown;
  }

  /** Tints a panel. An unknown id tints none. */
  point(id: string): void {
    for (const one of this.#shown) one.mesh.material = this.#look[one.id === id ? 'pointed' : 'usual'][one.shape.side];
  }

  idOf(object: unknown): string | undefined {
    return this.#shown.find(({ mesh }) => mesh === object)?.id;
  }

  meshes(side?: ShapeSide): Mesh[] {
    return this.#shown.flatMap((one) => (side === undefined || one.shape.side === side ? [one.mesh] : []));
  }

  /** A closed copy with the tracks that fold it, in so many seconds. */
  forExport(duration: number): { readonly root: Group; readonly tracks: KeyframeTrack[] } {
    const copy = new FoldBox(this.#model, this.#look);
    copy.fold(1);
    const timesOf = (row: readonly { readonly t: number }[]): number[] => row.map(({ t }) => t * duration);
    const rows = [this.#model.pose, ...this.#model.nodes.map(({ keyframes }) => keyframes)];
    const tracks = [copy.group, ...copy.#nodes].flatMap(({ uuid }, k): KeyframeTrack[] => {
      const row = rows[k]!;
      if (row.length < 2) return [];
      const [turns, places] = [row.flatMap((one) => one.rotation), row.flatMap((one) => one.translation)];
      return [
        new QuaternionKeyframeTrack(`${uuid}.quaternion`, timesOf(row), turns),
        new VectorKeyframeTrack(`${uuid}.position`, timesOf(row), places),
      ];
    });
    for (const { mesh, shape } of copy.#shown) {
      const { frames, points, normals } = shape;
      // Outlines are only for the screen.
      mesh.clear();
      if (frames.length < 2) continue;
      // Each earlier moment has its own target with weight 1. The last moment has none.
      const before = frames.slice(0, -1);
      const difference = (row: Float32Array, from: Float32Array) =>
        new BufferAttribute(
          row.map((value, k) => value - from[k]!),
          3,
        );
      const { morphAttributes } = mesh.geometry;
      morphAttributes.position = before.map((frame) => difference(frame.points, points));
      morphAttributes.normal = before.map((frame) => difference(frame.normals, normals));
      mesh.geometry.morphTargetsRelative = true;
      mesh.updateMorphTargets();
      const weights = frames.flatMap((frame) => before.map((target) => Number(target === frame)));
      tracks.push(new NumberKeyframeTrack(`${mesh.uuid}.morphTargetInfluences`, timesOf(frames), weights));
    }
    return { root: copy.group, tracks };
  }

  dispose(): void {
    for (const { mesh } of this.#shown) {
      mesh.geometry.dispose();
      for (const line of mesh.children) (line as Mesh).geometry.dispose();
    }
  }
}

/** Texture coordinates of cut edges: waves across the flutes, which stand upright on the sheet, and from the inner face to the print. */
const edgeUv = ({ sheet, across }: FoldShape, board: number): Float32Array =>
  Float32Array.from(sheet, (_, k) => (k % 2 ? across[(k - 1) / 2]! : sheet[k]! / (FLUTE_PITCH * board)));

/** Moves the corners of a morphing shape. */
const bend = (geometry: BufferGeometry, { frames, points, normals }: FoldShape, t: number): void => {
  const isEnd = t >= frames[frames.length - 1]!.t;
  const [a, b, share] = neighboursOf(frames, t);
  for (const [name, end, from, to] of [
    ['position', points, a.points, b.points],
    ['normal', normals, a.normals, b.normals],
  ] as const) {
    const attribute = geometry.getAttribute(name) as BufferAttribute;
    const row = attribute.array as Float32Array;
    if (isEnd) row.set(end);
    else for (let k = 0; k < row.length; k++) row[k] = from[k]! + (to[k]! - from[k]!) * share;
    attribute.needsUpdate = true;
  }
  // The next ray computes it again. With the old sphere a ray could miss the shape.
  geometry.boundingSphere = null;
};
