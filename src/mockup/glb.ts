import {
  type Accessor,
  type Animation,
  Document,
  type Node,
  NodeIO,
  type Primitive,
  VertexLayout,
} from '@gltf-transform/core';
import type { Keyframe, MeshNode, MorphFrame, Shape } from '../fold/index.ts';
import { scale3 } from '../geometry/index.ts';
import { type Coat, coatsOf } from './gltf-materials.ts';
import { groundOf, METRE } from './ground.ts';
import { artworkSpots, type Scene } from './scene.ts';
import { tangentsOf } from './tangents.ts';

/** Seconds that a share of the way takes in the animation. */
const PACE = 0.8;

/** Numbers are written to the nearest of so many parts of one, in mm a quarter of a micron: what is round packs well. */
const FINE = 4096;

/** And of what is passed through on the way, which is near enough anyway. */
const ROUGH = 64;

/**
 * The box as binary glTF 2.0: closed, standing on the ground in the middle, y up, its front towards z; one node a panel, nested as
 * they hang on one another, and an animation `fold` that brings it from flat to closed in any viewer.
 */
export const glb = async (scene: Scene, name: string): Promise<Uint8Array> => {
  const doc = new Document();
  const buffer = doc.createBuffer();
  const coat = coatsOf(doc, scene);
  let fold: Animation | undefined;
  const { nodes: limbs, bowed, steps: shares } = scene.mesh;
  const duration = PACE * shares;

  const accessor = (
    type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4',
    array: Float32Array | Uint16Array | Uint32Array,
  ): Accessor =>
    doc
      .createAccessor()
      .setType(type)
      .setArray(array as Float32Array<ArrayBuffer>)
      .setBuffer(buffer);
  const floats = (type: 'VEC2' | 'VEC3' | 'VEC4', rows: readonly (readonly number[])[], fine = FINE): Accessor =>
    accessor(
      type,
      Float32Array.from(rows.flat(), (v) => Math.round(v * fine) / fine),
    );
  const exact = (turns: readonly (readonly number[])[]): Accessor => accessor('VEC4', Float32Array.from(turns.flat()));
  const clock = (times: readonly number[]): Accessor =>
    accessor(
      'SCALAR',
      Float32Array.from(times, (t) => t * duration),
    );
  const channel = (
    node: Node,
    path: 'rotation' | 'translation' | 'weights',
    times: readonly number[],
    output: Accessor,
  ): void => {
    const sampler = doc.createAnimationSampler().setInput(clock(times)).setOutput(output).setInterpolation('LINEAR');
    // A card does not fold: an animation without channels is none.
    fold ??= doc.createAnimation('fold');
    fold.addSampler(sampler);
    fold.addChannel(doc.createAnimationChannel().setTargetNode(node).setTargetPath(path).setSampler(sampler));
  };

  /** Makes a node move as told, and stand where it comes to in the end. */
  const move = (node: Node, moves: readonly Keyframe[]): void => {
    const last = moves.at(-1)!;
    node.setTranslation([...last.translation]).setRotation([...last.rotation]);
    const times = moves.map(({ t }) => t);
    if (moves.some(({ rotation: turn }) => turn.some((v, k) => Math.abs(v - last.rotation[k]!) > 1e-9)))
      channel(node, 'rotation', times, exact(moves.map(({ rotation: turn }) => turn)));
    if (moves.some(({ translation: to }) => to.some((v, k) => Math.abs(v - last.translation[k]!) > 1e-9)))
      channel(
        node,
        'translation',
        times,
        floats(
          'VEC3',
          moves.map(({ translation: to }) => to),
        ),
      );
  };

  const primitive = (part: number, { surface }: Shape): Primitive => {
    const { points, normals, corners, side, sheet, across } = surface;
    const { material, printed, relief, tile, edge }: Coat = coat(part, side);
    const made = doc
      .createPrimitive()
      .setMaterial(material)
      .setIndices(accessor('SCALAR', points.length < 65_536 ? Uint16Array.from(corners) : Uint32Array.from(corners)))
      .setAttribute('POSITION', floats('VEC3', points))
      .setAttribute('NORMAL', floats('VEC3', normals));
    const spots: (readonly (readonly number[])[])[] = [];
    if (printed) spots.push(artworkSpots(scene, part, surface));
    if (relief) made.setAttribute('TANGENT', floats('VEC4', tangentsOf(surface)));
    if (tile) spots.push(sheet.map(([x, y]) => [(side === 'inside' ? -x : x) / tile, -y / tile]));
    // Flutes run up the sheet: along them the cut shows one and the same place of the wave.
    if (edge) spots.push(sheet.map(([x], k) => [x / edge, 1 - across![k]!]));
    spots.forEach((rows, k) => {
      made.setAttribute(`TEXCOORD_${k}`, floats('VEC2', rows));
    });
    return made;
  };

  /** Shapes that keep still, and those that change at the same moments, as one mesh each. */
  const clothe = (node: Node, id: string, part: number, shapes: readonly Shape[]): void => {
    const still = shapes.filter(({ frames }) => !frames || frames.length < 2);
    const attach = (to: Node, group: readonly Shape[]): void => {
      const made = doc.createMesh(id);
      for (const shape of group) made.addPrimitive(primitive(part, shape));
      to.setMesh(made);
    };
    if (still.length) attach(node, still);
    for (const shape of shapes)
      if (shape.frames && shape.frames.length > 1) {
        const own = doc.createNode(`${id} bend`);
        node.addChild(own);
        attach(own, [shape]);
        bend(own, shape, shape.frames);
      }
  };

  /** The shape is as closed; for each frame before that there is a target, of which one at a time is in force. */
  const bend = (node: Node, { surface }: Shape, frames: readonly MorphFrame[]): void => {
    const before = frames.slice(0, -1);
    const [made] = node.getMesh()!.listPrimitives();
    const away = (rows: readonly (readonly number[])[], from: readonly (readonly number[])[]) =>
      floats(
        'VEC3',
        rows.map((row, k) => row.map((v, i) => v - from[k]![i]!)),
        ROUGH,
      );
    for (const { points, normals } of before)
      made!.addTarget(
        doc
          .createPrimitiveTarget()
          .setAttribute('POSITION', away(points, surface.points))
          .setAttribute('NORMAL', away(normals, surface.normals)),
      );
    node.getMesh()!.setWeights(before.map(() => 0));
    const weights = frames.flatMap((_, k) => before.map((_, i) => (i === k ? 1 : 0)));
    channel(
      node,
      'weights',
      frames.map(({ t }) => t),
      accessor('SCALAR', Float32Array.from(weights)),
    );
  };

  const box = doc.createNode(name);
  const nodes: Node[] = [];
  const seen = bearing(limbs);
  for (const [k, { id, part, parent, keyframes: moves, shapes }] of limbs.entries()) {
    if (!seen[k]) continue;
    const node = doc.createNode(id).setExtras({ limb: k });
    (parent === undefined ? box : nodes[parent]!).addChild(node);
    nodes[k] = node;
    move(node, moves);
    clothe(node, id, part, shapes);
  }
  for (const { id, part, shapes } of bowed) {
    const node = doc.createNode(id);
    box.addChild(node);
    clothe(node, id, part, shapes);
  }
  const { turn, to } = groundOf(scene);
  box
    .setRotation([...turn])
    .setScale([METRE, METRE, METRE])
    .setTranslation([...scale3(to, METRE)]);
  doc.createScene(name).addChild(box);
  doc.getRoot().setDefaultScene(doc.getRoot().listScenes()[0]!);
  doc.getRoot().getAsset().generator = 'Boxwright';
  return new NodeIO().setVertexLayout(VertexLayout.SEPARATE).writeBinary(doc);
};

/** Which limbs have something to show, or carry one that has: what bows is drawn apart. */
const bearing = (limbs: readonly MeshNode[]): boolean[] => {
  const seen = limbs.map(({ shapes }) => shapes.length > 0);
  for (let k = limbs.length - 1; k >= 0; k--) {
    const { parent } = limbs[k]!;
    if (seen[k] && parent !== undefined) seen[parent] = true;
  }
  return seen;
};
