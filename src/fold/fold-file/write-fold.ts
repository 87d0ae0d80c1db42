import { apply, boxAround, compose, type Point, type Point3 } from '../../geometry/index.ts';
import type { Drawing } from '../../sheet/index.ts';
import { homeOf } from '../pose/assembly.ts';
import { placements } from '../pose/placement.ts';
import { pose } from '../pose/pose.ts';
import { creasePattern } from './crease-pattern.ts';

/**
 * Writes the drawing as FOLD 1.2 (Demaine, Ku, Lang 2016; edemaine/fold): the flat sheet, its lower left at (0, 0), creases with mountains
 * away from the print, and a frame with the corners of the closed box. It has no thickness; bowed panels are strips on the bent board.
 * @example
 * const { drawing } = dieline('becf-10101');
 * JSON.parse(fold.writeFold(drawing, 'Tea box')).file_title; // = 'Tea box'
 */
export const writeFold = ({ parts }: Pick<Drawing, 'parts'>, title: string): string => {
  const coords: Point[] = [];
  const closed: Point3[] = [];
  const edges: { ends: readonly number[]; angle: number | undefined }[] = [];
  const faces: number[][] = [];
  const bent = placements(parts);
  for (const [part, placedPart] of parts.entries()) {
    const first = coords.length;
    const pattern = creasePattern(placedPart);
    const [x0, y0] = placedPart.shift;
    const home = homeOf(placedPart);
    const poses = pose(placedPart.sheet).map((m) => compose(home, m));
    pattern.corners.forEach((p, k) => {
      coords.push([p[0] + x0, p[1] + y0]);
      const panel = pattern.panels[k]!;
      const [x, y, z] = placedPart.sheet[panel]!.panel.bow ? bent[part]![panel]!(p, 0) : apply(poses[panel]!, p);
      closed.push([roundMicro(x), roundMicro(y), roundMicro(z)]);
    });
    for (const { corners, angle } of pattern.edges) edges.push({ ends: corners.map((k) => k + first), angle });
    for (const face of pattern.faces) faces.push(face.map((k) => k + first));
  }
  const { left, bottom } = boxAround(coords);
  return `${JSON.stringify({
    file_spec: 1.2,
    file_creator: 'Boxwright',
    file_title: title,
    file_classes: ['singleModel'],
    frame_classes: ['creasePattern'],
    frame_attributes: ['2D'],
    frame_unit: 'mm',
    vertices_coords: coords.map(([x, y]) => [roundMicro(x - left), roundMicro(y - bottom)]),
    edges_vertices: edges.map(({ ends }) => ends),
    edges_assignment: edges.map(({ angle }) => (angle === undefined ? 'B' : angle < 0 ? 'M' : angle > 0 ? 'V' : 'F')),
    edges_foldAngle: edges.map(({ angle }) => (angle === undefined ? null : roundMicro(angle))),
    faces_vertices: faces,
    file_frames: [
      {
        frame_title: 'closed',
        frame_classes: ['foldedForm'],
        frame_attributes: ['3D'],
        frame_inherit: true,
        frame_parent: 0,
        vertices_coords: closed,
      },
    ],
  })}\n`;
};

const roundMicro = (v: number): number => Math.round(v * 1e6) / 1e6 || 0;
