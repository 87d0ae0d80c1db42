import type { DielineFiles } from '../engine/index.ts';
import { formats } from '../formats/index.ts';
import { composeAffine, pressSheet } from '../formats/printing/index.ts';
import {
  boxAround,
  boxCorners,
  boxesApart,
  grow,
  intersect,
  type Motion,
  move,
  polygon,
  type Region,
  type Ring,
  ringsOf,
  subtract,
} from '../geometry/index.ts';
import { drawLayout, freeEdges, type Layout, type Nesting } from '../nest/index.ts';
import { clipOf, formMarks, type SideLay } from '../press/file/index.ts';
import type { ArtworkDocument, PressPdfOptions } from '../press/index.ts';
import { makePressPdf } from './make-press-pdf.ts';
import { profile } from './profile.ts';
import { svgPage } from './svg-page.ts';

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

/**
 * A layout for the press, as `pressPdf` makes one blank: artwork on every blank below the die of the sheet, with marks beside it.
 * @returns also what a printer would ask about, marks without room, and whether print of the inside is left out.
 */
export const makePressForm = async (
  box: DielineFiles,
  artwork: Uint8Array | ArtworkDocument,
  [nesting, layout]: readonly [Nesting, Layout],
  given: PressPdfOptions & { readonly marks?: boolean; readonly sideLay?: SideLay },
) => {
  const { bleed = 3, press, marks = true, sideLay = 'left' } = given;
  const { findings, faces, layers } = await makePressPdf(box, artwork, given, svgPage);
  const face = faces[0]!;
  const { blank, sheet } = nesting;
  const free = freeEdges({ ...sheet, margins: {}, rear: 0 });
  const print = { ...free, right: sheet.width - free.right, top: sheet.height - free.top };
  const motions = layout.placements.map(({ motion }) => motion);
  const areas = imposed(polygon(blank.outline), motions, bleed).map((area) =>
    intersect(ringsOf(area), [boxCorners(print)]),
  );
  const plates = [...new Set(layers.flatMap(({ plate }) => plate ?? []))];
  const { dieline, options } = drawLayout(nesting, layout);
  const forPress = { profile: profile('press'), artwork: { reached: areas.flat(), plates }, ...(press && { press }) };
  const form = await pressSheet([await formats.pdf.write(dieline, [], { ...options, ...forPress })]);
  for (const layer of layers.filter(({ side }) => side === 'outside')) {
    const own = ringsOf(clipOf(box.drawing, face, layer, bleed));
    for (const [k, motion] of motions.entries()) {
      const { cos, sin } = motion;
      const [x, y] = move(motion, face.onSheet([0, 0]));
      const rings = own.map((ring) => ring.map((point) => move(motion, face.onSheet(point))));
      const at = layer.at.map((one) => composeAffine([cos, sin, -sin, cos, x, y], one));
      await form.print(0, { ...layer, at, clip: intersect(rings, ringsOf(areas[k]!)) });
    }
  }
  const blanks = motions.map((motion) => polygon(blank.outline).map((point) => move(motion, point)));
  const taken = [...blanks, ...ringsOf(areas.flat())];
  const found = marks
    ? form.mark((inks) => formMarks(sheet, print, taken, boxAround(blanks.flat()), { bleed, sideLay, inks }))
    : undefined;
  return { pdf: await form.save(), findings, missing: found?.missing, isInsideLeft: faces.length > 1 };
};
