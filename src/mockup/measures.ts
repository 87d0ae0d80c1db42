import { type PanelPlacement, placements, snapshot } from '../fold/index.ts';
import { boundsOf, move, type Point, type Point3, straight } from '../geometry/index.ts';
import { type Drawing, label } from '../sheet/index.ts';
import { boxOf, type Ground, METRE } from './ground.ts';
import type { Ball, Dimension } from './page-data.ts';
import type { Scene } from './scene.ts';

/** How far over the print, in mm, a dimension line runs. */
const OVER = 0.4;

/** Points along a line on a panel that bows, and moments at which it is looked at. */
const ALONG = 12;
const MOMENTS = 20;

/** What the drawing's gauges measure, as lines across the panels they are on; texts in the unit asked. */
export const dimensionsOf = ({ mesh }: Pick<Scene, 'mesh'>, drawing: Drawing, unit: 'mm' | 'in'): Dimension[] => {
  const { parts } = drawing;
  // The first two labels of each part are its overall width and height, flat.
  const texts = label(drawing, unit)
    .slice(2 * parts.length)
    .map(({ text }) => text.value);
  const gauges = parts
    .flatMap(({ part: { blank } }, part) => blank.gauges.map((gauge) => ({ part, gauge })))
    .map((one, k) => ({ ...one, text: texts[k]! }))
    // A cover is as large as the board it lies on.
    .filter(({ part }) => parts[part]!.part.category !== 'cover');
  return gauges.map(({ part, gauge, text }): Dimension => {
    const {
      sheet,
      part: { blank, name },
    } = parts[part]!;
    const panel = sheet.findIndex(({ id }) => id === gauge.panel);
    const placed = sheet[panel]!;
    const { left, right, bottom, top } = boundsOf([
      straight([0, 0], [placed.panel.seat, 0]),
      ...placed.panel.edges.map(({ curve }) => curve),
    ]);
    const [from, to] = gauge.span ?? (gauge.along === 'x' ? [left, right] : [bottom, top]);
    // Beside the middle, so that two of them on one panel cross and do not meet in their texts.
    const across = gauge.along === 'x' ? bottom + 0.4 * (top - bottom) : left + 0.4 * (right - left);
    const spot = (s: number): Point => move(placed.at, gauge.along === 'x' ? [s, across] : [across, s]);
    const z = (1 - blank.inside) * blank.thickness + OVER;
    const common = { name: `${parts.length > 1 ? `${name} ` : ''}${gauge.name}`.replaceAll('_', ' '), text };
    if (placed.panel.bow) {
      const points = Array.from({ length: ALONG + 1 }, (_, n) => spot(from + ((to - from) * n) / ALONG));
      const place = (t: number): PanelPlacement => placements(parts, t)[part]![panel]!;
      const frames = Array.from({ length: MOMENTS + 1 }, (_, n) => n / MOMENTS).map((t) => ({
        t,
        points: points.map((p) => short(place(t)(p, z))),
      }));
      return { ...common, frames };
    }
    const limb = mesh.nodes.findIndex((one) => one.part === part && one.panel === panel);
    const [x, y, z0] = mesh.nodes[limb]!.origin;
    const points = [from, to].map((s): Point3 => {
      const [u, v] = spot(s);
      return short([u - x, v - y, z - z0]);
    });
    return { ...common, limb, frames: [{ t: 1, points }] };
  });
};

const short = ([x, y, z]: Point3): Point3 => [x, y, z].map((v) => Math.round(v * 1000) / 1000) as unknown as Point3;

/** The ball around the box at moments of the way, as it stands on the ground, in metres. */
export const ballsOf = ({ mesh }: Pick<Scene, 'mesh'>, { rows, to }: Ground): Ball[] =>
  Array.from({ length: 2 * mesh.steps + 1 }, (_, k) => k / (2 * mesh.steps)).map((t) => {
    const points = snapshot(mesh, t).flatMap(({ points }) => points);
    const { min, max } = boxOf(points, rows);
    const middle = [0, 1, 2].map((k) => (min[k]! + max[k]!) / 2 + to[k]!);
    const radius = Math.hypot(...[0, 1, 2].map((k) => max[k]! - min[k]!)) / 2;
    return {
      t,
      middle: middle.map((v) => tidy(v * METRE)) as unknown as Ball['middle'],
      radius: tidy(radius * METRE),
    };
  });

const tidy = (v: number): number => Math.round(v * 1e6) / 1e6;
