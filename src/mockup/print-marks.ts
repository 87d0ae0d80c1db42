import { printDirections, UPWARDS_COSINE } from '../fold/index.ts';
import { toMicrons } from './dimension-lines.ts';
import type { PrintMark } from './page-data.ts';
import type { Scene } from './scene.ts';

const ABOVE_PRINT_MM = 0.4;

/** Length of an arrow, as a share of the smaller side of its panel. */
const ARROW_SHARE = 0.5;

/**
 * Arrows on the panels with visible print on the closed box, upwards on the flat sheet. They show a designer which panels to rotate
 * for upright print on the box.
 */
export const printMarks = ({ parts, mesh }: Pick<Scene, 'parts' | 'mesh'>): PrintMark[] =>
  printDirections(parts, mesh).map(({ part, panel, up, box: { left, right, bottom, top } }): PrintMark => {
    const { sheet, part: own } = parts[part]!;
    const [, rise] = up;
    const reads = rise > UPWARDS_COSINE ? 'upright' : rise < -UPWARDS_COSINE ? 'upside down' : 'sideways';
    const node = mesh.nodes.findIndex((one) => one.part === part && one.panel === panel);
    const [x, y, z] = mesh.nodes[node]!.origin;
    const half = (ARROW_SHARE * Math.min(right - left, top - bottom)) / 2;
    const height = (1 - own.blank.inside) * own.blank.thickness + ABOVE_PRINT_MM - z;
    const points = [-half, half].map((dy) => toMicrons([(left + right) / 2 - x, (bottom + top) / 2 + dy - y, height]));
    const label = `${parts.length > 1 ? `${own.name} ` : ''}${sheet[panel]!.id}`.replaceAll(/[_.-]/g, ' ');
    return { name: label, reads, node, frames: [{ t: 1, points }] };
  });
