import {
  BufferGeometry,
  Float32BufferAttribute,
  type Group,
  LineBasicMaterial,
  LineSegments,
  type Object3D,
  Vector3,
} from 'three';
import { lerp3, neighboursOf } from '../../geometry/index.ts';
import type { PageDimension } from '../page-data.ts';
import type { MockupStage } from './stage.ts';

const ARROW_HEAD_SHARE = 0.018;

type PanelLine = Pick<PageDimension, 'node' | 'frames'> & { readonly label?: string };

interface LineStyle {
  readonly colour: number;
  /** Arrow heads at both ends, or only at the last point. */
  readonly heads: 'both' | 'end';
  /** True if the box hides lines behind it. */
  readonly hidden: boolean;
  readonly size: number;
}

/** Lines with arrows that lie on the panels and move with them, and their labels. */
export const linesOnPanels = (
  stage: MockupStage,
  sources: readonly PanelLine[],
  layer: HTMLElement,
  { colour, heads, hidden, size: boxSize }: LineStyle,
) => {
  let isShown = false;
  const ink = new LineBasicMaterial({ color: colour, depthTest: hidden, depthWrite: false, transparent: true });
  const lines = sources.flatMap((source) => {
    const parent = source.node === undefined ? boxNode(stage.box) : stage.nodes.get(source.node);
    if (!parent) return [];
    const line = new LineSegments(new BufferGeometry(), ink);
    line.renderOrder = 1;
    line.frustumCulled = false;
    parent.add(line);
    const text = source.label === undefined ? undefined : document.createElement('span');
    if (text) {
      text.textContent = source.label!;
      layer.append(text);
    }
    return [{ source, line, parent, text }];
  });

  const strokes = (points: readonly Vector3[]): number[] => {
    const all: number[] = [];
    const stroke = (a: Vector3, b: Vector3): unknown => all.push(a.x, a.y, a.z, b.x, b.y, b.z);
    for (let k = 1; k < points.length; k++) stroke(points[k - 1]!, points[k]!);
    const [first, last] = [points[0]!, points.at(-1)!];
    const size = Math.min(ARROW_HEAD_SHARE * boxSize, first.distanceTo(last) / 3);
    const ends = [
      [last, points.at(-2)!],
      [first, points[1]!],
    ] as const;
    for (const [tip, next] of heads === 'both' ? ends : ends.slice(0, 1)) {
      const along = next.clone().sub(tip).normalize();
      const any = Math.abs(along.z) < 0.9 ? new Vector3(0, 0, 1) : new Vector3(1, 0, 0);
      const beside = new Vector3().crossVectors(along, any).normalize().multiplyScalar(0.4);
      for (const sense of [1, -1])
        stroke(tip, along.clone().addScaledVector(beside, sense).multiplyScalar(size).add(tip));
    }
    return all;
  };

  const fold = (t: number): void => {
    if (!isShown) return;
    for (const { source, line } of lines)
      line.geometry.setAttribute('position', new Float32BufferAttribute(strokes(pointsAt(source, t)), 3));
  };

  const show = (on: boolean): void => {
    isShown = on;
    if (lines.some(({ text }) => text)) layer.hidden = !on;
    for (const { line } of lines) line.visible = on;
    if (on) fold(stage.fold);
    stage.request();
  };

  const paint = (context: CanvasRenderingContext2D, scale: number): void => {
    if (!isShown) return;
    const { left, top } = layer.getBoundingClientRect();
    context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const { text } of lines) {
      if (!text || text.style.visibility === 'hidden') continue;
      const { x, y, width, height } = text.getBoundingClientRect();
      const { backgroundColor, color, font } = getComputedStyle(text);
      context.fillStyle = backgroundColor;
      context.fillRect(x, y, width, height);
      context.fillStyle = color;
      context.font = font;
      context.fillText(text.textContent ?? '', x + width / 2, y + height / 2);
    }
  };

  /** Places each label on its line without overlap: in the middle if possible, else closer to an end, else below the others. */
  const place = (): void => {
    if (!isShown) return;
    const { clientWidth: width, clientHeight: height } = stage.canvas;
    const taken: PlacedLabel[] = [];
    for (const { source, parent, text } of lines) {
      if (!text) continue;
      const points = pointsAt(source, stage.fold);
      const [wide, high] = [text.offsetWidth + 4, text.offsetHeight + 2];
      const labels = PLACES.map((share): PlacedLabel => {
        const spot = parent.localToWorld(along(points, share)).project(stage.camera);
        const x = Math.min(width - wide / 2, Math.max(wide / 2, ((spot.x + 1) / 2) * width));
        return { x, y: ((1 - spot.y) / 2) * height, wide, high, seen: Math.abs(spot.z) < 1 };
      });
      const label = labels.find((one) => !taken.some((other) => overlaps(one, other))) ?? labels[0]!;
      for (const other of taken) if (overlaps(label, other)) label.y = other.y + high;
      taken.push(label);
      text.style.transform = `translate(-50%, -50%) translate(${label.x}px, ${label.y}px)`;
      text.style.visibility = label.seen ? 'visible' : 'hidden';
    }
  };

  show(false);
  return { show, fold, paint, place };
};

/** Positions of a label along its line, as shares, best first. */
const PLACES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92] as const;

/** A label on the picture, by its middle, in pixels. */
interface PlacedLabel {
  readonly x: number;
  y: number;
  readonly wide: number;
  readonly high: number;
  readonly seen: boolean;
}

const overlaps = (a: PlacedLabel, b: PlacedLabel): boolean =>
  Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.high + b.high) / 2;

/** The point at a share of a line of equal segments. */
const along = (points: readonly Vector3[], share: number): Vector3 => {
  const at = share * (points.length - 1);
  const k = Math.min(points.length - 2, Math.floor(at));
  return points[k]!.clone().lerp(points[k + 1]!, at - k);
};

/** The node whose frame is in millimetres. */
const boxNode = (scene: Group): Object3D => scene.children[0] ?? scene;

const pointsAt = ({ frames }: PanelLine, t: number): Vector3[] => {
  const [a, b, share] = neighboursOf(frames, t);
  return a.points.map((p, k) => new Vector3(...lerp3(p, b.points[k]!, share)));
};
