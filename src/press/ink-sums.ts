import { inkPages, printPage } from '../formats/printing/index.ts';
import { keptIn, type Point } from '../geometry/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { type PrintFace, panelAt } from './face.ts';
import { findingsOf } from './findings.ts';
import inkLimits from './ink-limits.json' with { type: 'json' };
import { clipOf, type PlacedLayer } from './layer-area.ts';

/** By the names of printing conditions, in percent: the most that the profiles which their makers publish of them turn a colour into. */
const LIMITS = new Map<string, number>(Object.entries(inkLimits));
/** Sharpness of the picture of inks, and its longest side. */
const [PIXELS_PER_MM, MOST_PIXELS] = [4, 2048] as const;
/** What the colours of a screen cannot tell, in percent, and the least area in mm² that is no speck. */
const [SLACK_PERCENT, MIN_AREA_MM2] = [0.8, 1] as const;

interface InkQuestion {
  readonly layers: readonly PlacedLayer[];
  readonly condition: string;
  /** Draws a PDF of one page, so many pixels long: rows from the top, four bytes per pixel. */
  readonly draw: (page: Uint8Array, pixels: number) => Promise<{ readonly width: number; readonly data: Uint8Array }>;
}

/**
 * Where inks would not dry, or smear on the next sheet: they add up to more than the printing condition allows, where it is a known one. Of
 * all that is printed on a face but plates, as it lies on each other.
 */
export const inkSums = async (
  drawing: Drawing,
  face: PrintFace,
  bleed: number,
  { layers, condition, draw }: InkQuestion,
) => {
  // Files of measurements, after which some call them, end in L.
  const most = LIMITS.get(condition.replace(/(?<=\d)L$/, ''));
  const own = layers.filter(({ side, plate }) => side === face.side && !plate);
  if (!own.length) return [];
  if (!most) throw new RangeError(`the most that ${condition} allows is not known`);
  const prints = own.map((layer) => ({ ...layer, clip: clipOf(drawing, face, layer, bleed) }));
  const longest = Math.max(face.size.width, face.size.height);
  const pixels = Math.min(MOST_PIXELS, Math.ceil(longest * PIXELS_PER_MM));
  const pages = (await inkPages(await printPage(face.size, prints))) ?? [];
  const drawn = await Promise.all(pages.map((page) => draw(page, pixels)));
  const [{ width, data }, mmPerPixel] = [drawn[0] ?? { width: 0, data: [] }, longest / pixels];
  /** By panels: the darkest place, and the number of pixels that are too dark. */
  const places = new Map<string, { sum: number; at: Point; count: number }>();
  /** The panel of each mm². */
  const panels = new Map<string, string>();
  for (let k = 0; k < data.length; k += 4) {
    let sum = 0;
    for (const one of drawn) sum += 765 - one.data[k]! - one.data[k + 1]! - one.data[k + 2]!;
    if (sum / 2.55 <= most + SLACK_PERCENT) continue;
    const [column, row] = [(k / 4) % width, Math.floor(k / 4 / width)];
    const at: Point = [(column + 0.5) * mmPerPixel, face.size.height - (row + 0.5) * mmPerPixel];
    const panel = keptIn(panels, `${at.map(Math.floor)}`, () => panelAt(face, at)?.name ?? '');
    const place = keptIn(places, panel, () => ({ sum: 0, at, count: 0 }));
    place.count++;
    if (sum > place.sum) Object.assign(place, { sum, at });
  }
  return [...places]
    .filter(([, { count }]) => count * mmPerPixel ** 2 >= MIN_AREA_MM2)
    .map(([panel, { sum, at }]) => {
      const values = { percent: Math.round(sum / 2.55), most, condition };
      return { kind: 'inks' as const, panel: panel || undefined, at, values };
    });
};

/** As `findingsOf`, and of inks. */
export const checkPrint = async (
  inks: InkQuestion,
  ...[drawing, face, pdf, limits, before]: Parameters<typeof findingsOf>
) => {
  const sums = await inkSums(drawing, face, limits.bleed, inks).catch(({ message }: Error) => [
    { kind: 'inks-unread' as const, values: { reason: message.replace(/\.$/, '') } },
  ]);
  return findingsOf(drawing, face, pdf, limits, [...before, ...sums]);
};
