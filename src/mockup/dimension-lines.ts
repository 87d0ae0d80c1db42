import type { Part } from '../board/index.ts';
import { type Mesh, type PanelPlacement, placements } from '../fold/index.ts';
import { move, type Point, type Point3 } from '../geometry/index.ts';
import { type Drawing, frameBox, gaugeReach, label } from '../sheet/index.ts';
import type { PageDimension } from './page-data.ts';
import type { Scene } from './scene.ts';

const ABOVE_PRINT_MM = 0.4;

/** Number of points along a line on a panel that bows, and number of computed moments. */
const POINTS_ALONG = 12;
const MOMENTS = 20;

/** The gauges of the drawing as lines on their panels, with texts in the given unit. */
export const dimensionLines = ({ mesh }: Pick<Scene, 'mesh'>, drawing: Drawing, unit: 'mm' | 'in'): PageDimension[] => {
  const { parts } = drawing;
  // The first two labels of each part are its overall width and height when flat.
  const texts = label(drawing, unit)
    .slice(2 * parts.length)
    .map(({ text }) => text.value);
  const gauges = parts
    .flatMap(({ part: { blank } }, part) => blank.gauges.map((gauge) => ({ part, gauge })))
    .map((one, k) => ({ ...one, text: texts[k]! }))
    // A cover is as large as the board below it.
    .filter(({ part }) => parts[part]!.part.category !== 'cover');
  return gauges.map(({ part, gauge, text }): PageDimension => {
    const { sheet, part: own } = parts[part]!;
    const { index: panel, from, to } = gaugeReach(gauge, parts[part]!);
    const placed = sheet[panel]!;
    const { left, right, bottom, top } = frameBox(placed);
    // Beside the middle, so that two crossing lines on one panel keep clear of their texts.
    const across = gauge.along === 'x' ? bottom + 0.4 * (top - bottom) : left + 0.4 * (right - left);
    const spot = (s: number): Point => move(placed.at, gauge.along === 'x' ? [s, across] : [across, s]);
    const common = { name: `${parts.length > 1 ? `${own.name} ` : ''}${gauge.name}`.replaceAll('_', ' '), text };
    if (placed.panel.bow) {
      const points = Array.from({ length: POINTS_ALONG + 1 }, (_, n) => spot(from + ((to - from) * n) / POINTS_ALONG));
      const frames = Array.from({ length: MOMENTS + 1 }, (_, n) => n / MOMENTS).map((t) => {
        const place: PanelPlacement = placements(parts, t)[part]![panel]!;
        return { t, points: points.map((p) => toMicrons(place(p, abovePrint(own)))) };
      });
      // The page interpolates: a line that rests needs no frame between the first and the last.
      const shapes = frames.map(({ points: at }) => at.join());
      return { ...common, frames: frames.filter((_, n) => shapes[n] !== shapes[n - 1] || shapes[n] !== shapes[n + 1]) };
    }
    return { ...common, ...rigidLine(mesh, own, part, panel, [from, to].map(spot)) };
  });
};

const abovePrint = ({ blank }: Part): number => (1 - blank.inside) * blank.thickness + ABOVE_PRINT_MM;

/** A line that goes with a rigid panel, given on the sheet of its part. */
export const rigidLine = (mesh: Mesh, own: Part, part: number, panel: number, points: readonly Point[]) => {
  const node = mesh.nodes.findIndex((one) => one.part === part && one.panel === panel);
  const [x, y, z] = mesh.nodes[node]!.origin;
  const height = abovePrint(own) - z;
  return { node, frames: [{ t: 1, points: points.map(([u, v]) => toMicrons([u - x, v - y, height])) }] };
};

/** Rounds mm to µm. */
const toMicrons = (p: Point3): Point3 => p.map((mm) => Math.round(mm * 1000) / 1000) as [number, number, number];
