import { add3, dot3, length3, normalize3, type Point3, scale3, subtract3 } from '../../geometry/index.ts';
import type { PlacedPart } from '../../sheet/index.ts';
import { areaVector, type Body, bodies } from './solid.ts';

/** A size that a box promises inside, and what the closed box keeps of it. */
export interface InnerSize {
  readonly name: string;
  readonly a: string;
  readonly b: string;
  /** From the middle of a's inner face, square to it, to the plane of b's inner face, in mm; negative behind it. */
  readonly distance: number;
  /** Degrees between the two faces: above 0.1 the distance says little. */
  readonly skew: number;
}

/**
 * The inner sizes of the closed box, one for each `Blank.inner` of each part.
 * Panels of other parts are named `part:panel`.
 * @throws RangeError where a blank names a panel that is not there.
 */
export const innerSizes = (parts: readonly PlacedPart[], t = 1): InnerSize[] => {
  const all = bodies(parts, t);
  return parts.flatMap(({ part }, k) =>
    part.blank.inner.map(({ name, a, b }) => {
      const from = faceOf(namedBody(parts, all, k, a));
      const to = faceOf(namedBody(parts, all, k, b));
      const inward = scale3(from.normal, -1);
      const slant = dot3(inward, to.normal);
      const distance = dot3(subtract3(to.middle, from.middle), to.normal) / slant;
      return { name, a, b, distance, skew: skewOf(from.normal, to.normal) };
    }),
  );
};

/** The body of a panel, by its name in its own part or as `part:panel`. */
export const namedBody = (parts: readonly PlacedPart[], all: readonly Body[], part: number, name: string): Body => {
  const cut = name.indexOf(':');
  const home = cut < 0 ? part : parts.findIndex((p) => p.part.id === name.slice(0, cut));
  const body = all.find((b) => b.part === home && parts[home]?.sheet[b.panel]?.id === name.slice(cut + 1));
  if (!body) throw new RangeError(`${parts[part]!.part.id} speaks of ${name}, which is not one of its panels`);
  return body;
};

/** Degrees between the planes of two faces, whichever way they look. */
export const skewOf = (a: Point3, b: Point3): number => {
  const c = Math.abs(dot3(a, b));
  const s = length3([a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]);
  return (Math.atan2(s, c) * 180) / Math.PI;
};

/** Middle of a panel's inner face by area, and its mean direction. */
const faceOf = ({ prisms }: Body): { middle: Point3; normal: Point3 } => {
  let area = 0;
  let sum: Point3 = [0, 0, 0];
  let normal: Point3 = [0, 0, 0];
  for (const { inner } of prisms)
    for (let k = 1; k + 1 < inner.length; k++) {
      const triangle = [inner[0]!, inner[k]!, inner[k + 1]!] as const;
      const across = areaVector(triangle);
      const twice = length3(across);
      area += twice;
      normal = add3(normal, across);
      sum = add3(sum, scale3(add3(add3(triangle[0], triangle[1]), triangle[2]), twice / 3));
    }
  return { middle: scale3(sum, 1 / area), normal: normalize3(normal) };
};
