import { arc, type Curve, circle, type Point, straight } from '../../src/geometry/index.ts';

/** A line of a foreign drawing, and its layer. */
export interface Entity {
  readonly layer: string;
  readonly curve: Curve;
}

/**
 * Reads a transcribed drawing, one entity per line, in mm, y up: `layer L x1 y1 x2 y2`, `layer C cx cy r`
 * and `layer A cx cy r start end` (degrees, counter-clockwise; the end may exceed 360).
 * Skips dimensions (`dimensions…`) and remarks (`# …`).
 * @throws Error for any other line.
 */
export const readEntities = (text: string): Entity[] =>
  text.split('\n').flatMap((row): Entity[] => {
    const [layer, kind, ...rest] = row.trim().split(/\s+/);
    if (!layer || layer.startsWith('#') || layer.startsWith('dimensions')) return [];
    const [a, b, c, d, e] = rest.map(Number) as [number, number, number, number, number?];
    if (kind === 'L') return [{ layer, curve: straight([a, b], [c, d]) }];
    if (kind === 'C') return circle([a, b], c).map((curve) => ({ layer, curve }));
    if (kind !== 'A' || e === undefined) throw new Error(`not an entity: ${row}`);
    const on = (degrees: number): Point => {
      const angle = (degrees * Math.PI) / 180;
      return [a + c * Math.cos(angle), b + c * Math.sin(angle)];
    };
    const sweep = ((((e - d) % 360) + 360) % 360) * (Math.PI / 180);
    return [{ layer, curve: arc(on(d), on(e), Math.tan(sweep / 4)) }];
  });
