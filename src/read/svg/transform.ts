import { type Affine, composeAffine, identityAffine } from '../affine.ts';

const degreesToRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** One function of a `transform`, by its numbers; undefined for a name or a count of numbers that there is not. */
const transformFunction = (name: string, n: readonly number[]): Affine | undefined => {
  const [a = 0, b, c] = n;
  switch (name) {
    case 'matrix':
      return n.length === 6 ? (n as unknown as Affine) : undefined;
    case 'translate':
      return n.length === 1 || n.length === 2 ? [1, 0, 0, 1, a, b ?? 0] : undefined;
    case 'scale':
      return n.length === 1 || n.length === 2 ? [a, 0, 0, b ?? a, 0, 0] : undefined;
    case 'rotate': {
      if (n.length !== 1 && n.length !== 3) return undefined;
      const [cos, sin] = cosSin(a);
      const [x, y] = [b ?? 0, c ?? 0];
      return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    }
    case 'skewX':
      return n.length === 1 ? [1, 0, Math.tan(degreesToRadians(a)), 1, 0, 0] : undefined;
    case 'skewY':
      return n.length === 1 ? [1, Math.tan(degreesToRadians(a)), 0, 1, 0, 0] : undefined;
    default:
      return undefined;
  }
};

/** Cosine and sine; quarter turns are exact. */
const cosSin = (degrees: number): readonly [number, number] => {
  const quarters = degrees / 90;
  if (Number.isInteger(quarters)) {
    const k = ((quarters % 4) + 4) % 4;
    return [[1, 0, -1, 0][k]!, [0, 1, 0, -1][k]!];
  }
  return [Math.cos(degreesToRadians(degrees)), Math.sin(degreesToRadians(degrees))];
};

/**
 * The `transform` of an element.
 * @throws Error where it is none.
 */
export const transformOf = (text: string): Affine => {
  let whole = identityAffine;
  const rest = text.replaceAll(/([a-zA-Z]+)\s*\(([^)]*)\)\s*,?/g, (_, name: string, inside: string) => {
    const numbers = inside
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    const next = numbers.every(Number.isFinite) ? transformFunction(name, numbers) : undefined;
    if (!next) throw new Error(`transform="${text.slice(0, 80)}" is no transform`);
    whole = composeAffine(whole, next);
    return '';
  });
  if (rest.trim() && rest.trim() !== 'none') throw new Error(`transform="${text.slice(0, 80)}" is no transform`);
  return whole;
};
