import {
  BufferGeometry,
  Float32BufferAttribute,
  type Group,
  LineBasicMaterial,
  LineSegments,
  type Object3D,
  Vector3,
} from 'three';
import type { Dimension } from '../page-data.ts';
import { between, mix } from './between.ts';
import type { Stage } from './stage.ts';

/** Arrow heads, as a share of the ball around the closed box. */
const HEAD = 0.035;

/** Lines with arrows that lie on the panels and go with them, and their texts beside the picture. */
export class Dimensions {
  readonly #stage: Stage;
  readonly #lines: { dimension: Dimension; line: LineSegments; parent: Object3D; text: HTMLElement }[];
  readonly #layer: HTMLElement;
  readonly #head: number;

  constructor(stage: Stage, dimensions: readonly Dimension[], layer: HTMLElement, radius: number) {
    this.#stage = stage;
    this.#layer = layer;
    this.#head = HEAD * radius;
    const ink = new LineBasicMaterial({ color: 0xc01848, depthTest: false, depthWrite: false, transparent: true });
    this.#lines = dimensions.flatMap((dimension) => {
      const parent = dimension.limb === undefined ? boxNode(stage.box) : stage.limbs.get(dimension.limb);
      if (!parent) return [];
      const line = new LineSegments(new BufferGeometry(), ink);
      line.renderOrder = 1;
      line.frustumCulled = false;
      parent.add(line);
      const text = document.createElement('span');
      text.textContent = `${dimension.name} ${dimension.text}`;
      layer.append(text);
      return [{ dimension, line, parent, text }];
    });
    this.show(false);
    stage.onDraw(() => this.#place());
  }

  show(on: boolean): void {
    this.#layer.hidden = !on;
    for (const { line } of this.#lines) line.visible = on;
    if (on) this.bend(this.#stage.fold);
    this.#stage.ask();
  }

  /** Lays the lines where the panels are at time `t`. */
  bend(t: number): void {
    if (this.#layer.hidden) return;
    for (const { dimension, line } of this.#lines)
      line.geometry.setAttribute('position', new Float32BufferAttribute(this.#strokes(pointsAt(dimension, t)), 3));
  }

  /** Paints the texts, as they are shown, on a picture. */
  paint(context: CanvasRenderingContext2D, scale: number): void {
    if (this.#layer.hidden) return;
    const { left, top } = this.#layer.getBoundingClientRect();
    context.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const { text } of this.#lines) {
      if (text.style.visibility === 'hidden') continue;
      const { x, y, width, height } = text.getBoundingClientRect();
      const { backgroundColor, color, font } = getComputedStyle(text);
      context.fillStyle = backgroundColor;
      context.fillRect(x, y, width, height);
      context.fillStyle = color;
      context.font = font;
      context.fillText(text.textContent ?? '', x + width / 2, y + height / 2);
    }
  }

  #strokes(points: readonly Vector3[]): number[] {
    const strokes: number[] = [];
    const stroke = (a: Vector3, b: Vector3): unknown => strokes.push(a.x, a.y, a.z, b.x, b.y, b.z);
    for (let k = 1; k < points.length; k++) stroke(points[k - 1]!, points[k]!);
    for (const [tip, next] of [
      [points[0]!, points[1]!],
      [points[points.length - 1]!, points[points.length - 2]!],
    ] as const) {
      const along = next.clone().sub(tip).normalize();
      const any = Math.abs(along.z) < 0.9 ? new Vector3(0, 0, 1) : new Vector3(1, 0, 0);
      const beside = new Vector3().crossVectors(along, any).normalize().multiplyScalar(0.4);
      const size = Math.min(
        this.#head,
        tip.distanceTo(points[points.length - 1]!.equals(tip) ? points[0]! : points[points.length - 1]!) / 3,
      );
      for (const sense of [1, -1])
        stroke(tip, along.clone().addScaledVector(beside, sense).multiplyScalar(size).add(tip));
    }
    return strokes;
  }

  /** Each text on its line, where it covers no other: in the middle if it can be, else nearer to an end, else below the others. */
  #place(): void {
    if (this.#layer.hidden) return;
    const { clientWidth: width, clientHeight: height } = this.#stage.canvas;
    const taken: Label[] = [];
    for (const { dimension, parent, text } of this.#lines) {
      const points = pointsAt(dimension, this.#stage.fold);
      const [wide, high] = [text.offsetWidth + 4, text.offsetHeight + 2];
      const labels = PLACES.map((share): Label => {
        const spot = parent.localToWorld(along(points, share)).project(this.#stage.camera);
        const x = Math.min(width - wide / 2, Math.max(wide / 2, ((spot.x + 1) / 2) * width));
        return { x, y: ((1 - spot.y) / 2) * height, wide, high, seen: Math.abs(spot.z) < 1 };
      });
      const label = labels.find((one) => !taken.some((other) => cover(one, other))) ?? labels[0]!;
      for (const other of taken) if (cover(label, other)) label.y = other.y + high;
      taken.push(label);
      text.style.transform = `translate(-50%, -50%) translate(${label.x}px, ${label.y}px)`;
      text.style.visibility = label.seen ? 'visible' : 'hidden';
    }
  }
}

/** Shares of a line at which its text may stand, the best first. */
const PLACES = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92] as const;

/** A text as it lies on the picture, by its middle, in pixels. */
interface Label {
  readonly x: number;
  y: number;
  readonly wide: number;
  readonly high: number;
  readonly seen: boolean;
}

const cover = (a: Label, b: Label): boolean =>
  Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.high + b.high) / 2;

/** The point at a share of a line of equal pieces. */
const along = (points: readonly Vector3[], share: number): Vector3 => {
  const at = share * (points.length - 1);
  const k = Math.min(points.length - 2, Math.floor(at));
  return points[k]!.clone().lerp(points[k + 1]!, at - k);
};

/** The node below the scene, in whose frame a millimetre is one. */
const boxNode = (scene: Group): Object3D => scene.children[0] ?? scene;

const pointsAt = ({ frames }: Dimension, t: number): Vector3[] => {
  const [a, b, share] = between(frames, t);
  return a.points.map((p, k) => new Vector3(...p.map((v, i) => mix(v, b.points[k]![i]!, share))));
};
