import { breakText, CAP, type PlacedPart } from '../../sheet/index.ts';
import { deliveredParts } from '../pose/delivered-parts.ts';
import { foldingSteps } from '../pose/folding-steps.ts';
import { VIEW_FROM_BELOW } from '../pose/stance.ts';
import { foldedSvg } from './picture.ts';

/** A4, its margin, the size of title and rows, where pictures begin, and the room between them, in mm. */
const PAGE = { width: 210, height: 297, margin: 14, large: 6, row: 3.4, head: 36, gap: 6 } as const;

/**
 * One page of A4 for the packer: numbered pictures of the folding steps with their words, as an SVG in mm of paths, circles and Helvetica.
 * @param rows - what stands below the title, such as code and sizes.
 * @returns undefined for a flat piece, which has no folding steps.
 */
export const stepPage = (parts: readonly PlacedPart[], title: string, rows: readonly string[]) => {
  const { steps, note = '' } = foldingSteps(parts);
  if (steps.length === 1) return undefined;
  const { width, height, margin, head, gap, row, large } = PAGE;
  const across = steps.length > 6 ? 3 : 2;
  const [wide, high] = [(width - 2 * margin) / across, (height - margin - head) / Math.ceil(steps.length / across)];
  const texts = steps.map((step) => breakText(step.words, wide - gap - 9, row * CAP));
  const room = [wide - gap, high - Math.max(...texts.map((lines) => lines.length)) * row * 1.3 - 3 - gap] as const;
  const drawn = steps.flatMap(({ at, ...step }, k) => {
    const [x, y] = [margin + (k % across) * wide, head + Math.floor(k / across) * high];
    // The bottom is seen from below while only the bottom is folded.
    const view = /\bbottom\b(?!.*\btop\b)/.test(step.words) ? VIEW_FROM_BELOW : {};
    const svg = at === 'pack' ? foldedSvg(deliveredParts(parts)) : foldedSvg(parts, at, { view });
    const [, w, h] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg)!.map(Number) as [number, number, number];
    const scale = Math.min(room[0] / w, room[1] / h);
    const place = [x + (room[0] - w * scale) / 2, y + (room[1] - h * scale) / 2].map(format).join(' ');
    const base = y + room[1] + row + 2;
    return [
      `<g transform="translate(${place}) scale(${format(scale)})">${svg.split('\n').slice(1, -2).join('\n')}</g>`,
      `<circle cx="${format(x + 3.5)}" cy="${format(base - 1.2)}" r="3.2" fill="#222222"/>`,
      shown(String(k + 1), x + 3.5, base, row, ' text-anchor="middle" fill="#ffffff"'),
      ...texts[k]!.map((line, n) => shown(line, x + 9, base + n * row * 1.3, row)),
    ];
  });
  const lines = [...rows, note].flatMap((text) => breakText(text, width - 2 * margin, row * CAP));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}mm" height="${height}mm" font-family="Helvetica, Arial, sans-serif">`,
    shown(title, margin, margin + large * CAP, large, ' font-weight="bold"'),
    ...lines.map((line, k) => shown(line, margin, margin + large + 4 + k * row * 1.4, row)),
    ...drawn,
    '</svg>\n',
  ].join('\n');
};

const format = (v: number): string => String(Math.round(v * 1e4) / 1e4);

const shown = (text: string, x: number, y: number, size: number, more = ''): string =>
  `<text x="${format(x)}" y="${format(y)}" font-size="${size}"${more}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
