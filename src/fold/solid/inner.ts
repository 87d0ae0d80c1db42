import type { Inner } from '../../board/index.ts';
import {
  add3,
  cross3,
  dot3,
  length3,
  normalize3,
  type Point3,
  scale3,
  subtract3,
  toDegrees,
} from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { areaVector, bodies, type PanelSolid } from './solid.ts';

/** An inner size promised by the template, measured on the closed box. */
export interface InnerSize extends Inner {
  /** Distance from the middle of the face of a that looks at b, square to it, to the plane of b's face, in mm. */
  readonly distance: number;
  /** Degrees between the two faces. Above 0.1 the distance is not meaningful. */
  readonly skew: number;
}

/**
 * Measures the inner sizes of the closed box, one for each `Blank.inner` of each part. Panels of other parts are named `part:panel`.
 * @throws RangeError when a blank names a panel that the box does not have.
 * @example
 * const { parts } = dieline('becf-10101', { length: 60 }).drawing;
 * fold.innerSizes(parts).map(({ name, distance }) => `${name}: ${distance} mm`);
 */
export const innerSizes = (parts: readonly PlacedPart[], t = 1): InnerSize[] => {
  const all = bodies(parts, t);
  return parts.flatMap(({ part }, k) =>
    part.blank.inner.map(({ name, a, b }) => {
      const [one, other] = [namedBody(parts, all, k, a), namedBody(parts, all, k, b)];
      const [from, to] = [faceToward(one, other), faceToward(other, one)];
      const slant = dot3(scale3(from.normal, -1), to.normal);
      const distance = dot3(subtract3(to.middle, from.middle), to.normal) / slant;
      return { name, a, b, distance, skew: skewOf(from.normal, to.normal) };
    }),
  );
};

/** Finds the body of a panel by its name in its own part, or as `part:panel`. */
export const namedBody = (parts: readonly PlacedPart[], all: readonly PanelSolid[], part: number, name: string) => {
  const cut = name.indexOf(':');
  const home = cut < 0 ? part : parts.findIndex((p) => p.part.id === name.slice(0, cut));
  const body = all.find((b) => b.part === home && parts[home]?.sheet[b.panel]?.id === name.slice(cut + 1));
  if (!body) {
    const known = (parts[home]?.sheet ?? []).map(({ id }) => id).join(', ');
    throw new RangeError(
      `${parts[part]!.part.id} names the panel ${name}, which the box does not have. It has ${known}.`,
    );
  }
  return body;
};

/** Degrees between the planes of two faces, 0 to 90. */
export const skewOf = (a: Point3, b: Point3): number =>
  toDegrees(Math.atan2(length3(cross3(a, b)), Math.abs(dot3(a, b))));

/** The face of a panel that looks at another panel. A wall that rolls over another one shows its print to the box. */
export const faceToward = (panel: PanelSolid, other: PanelSolid) => {
  const inner = faceOf(panel);
  if (dot3(subtract3(faceOf(other).middle, inner.middle), inner.normal) <= 0) return inner;
  const { middle, normal } = faceOf(panel, 'print');
  return { middle, normal: scale3(normal, -1) };
};

/** The centroid of a panel's inner or printed face and its mean direction, from the inner to the printed one. */
const faceOf = ({ prisms }: PanelSolid, side: 'inner' | 'print' = 'inner') => {
  let area = 0;
  let sum: Point3 = [0, 0, 0];
  let normal: Point3 = [0, 0, 0];
  for (const { [side]: face } of prisms)
    for (let k = 1; k + 1 < face.length; k++) {
      const triangle = [face[0]!, face[k]!, face[k + 1]!] as const;
      const across = areaVector(triangle);
      const twice = length3(across);
      area += twice;
      normal = add3(normal, across);
      sum = add3(sum, scale3(add3(add3(triangle[0], triangle[1]), triangle[2]), twice / 3));
    }
  return { middle: scale3(sum, 1 / area), normal: normalize3(normal) };
};
