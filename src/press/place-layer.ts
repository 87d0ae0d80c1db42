import { type Affine, applyAffine, composeAffine, type PrintSource } from '../formats/printing/index.ts';
import { type Box, boxAround, cosSin, EMPTY_BOX, union } from '../geometry/index.ts';
import { sizeOf } from '../sheet/index.ts';
import type { ArtworkLayer } from './artwork-types.ts';
import { panelsOf } from './document.ts';
import type { PrintFace } from './face.ts';
import type { Found } from './findings.ts';
import type { PlacedLayer } from './layer-area.ts';

/** What may be missing of an edge that is covered, in mm, and the most copies along one direction. */
const [COVERED_MM, MOST_COPIES] = [0.1, 200] as const;

/** Values along x and along y. */
type Pair = readonly [number, number];
const pair = (of: (axis: 0 | 1) => number): Pair => [of(0), of(1)];
const sidesOf = (box: Box): Pair => [box.right - box.left, box.top - box.bottom];
const covers = (low: Pair, size: Pair, whole: Pair): boolean =>
  ([0, 1] as const).every((k) => low[k] <= COVERED_MM && low[k] + size[k] >= whole[k] - COVERED_MM);

/**
 * Places a layer by its rule for a changed size, and finds where it covered what it lies on, and no longer does; with its lower left corner
 * from that of what it lies on, its size before and after it is turned, and what it lies on. Throws RangeError for too many copies.
 */
export const placeLayer = (face: PrintFace, layer: ArtworkLayer, source: PrintSource, bleed: number) => {
  const { rule = 'keep', anchor = '', rotate = 0, at = [0, 0], plate, side = 'outside' } = layer;
  const on = panelsOf(layer);
  const target: Box = on
    ? face.panels.filter((panel) => on.includes(panel.name)).reduce((box, panel) => union(box, panel.box), EMPTY_BOX)
    : { left: 0, bottom: 0, right: face.size.width, top: face.size.height };
  const is = sidesOf(target);
  const was: Pair = layer.for ? [layer.for.width, layer.for.height] : is;
  const { left, bottom, right, top } = source.trim;
  const natural = sizeOf(source.trim);
  const [across, up] = [(layer.width ?? 0) / natural.width, (layer.height ?? 0) / natural.height];
  const [cos, sin] = cosSin(rotate);
  const scaled: Affine = [across || up || 1, 0, 0, up || across || 1, 0, 0];
  const turned = composeAffine([cos, sin, -sin, cos, 0, 0], scaled);
  const box = boxAround([left, right].flatMap((x) => [bottom, top].map((y) => applyAffine(turned, [x, y]))));
  const given = sidesOf(box);
  const larger = rule === 'scale' ? Math.max(is[0] / was[0], is[1] / was[1]) : 1;
  const size = pair((k) => larger * given[k]);
  const low = pair((k) => {
    if (rule === 'scale') return ((at[k] + given[k] / 2) / was[k]) * is[k] - size[k] / 2;
    return rule === 'anchor' && anchor.includes(['right', 'top'][k]!) ? at[k] + is[k] - was[k] : at[k];
  });
  const starts = (k: 0 | 1): number[] => {
    if (rule !== 'repeat') return [low[k]];
    const first = low[k] - Math.ceil((low[k] + bleed) / size[k]) * size[k];
    const count = Math.ceil((is[k] + bleed - first) / size[k]);
    if (count > MOST_COPIES)
      throw new RangeError(`A layer would have ${count} copies in a row; the most is ${MOST_COPIES}. Make it larger`);
    return Array.from({ length: count }, (_, n) => first + n * size[k]);
  };
  const [x0, y0] = [target.left - larger * box.left, target.bottom - larger * box.bottom];
  const copies = starts(0).flatMap((x) =>
    starts(1).map((y) => composeAffine([larger, 0, 0, larger, x0 + x, y0 + y], turned)),
  );
  const isLost = covers(at, given, was) && rule !== 'repeat' && !covers(low, size, is);
  const lost: Found = { kind: 'coverage', panel: on?.[0], values: { target: on?.join(', ') ?? 'blank' } };
  const placed: PlacedLayer = { source, at: copies, side, on, plate };
  const own = pair((k) => larger * [natural.width, natural.height][k]! * scaled[3 * k]!);
  return { layer: placed, found: isLost ? [lost] : [], low, size: own, span: size, target };
};
