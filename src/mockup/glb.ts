import type { Artwork, Pixels } from '../artwork/index.ts';
import type { Keyframe, MeshNode, MorphFrame, Shape, Surface, UprightMoment } from '../fold/index.ts';
import { cross3, dot3, keptIn, length3, normalize3, type Point3, scale3, subtract3 } from '../geometry/index.ts';
import { gltfMaterials } from './gltf-materials.ts';
import { GltfWriter } from './gltf-writer.ts';
import { artworkUv, METRE, type Scene } from './scene.ts';

const STEP_SECONDS = 0.8;

/** Resolution of coordinates: 1/4096 mm, a quarter of a micron. Rounded numbers pack well. */
const FINE = 4096;

/** Resolution of directions: 1/512, a tenth of a degree. */
const SMOOTH = 512;

/** Resolution of displacements during the motion: 1/32 mm. */
const ROUGH = 32;

interface GltfNode {
  readonly name: string;
  children?: number[];
  mesh?: number;
  rotation?: readonly number[];
  translation?: readonly number[];
  scale?: readonly number[];
  extras?: object;
  readonly [more: string]: unknown;
}

interface Channel {
  readonly node: number;
  readonly path: 'rotation' | 'translation' | 'weights';
  readonly times: readonly number[];
  readonly type: 'SCALAR' | 'VEC3' | 'VEC4';
  readonly values: Float32Array<ArrayBuffer>;
}

/**
 * Writes the box as binary glTF 2.0: closed, standing with its middle over the origin, y up, its front towards z. Panels are nested nodes.
 * The animation `fold` takes the box from flat, print up, to closed. `unpack` decodes an artwork for partial finishes.
 */
export const writeGlb = (
  scene: Scene,
  name: string,
  pose: readonly UprightMoment[],
  unpack: (artwork: Artwork) => Pixels,
): Uint8Array => {
  const { nodes, bowed, steps } = scene.mesh;
  const duration = STEP_SECONDS * steps;
  const writer = new GltfWriter();
  const box: GltfNode = { name };
  writer.add('scenes', { name, nodes: [0] });
  writer.add('nodes', box);
  const materialOf = gltfMaterials(writer, scene, unpack);
  const channels: Channel[] = [];

  const addChild = (parent: GltfNode, child: GltfNode): number => {
    const index = writer.add('nodes', child);
    parent.children ??= [];
    parent.children.push(index);
    return index;
  };

  const primitive = (part: number, { surface }: Shape, targets: readonly object[] = []): object => {
    const { points, normals, corners, side, sheet, across } = surface;
    const { material, printed, relief, repeat, edge } = materialOf(part, side);
    const indices = points.length / 3 < 65_536 ? Uint16Array.from(corners) : Uint32Array.from(corners);
    const vertices = { target: 'vertices' } as const;
    const uvs: (readonly number[])[] = [];
    if (printed) uvs.push(artworkUv(scene, part, surface));
    if (repeat) uvs.push(sheet.map((v, k) => (k % 2 === 0 && side !== 'inside' ? v / repeat : -v / repeat)));
    // Flutes run up the sheet, so the cut along them shows one point of the wave. v runs down, from the print to the inside.
    if (edge) uvs.push(sheet.map((_, k) => (k % 2 === 0 ? sheet[k]! / edge : 1 - across![(k - 1) / 2]!)));
    return {
      attributes: {
        POSITION: writer.accessor('VEC3', rounded(points), { ...vertices, limits: true }),
        NORMAL: writer.accessor('VEC3', rounded(normals, SMOOTH), vertices),
        ...(relief && { TANGENT: writer.accessor('VEC4', rounded(tangentsOf(surface), SMOOTH), vertices) }),
        ...Object.fromEntries(uvs.map((uv, k) => [`TEXCOORD_${k}`, writer.accessor('VEC2', rounded(uv), vertices)])),
      },
      indices: writer.accessor('SCALAR', indices, { target: 'indices' }),
      material,
      ...(targets.length && { targets }),
    };
  };

  /** Adds shapes to a node: all rigid shapes as one mesh, each morphing shape as a separate node. */
  const addMeshes = (node: GltfNode, id: string, part: number, shapes: readonly Shape[]): void => {
    const still = shapes.filter(({ frames }) => !frames || frames.length < 2);
    if (still.length)
      node.mesh = writer.add('meshes', { name: id, primitives: still.map((shape) => primitive(part, shape)) });
    for (const shape of shapes)
      if (shape.frames && shape.frames.length > 1) {
        const own: GltfNode = { name: `${id} bend` };
        addMorph(own, addChild(node, own), part, shape, shape.frames);
      }
  };

  /** The mesh is the closed state. Each earlier frame is a morph target with weight 1 at its time. */
  const addMorph = (node: GltfNode, index: number, part: number, shape: Shape, frames: readonly MorphFrame[]): void => {
    const before = frames.slice(0, -1);
    const { points, normals } = shape.surface;
    const targets = before.map((frame) => ({
      POSITION: writer.accessor('VEC3', difference(frame.points, points), { target: 'vertices', limits: true }),
      NORMAL: writer.accessor('VEC3', difference(frame.normals, normals), { target: 'vertices' }),
    }));
    const primitives = [primitive(part, shape, targets)];
    node.mesh = writer.add('meshes', { name: node.name, primitives, weights: before.map(() => 0) });
    const values = new Float32Array(frames.length * before.length);
    for (const k of before.keys()) values[k * before.length + k] = 1;
    channels.push({ node: index, path: 'weights', times: frames.map(({ t }) => t), type: 'SCALAR', values });
  };

  const addMotion = (node: GltfNode, index: number, row: readonly Keyframe[], unit = 1): void => {
    const last = row.at(-1)!;
    node.rotation = last.rotation;
    node.translation = scale3(last.translation, unit);
    const times = row.map(({ t }) => t);
    const differs = (a: readonly number[], b: readonly number[]): boolean =>
      a.some((v, k) => Math.abs(v - b[k]!) > 1e-9);
    if (row.some(({ rotation }) => differs(rotation, last.rotation))) {
      const values = Float32Array.from(row.flatMap(({ rotation }) => rotation));
      channels.push({ node: index, path: 'rotation', times, type: 'VEC4', values });
    }
    if (row.some(({ translation }) => differs(translation, last.translation))) {
      const all = row.flatMap(({ translation }) => translation);
      const values = unit === 1 ? rounded(all) : Float32Array.from(all, (v) => v * unit);
      channels.push({ node: index, path: 'translation', times, type: 'VEC3', values });
    }
  };

  const gltfNodes: GltfNode[] = [];
  const isShown = carryingNodes(nodes);
  nodes.forEach(({ id, part, parent, keyframes, shapes }, k) => {
    if (!isShown[k]) return;
    const node: GltfNode = { name: id, extras: { node: k } };
    const index = addChild(parent === undefined ? box : gltfNodes[parent]!, node);
    gltfNodes[k] = node;
    addMotion(node, index, keyframes);
    addMeshes(node, id, part, shapes);
  });
  for (const { id, part, shapes } of bowed) {
    const node: GltfNode = { name: id };
    addChild(box, node);
    addMeshes(node, id, part, shapes);
  }
  addMotion(box, 0, pose, METRE);
  box.scale = [METRE, METRE, METRE];
  if (channels.length) writeAnimation(writer, channels, duration);
  return writer.write('Boxwright');
};

