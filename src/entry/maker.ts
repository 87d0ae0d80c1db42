/**
 * `boxwright/maker`: drawings as models of makerjs, which is installed beside Boxwright.
 * @module boxwright/maker
 */
import { type MakerModel, toMaker as modelOf, fromMaker as outlinesOf } from '../formats/index.ts';
import type { Curve } from '../geometry/index.ts';
import type { Dieline } from '../sheet/index.ts';
import { requirePart } from './optional.ts';

/**
 * A drawing as a makerjs model in mm: one sub-model per line type, with that type as its layer, and one path per line, named by its index
 * in `Dieline.lines`. Arcs are makerjs arcs. Cubics are `models.BezierCurve`s: the seed is exact, the arcs makerjs draws for it are within
 * 0.01 mm by its own measure. Paths keep the drawing's coordinates; the model's `origin` puts its lower left at (0, 0).
 * @throws MissingPartError when makerjs is not installed.
 * @example
 * const model = toMaker(dieline('becf-10101').drawing.dieline); // a makerjs model, a layer a line type
 */
export const toMaker = (drawing: Dieline): MakerModel => {
  requirePart('maker');
  return modelOf(drawing);
};

/**
 * The outlines of any makerjs model as closed rings of curves, in its own units, which must be millimetres: lines, arcs, circles and, by
 * their seeds, Béziers. Layers are ignored. Ends within a micron are one corner.
 * @throws RangeError when an outline is open; MissingPartError when makerjs is not installed.
 * @example
 * const circle = { type: 'circle', origin: [0, 0], radius: 5 };
 * fromMaker({ paths: { circle } }).length; // = 1
 */
export const fromMaker = (model: MakerModel): Curve[][] => {
  requirePart('maker');
  return outlinesOf(model);
};

export type { MakerModel, MakerPath, MakerPoint } from '../formats/index.ts';
