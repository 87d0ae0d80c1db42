import {
  Color,
  CustomBlending,
  DirectionalLight,
  HemisphereLight,
  type Material,
  type Object3D,
  OneFactor,
  PerspectiveCamera,
  Scene,
  Spherical,
  type Texture,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { lerp3, neighboursOf, type Point3, viewDistance } from '../geometry/index.ts';
import type { AmbientOcclusion } from './ambient-occlusion.ts';
import { contactShadow } from './contact-shadow.ts';
import { isSoftware } from './is-software.ts';

export const RADIANS = Math.PI / 180;

/** Light of the lamp under an even sky, and in a reflected room, which is brighter. */
const [LAMP, LAMP_IN_ROOM] = [1.75, 1.45];

/** Without a graphics card: pixels of the canvas and ms between two shadows while changes follow one another; after so many ms of rest, pixels for a pixel of the page along each side. */
const SLOW = { pixels: 20_000, shadowMs: 250, restMs: 150, restingRatio: 2 } as const;

/** How far board takes light from other board, in half diagonals of the box. */
const OCCLUDING_SHARE = 0.25;

/** A box that folds, y up, standing with its middle over the origin. All lengths have one unit, which the box chooses. */
export interface FoldingBox {
  readonly group: Object3D;
  /** Sizes along x, y and z at moments of the motion, ascending. */
  readonly sizes: readonly { readonly t: number; readonly size: Point3 }[];
  /** Moves it to a moment: 0 for flat, 1 for closed. */
  fold(t: number): void;
  /** Shows what is thinner than a pixel of a quick picture, or leaves it out. */
  showFine?(isShown: boolean): void;
}

export const sizeAt = ({ sizes }: Pick<FoldingBox, 'sizes'>, t: number): Point3 => {
  const [a, b, share] = neighboursOf(sizes, t);
  return lerp3(a.size, b.size, share);
};

/** A box on the ground with its light, its shadow and a camera that keeps it in view. It is redrawn only after a change. */
export class BoxStage {
  readonly canvas: HTMLCanvasElement;
  readonly camera = new PerspectiveCamera(28);
  /** The point that the camera looks at. */
  readonly target = new Vector3();
  onDraw: (() => void) | undefined;
  readonly isSoftware = isSoftware;
  protected readonly renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #sky = new HemisphereLight(0xffffff, 0xd8d4cc, 1.85);
  readonly #lamp = new DirectionalLight(0xffffff, LAMP);
  readonly #shadow = contactShadow();
  readonly #margin: number;
  readonly #resized = new ResizeObserver(() => this.resize(this.canvas.clientWidth, this.canvas.clientHeight));
  #box: FoldingBox | undefined;
  #t = 1;
  /** Id of the requested animation frame; 0 for none. */
  #frame = 0;
  /** True where a picture of the page takes longer than a frame. */
  readonly #isSlow: boolean;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #shadowIsOld = true;
  /** When the shadow was drawn last, in ms. */
  #shadowDrawn = 0;
  #occlusion: AmbientOcclusion | undefined;

  /**
   * @param margin - around the box, as a factor.
   * @param background - `#rrggbb`; transparent without it.
   * @throws Error in a browser without WebGL.
   */
  constructor(canvas: HTMLCanvasElement, margin: number, background?: string) {
    this.canvas = canvas;
    this.#margin = margin;
    // No tone mapping: board that faces the lamp keeps its own colour.
    this.#isSlow = canvas.isConnected && isSoftware();
    this.renderer = new WebGLRenderer({ canvas, antialias: !this.#isSlow, alpha: true });
    this.renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    if (background) this.#scene.background = new Color(background);
    // Over the viewer's left shoulder, whatever the unit: its target moves with the camera too.
    this.#lamp.position.set(-0.35, 0.55, 1);
    this.camera.add(this.#lamp, this.#lamp.target);
    this.#scene.add(this.#sky, this.#shadow.ground, this.camera);
    this.look(0, 0);
    this.resize(canvas.clientWidth, canvas.clientHeight);
    this.#resized.observe(canvas);
  }

  setBox(box: FoldingBox): void {
    this.#changeShape(() => {
      if (this.#box) this.#scene.remove(this.#box.group);
      this.#box = box;
      this.#scene.add(box.group);
      box.fold(this.#t);
    });
  }

  /** 0 for flat, 1 for closed. The camera keeps the box in view. */
  get fold(): number {
    return this.#t;
  }

  set fold(t: number) {
    this.#changeShape(() => {
      this.#t = t;
      this.#box?.fold(t);
    });
  }

  /** Lights the box by the reflections of a room instead of an even sky. */
  setReflections(room: Texture): void {
    this.#scene.environment = room;
    this.#scene.remove(this.#sky);
    this.#lamp.intensity = LAMP_IN_ROOM;
  }

  /** From now on, darkens what stands near other board. A picture takes several times as long. */
  occlude(Occlusion: typeof AmbientOcclusion): void {
    this.#occlusion ??= new Occlusion(this.#scene, this.camera);
    this.request();
  }

  /**
   * Looks at the middle of the box from the given degrees to the right of its front and above the horizon.
   * @param aside - the middle to the right of and above that of the picture, in shares of the picture's height at zoom 1.
   */
  look(turn: number, tilt: number, zoom = 1, [right, up]: readonly [number, number] = [0, 0]): void {
    const back = new Vector3().setFromSpherical(new Spherical(1, (90 - tilt) * RADIANS, turn * RADIANS).makeSafe());
    const distance = this.#fit(back);
    const height = 2 * distance * Math.tan((this.camera.fov / 2) * RADIANS);
    const across = new Vector3(0, 1, 0).cross(back).normalize();
    const upwards = back.clone().cross(across);
    this.target.copy(this.#middle());
    this.target.addScaledVector(across, -right * height).addScaledVector(upwards, -up * height);
    this.place(back.multiplyScalar(distance / zoom));
  }

  /** Places the camera at this offset from what it looks at. */
  protected place(offset: Vector3): void {
    this.camera.position.copy(this.target).add(offset);
    this.camera.lookAt(this.target);
    this.request();
  }

  /** Requests a drawing in the next animation frame, once for all requests. */
  request(): void {
    this.#frame ||= requestAnimationFrame(() => this.draw('changing'));
  }

  draw(state: 'changing' | 'resting' = 'resting'): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    const isQuick = this.#isSlow && this.#setRatio(state);
    this.#box?.showFine?.(!isQuick);
    const size = this.size();
    const now = performance.now();
    if (this.#shadowIsOld && !(isQuick && now - this.#shadowDrawn < SLOW.shadowMs)) {
      this.#shadowIsOld = false;
      this.#shadowDrawn = now;
      this.#shadow.draw(this.renderer, this.#scene, size);
    }
    const radius = Math.hypot(...size) / 2;
    const far = this.camera.position.distanceTo(this.#middle()) + 3 * radius;
    // Depth range only as large as the box, because layers of board differ by 0.01 mm.
    this.camera.near = Math.max(far - 6 * radius, far / 50);
    this.camera.far = far;
    this.camera.updateProjectionMatrix();
    this.renderer.render(this.#scene, this.camera);
    this.#occlusion?.draw(this.renderer, radius * OCCLUDING_SHARE);
    this.onDraw?.();
  }

  /** @returns true where few pixels are drawn. */
  #setRatio(state: 'changing' | 'resting'): boolean {
    // A single change is sharp at once.
    const isQuick = state === 'changing' && this.#rest !== undefined;
    clearTimeout(this.#rest);
    this.#rest = state === 'changing' ? setTimeout(() => this.draw(), SLOW.restMs) : undefined;
    const { width, height } = this.renderer.getSize(new Vector2());
    const ratio = isQuick ? Math.sqrt(SLOW.pixels / (width * height)) : SLOW.restingRatio;
    if (ratio !== this.renderer.getPixelRatio()) this.renderer.setPixelRatio(ratio);
    return isQuick;
  }

  /** Draws in this size, in pixels of the page. */
  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.#keepView(() => {
      this.camera.aspect = width / height;
      this.renderer.setSize(width, height, false);
    });
    if (this.#box) this.draw('changing');
  }

  size(): Point3 {
    return this.#box ? sizeAt(this.#box, this.#t) : [1, 1, 1];
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#resized.disconnect();
    this.#occlusion?.dispose();
    this.renderer.dispose();
    // A browser keeps few contexts, and frees those of removed canvases late.
    this.renderer.forceContextLoss();
  }

  #changeShape(act: () => void): void {
    this.#keepView(act);
    this.#shadowIsOld = true;
  }

  /** Changes what the camera sees. Its direction, and the place and share of the picture that the box has, stay. */
  #keepView(act: () => void): void {
    const offset = this.camera.position.clone().sub(this.target);
    const back = offset.clone().normalize();
    const before = this.#fit(back);
    this.target.sub(this.#middle());
    act();
    this.target.add(this.#middle());
    this.place(offset.multiplyScalar(this.#fit(back) / before));
  }

  #middle(): Vector3 {
    return new Vector3(0, this.size()[1] / 2, 0);
  }

  /** The distance from which the whole box is visible. */
  #fit(back: Vector3): number {
    return viewDistance(this.size(), back.toArray(), this.camera, this.#margin);
  }
}

/** Opacity of the outside while the inside is shown. */
const GHOST_OPACITY = 0.14;

/** Shows the material of a side in full, or so faint that the other side is visible through it. */
export const setGhost = (material: Material, isGhost: boolean): void => {
  material.transparent = isGhost;
  material.opacity = isGhost ? GHOST_OPACITY : 1;
  material.depthWrite = !isGhost;
  // Equal to normal blending, but with one program for opaque and transparent board, so that the inside view compiles nothing.
  material.blending = CustomBlending;
  material.blendSrcAlpha = OneFactor;
};