/** One animation for all channels. Channels with equal times share them. */
const writeAnimation = (writer: GltfWriter, all: readonly Channel[], duration: number): void => {
  const clocks = new Map<string, number>();
  const clockOf = (times: readonly number[]): number =>
    keptIn(clocks, times.join(), () => {
      const seconds = Float32Array.from(times, (t) => t * duration);
      return writer.accessor('SCALAR', seconds, { limits: true });
    });
  const samplers = all.map(({ times, type, values }) => ({
    input: clockOf(times),
    output: writer.accessor(type, values),
    interpolation: 'LINEAR',
  }));
  const channels = all.map(({ node, path }, sampler) => ({ sampler, target: { node, path } }));
  writer.add('animations', { name: 'fold', channels, samplers });
};

const rounded = (row: readonly number[], fine = FINE): Float32Array<ArrayBuffer> => {
  const out = new Float32Array(row.length);
  for (let k = 0; k < row.length; k++) out[k] = Math.round(row[k]! * fine) / fine;
  return out;
};

const difference = (row: readonly number[], from: readonly number[]): Float32Array<ArrayBuffer> =>
  rounded(
    row.map((v, k) => v - from[k]!),
    ROUGH,
  );

/** Per node, true if it has a shape or carries one. */
const carryingNodes = (nodes: readonly MeshNode[]): boolean[] => {
  const shown = nodes.map(({ shapes }) => shapes.length > 0);
  for (let k = nodes.length - 1; k >= 0; k--) {
    const { parent } = nodes[k]!;
    if (shown[k] && parent !== undefined) shown[parent] = true;
  }
  return shown;
};

/**
 * Tangents for a relief at each corner of a surface, in glTF form: x, y, z and 1. They point to the right in the picture of the relief:
 * along the sheet's x outside, against it inside (Lengyel 2001). Where a fold stretches the sheet, they have any direction along the board.
 */
const tangentsOf = ({ points, normals, sheet, corners, side }: Surface): number[] => {
  const count = points.length / 3;
  const sums = new Float64Array(points.length);
  const sense = side === 'inside' ? -1 : 1;
  for (let k = 0; k < corners.length; k += 3) {
    const [a, b, c] = [corners[k]!, corners[k + 1]!, corners[k + 2]!];
    const pv = sheet[2 * b + 1]! - sheet[2 * a + 1]!;
    const qv = sheet[2 * c + 1]! - sheet[2 * a + 1]!;
    const sign = Math.sign((sheet[2 * b]! - sheet[2 * a]!) * qv - (sheet[2 * c]! - sheet[2 * a]!) * pv) * sense;
    for (let i = 0; i < 3; i++) {
      const along = (points[3 * b + i]! - points[3 * a + i]!) * qv - (points[3 * c + i]! - points[3 * a + i]!) * pv;
      for (const corner of [a, b, c]) sums[3 * corner + i]! += along * sign;
    }
  }
  const tangents: number[] = [];
  for (let k = 0; k < count; k++) {
    const at = (row: ArrayLike<number>): Point3 => [row[3 * k]!, row[3 * k + 1]!, row[3 * k + 2]!];
    const [sum, normal] = [at(sums), at(normals)];
    const along = subtract3(sum, scale3(normal, dot3(sum, normal)));
    const any: Point3 = Math.abs(normal[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0];
    tangents.push(...normalize3(length3(along) > 1e-9 ? along : cross3(cross3(normal, any), normal)), 1);
  }
  return tangents;
};
