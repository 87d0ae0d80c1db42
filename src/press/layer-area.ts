import { gluePlan } from '../fold/index.ts';
import type { PlateName } from '../formats/index.ts';
import type { Affine, PrintSource } from '../formats/printing/index.ts';
import { type Region, ringsOf, subtract } from '../geometry/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { type PrintedSide, type PrintFace, regionsOn, territory } from './face.ts';

export interface PlacedLayer {
  readonly source: PrintSource;
  /** From the mm of the source to those of the face, once for each copy. */
  readonly at: readonly Affine[];
  readonly side: PrintedSide;
  /** Panels, by their names; the whole blank without them. */
  readonly on?: readonly string[] | undefined;
  readonly plate?: PlateName | undefined;
}

/** Where a layer prints on its face. Glue does not hold on varnish. */
export const clipOf = (drawing: Drawing, face: PrintFace, layer: PlacedLayer, bleed: number): Region[] => {
  const plan = layer.plate === 'varnish' && layer.side === 'outside' ? gluePlan(drawing.parts) : [];
  const bare = plan.flatMap(({ varnishFree }) => regionsOn(face, varnishFree));
  return subtract(ringsOf(territory(face, layer.on, bleed)), bare);
};
