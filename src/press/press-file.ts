import { type DielineFiles, findProfile } from '../engine/index.ts';
import type { FileOptions, Profile } from '../formats/index.ts';
import { pressSheet } from '../formats/printing/index.ts';
import type { Point } from '../geometry/index.ts';
import { type Label, textLabel } from '../sheet/index.ts';
import type { PrintFace, PrintLimits } from './face.ts';
import type { ArtworkFinding } from './findings.ts';
import { clipOf, type PlacedLayer } from './layer-area.ts';

/**
 * The die as profile `press` writes it, with artwork below its lines, clipped to the outline grown by the bleed. Print on the inside is a
 * second page, seen from there.
 * @param findings - for a proof instead, with measures, the names of panels and these findings.
 */
export const pressFile = async (
  box: DielineFiles,
  faces: readonly PrintFace[],
  layers: readonly PlacedLayer[],
  { bleed, safe }: PrintLimits,
  press?: FileOptions['press'],
  findings?: readonly ArtworkFinding[],
): Promise<Uint8Array> => {
  const { drawing, header } = box;
  const plates = [...new Set(layers.flatMap(({ plate }) => plate ?? []))];
  const dies = faces.map((face) => {
    const mirror = face.side === 'inside';
    // Glue lies on the outside.
    const artwork = { bleed, safe, plates, ...(mirror && { glued: [] }) };
    if (!findings)
      return box.pdf({ artwork, profile: profileOf({ extends: 'press', mirror }), ...(press && { press }) });
    const labels = findings.flatMap((finding, k) => (finding.side === face.side ? numberAt(face, finding, k + 1) : []));
    const notes = findings.map(({ level, sentence }, k) => `${k + 1}. ${level}: ${sentence}`);
    return box.pdf({ artwork, header, profile: profileOf({ mirror }), labels, ...(notes.length && { notes }) });
  });
  const sheet = await pressSheet(await Promise.all(dies));
  for (const layer of layers) {
    const k = faces.findIndex((face) => face.side === layer.side);
    await sheet.print(k, { ...layer, clip: clipOf(drawing, faces[k]!, layer, bleed) });
  }
  return sheet.save();
};

/** Length of a cross and height of its number, in mm. */
const [CROSS_MM, NUMBER_MM] = [3, 3] as const;

const numberAt = ({ onSheet }: PrintFace, { at }: ArtworkFinding, number: number): Label[] => {
  if (!at) return [];
  const [x, y] = onSheet(at);
  const line = (dx: number, dy: number): readonly [Point, Point] => [
    [x - dx, y - dy],
    [x + dx, y + dy],
  ];
  const lines = [line(CROSS_MM, 0), line(0, CROSS_MM)];
  const label = textLabel(`finding_${number}`, String(number), [x + 1, y + 1], NUMBER_MM);
  return [{ ...label, from: [x, y], to: [x, y], lines }];
};

/** A profile that is made of built-in ones. */
const profileOf = (given: object): Profile => findProfile(given) as Profile;
