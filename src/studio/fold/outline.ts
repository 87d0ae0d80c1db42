import { BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial, Vector3 } from 'three';
import type { FoldShape } from '../engine/fold.ts';

/** Width of an outline in pixels, in a picture of at most so many pixels from top to bottom. In a larger one it grows with the picture. */
const [WIDTH, PICTURE_HEIGHT] = [1.1, 800] as const;

/** Width of an outline at a distance of 1, in the picture that is drawn. */
const width = { value: 0 };

const material = new MeshBasicMaterial({
  color: '#57452f',
  transparent: true,
  opacity: 0.55,
  depthWrite: false,
  side: DoubleSide,
  // Less than that of the board: before its own panel, but not before a panel that covers it.
  polygonOffset: true,
  polygonOffsetFactor: 0.2,
  polygonOffsetUnits: -4,
});
material.onBeforeCompile = (shader) => {
  shader.uniforms.outlineWidth = width;
  // At a slant it is widened, up to four times; seen along the board it is left out.
  shader.vertexShader = `attribute vec3 aside; uniform float outlineWidth;\n${shader.vertexShader}`.replace(
    '#include <project_vertex>',
    `#include <project_vertex>
vec3 ray = normalize(mvPosition.xyz);
vec3 across = mat3(modelViewMatrix) * aside;
float widening = min(1.0 / max(length(cross(across, ray)), 1e-6), 4.0);
float facing = smoothstep(0.02, 0.1, abs(dot(normalMatrix * normal, ray)));
mvPosition.xyz -= across * mvPosition.z * outlineWidth * widening * facing;
gl_Position = projectionMatrix * mvPosition;`,
  );
};

/**
 * The outline of a flat shape: a thin band within its plane, as wide on the screen as a line. A line itself is as deep across its width as in
 * its middle, so at a slant it shines through a panel that covers it.
 */
export const outlineOf = (shape: FoldShape): Mesh => {
  const mesh = new Mesh(bandOf(shape), material);
  mesh.onBeforeRender = ({ domElement: { height } }, _, { projectionMatrix }) => {
    const pixels = WIDTH * Math.max(1, height / PICTURE_HEIGHT);
    width.value = (2 * pixels) / (projectionMatrix.elements[5]! * height);
  };
  return mesh;
};

/** A rectangle without width along each side that only one triangle has; `aside` tells where its inner corners go. */
const bandOf = ({ points, normals, corners }: FoldShape): BufferGeometry => {
  const sides = new Map<number, readonly [from: number, to: number]>();
  for (let k = 0; k < corners.length; k++) {
    const [from, to] = [corners[k]!, corners[k % 3 === 2 ? k - 2 : k + 1]!];
    if (!sides.delete(to * points.length + from)) sides.set(from * points.length + to, [from, to]);
  }
  const [position, normal, aside, index]: [number[], number[], number[], number[]] = [[], [], [], []];
  const up = new Vector3().fromArray(normals);
  for (const side of sides.values()) {
    const [from, to] = side.map((corner) => new Vector3().fromArray(points, 3 * corner)) as [Vector3, Vector3];
    const inwards = up.clone().cross(to.clone().sub(from)).normalize();
    const k = position.length / 3;
    position.push(...from, ...to, ...to, ...from);
    normal.push(...up, ...up, ...up, ...up);
    aside.push(0, 0, 0, 0, 0, 0, ...inwards, ...inwards);
    index.push(k, k + 1, k + 2, k, k + 2, k + 3);
  }
  const band = new BufferGeometry().setIndex(index);
  for (const [name, values] of Object.entries({ position, normal, aside }))
    band.setAttribute(name, new BufferAttribute(Float32Array.from(values), 3));
  return band;
};
