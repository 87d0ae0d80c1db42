import type { DielineFiles } from '../engine/index.ts';
import { formats } from '../formats/index.ts';
import { composeAffine, pressSheet } from '../formats/printing/index.ts';
import {
  boxAround,
  boxCorners,
  boxesApart,
  counterClockwise,
  grow,
  intersect,
  type Motion,
  mapCurve,
  move,
  type Point,
  polygon,
  type Region,
  type Ring,
  ringsOf,
  subtract,
} from '../geometry/index.ts';
import { blanksOf, drawLayout, freeEdges, type Layout, type Nesting } from '../nest/index.ts';
import { clipOf, formMarks } from '../press/file/index.ts';
import type { ArtworkDocument } from '../press/index.ts';
import { makePressPdf } from './make-press-pdf.ts';
import type { PressForm, PressFormOptions } from './press-form.ts';
import { pressTools } from './press-tools.ts';
import { profile } from './profile.ts';

/** Steps in which blanks grow towards each other: print ends half way to a twelfth of the bleed. */
const STEPS = 12;

/** How far each blank prints: its outline grown by the bleed, half way to neighbours. */
const imposed = (outline: Ring, motions: readonly Motion[], bleed: number): Region[][] => {
  const grown = Array.from({ length: STEPS + 1 }, (_, k) => ringsOf(grow([outline], (k * bleed) / STEPS)));
  const all = motions.map((motion) => {
    const rings = grown.map((own) => own.map((ring) => ring.map((point) => move(motion, point))));
    return { rings, box: boxAround(rings.at(-1)!.flat()) };
  });
  return all.map((own) => {
    const near = all.filter((other) => other !== own && !boxesApart(other.box, own.box, 0));
    // Where another outline is nearer by a step or more.
    const theirs = near.flatMap((other) => other.rings.flatMap((ring, k) => ringsOf(subtract(ring, own.rings[k]!))));
    return subtract(own.rings.at(-1)!, theirs);
  });
};

/** @throws RangeError for a nesting of another box, and for a layout without blanks. */
const checkNesting = ({ drawing }: DielineFiles, { blank, layouts }: Nesting, { id, count }: Layout): void => {
  const isOurs = blanksOf(drawing).some((own) => own.id === blank.id && String(own.loop) === String(blank.loop));
  if (!isOurs) throw new RangeError(`The nesting is of another box (${blank.id}). Pass nest(box.drawing, sheet).`);
  const others = layouts.filter((other) => other.count > 0).map((other) => other.id);
  const instead = others.length ? `Choose one of: ${others.join(', ')}` : 'Nest on a larger sheet';
  if (!count) throw new RangeError(`The layout ${id} holds no blank. ${instead}.`);
};

export const makePressForm = async (
  box: DielineFiles,
  artwork: Uint8Array | ArtworkDocument,
  nesting: Nesting,
  given: PressFormOptions,
): Promise<PressForm> => {
  const { layout = nesting.best, bleed = 3, press, marks = true, sideLay = 'left' } = given;
  checkNesting(box, nesting, layout);
  const { findings, faces, layers } = await makePressPdf(box, artwork, given, pressTools);
  const { blank, sheet } = nesting;
  const free = freeEdges({ ...sheet, margins: {}, rear: 0 });
  const print = { ...free, right: sheet.width - free.right, top: sheet.height - free.top };
  const motions = layout.placements.map(({ motion }) => motion);
  const areas = imposed(polygon(blank.outline), motions, bleed).map((area) =>
    intersect(ringsOf(area), [boxCorners(print)]),
  );
  const plates = [...new Set(layers.flatMap(({ plate }) => plate ?? []))];
  const { dieline, options } = drawLayout(nesting, layout);
  const dies = faces.map(({ side }) => {
    const own = profile({ extends: 'press', mirror: side === 'inside' });
    const forPress = { profile: own, artwork: { reached: areas.flat(), plates }, ...(press && { press }) };
    return formats.pdf.write(dieline, [], { ...options, ...forPress });
  });
  const form = await pressSheet(await Promise.all(dies));
  const blanks = motions.map((motion) => polygon(blank.outline).map((point) => move(motion, point)));
  const taken = [...blanks, ...ringsOf(areas.flat())];
  let missing: string | undefined;
  for (const [page, face] of faces.entries()) {
    const isInside = face.side === 'inside';
    /** From the sheet, as its outside is seen, to the page. */
    const seen = ([x, y]: Point): Point => [isInside ? sheet.width - x : x, y];
    const ringSeen = (ring: Ring): Ring => counterClockwise(ring.map(seen));
    for (const layer of layers.filter(({ side }) => side === face.side)) {
      const own = ringsOf(clipOf(box.drawing, face, layer, bleed));
      for (const [k, motion] of motions.entries()) {
        const onPage = (point: Point): Point => seen(move(motion, face.onSheet(point)));
        const [x, y] = onPage([0, 0]);
        const [right, up] = onPage([1, 0]);
        // Both are mirrored on the inside: the face is rotated on the page.
        const [cos, sin] = [right - x, up - y];
        const at = layer.at.map((one) => composeAffine([cos, sin, -sin, cos, x, y], one));
        const clip = intersect(
          own.map((ring) => ring.map(onPage)),
          ringsOf(areas[k]!).map(ringSeen),
        );
        await form.print(page, { ...layer, at, clip });
      }
    }
    if (!marks) continue;
    form.mark(page, (inks) => {
      const own = { bleed, sideLay, inks };
      const { strokes, areas, ...found } = formMarks(sheet, print, taken, boxAround(blanks.flat()), own);
      missing ??= found.missing;
      // A turned sheet has the edge of its side lay on the other side.
      return {
        strokes: isInside ? strokes.map((curves) => curves.map((curve) => mapCurve(curve, seen, -1))) : strokes,
        areas: areas.map(({ box, ink }) => ({ box: boxAround(boxCorners(box).map(seen)), ink })),
      };
    });
  }
  return { pdf: await form.save(), findings, missing };
};
