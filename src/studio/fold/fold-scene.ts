import {
  CanvasTexture,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Spherical,
  SRGBColorSpace,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { type Point3, viewDistance } from '../../geometry/index.ts';
import type { FoldModel } from '../engine/protocol/fold.ts';
import type { ArtworkPlace, LaidArtwork } from '../state/artwork.ts';
import type { BoardColours } from './board-colours.ts';
import { BoardLook } from './board-look.ts';
import { FoldBox } from './fold-box.ts';
import { LitGround } from './lit-ground.ts';
import { onWhite, printCanvas } from './print-canvas.ts';

const RADIANS = Math.PI / 180;

/** Factor for the margin around the box. */
const AIR = 1.3;

/** Side of a picture for a file, in pixels: sharp on a page of print. */
const PICTURE = 2000;

/** Direction of the viewer, in degrees from the front to the right and above the horizon, and zoom. */
export interface Camera {
  readonly turn: number;
  readonly tilt: number;
  readonly zoom: number;
}

/** An edge of the bounding box of the drawn box, in pixels of the canvas. */
export interface OuterEdge {
  readonly mm: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** A box on the ground. It is redrawn only after a change. */
export class FoldScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(26, 1, 1, 1e5);
  readonly #ground = new LitGround();
  readonly #look = new BoardLook();
  readonly #canvas: HTMLCanvasElement;
  #box: FoldBox | undefined;
  #t = 1;
  #view: Camera = { turn: 32, tilt: 22, zoom: 1 };
  /** Id of the requested animation frame; 0 for none. */
  #frame = 0;
  /** Number of changes of the artwork. */
  #artworks = 0;
  #isInside = false;
  readonly #onDraw: (() => void) | undefined;

  /**
   * @param onDraw - called after each drawing.
   * @throws Error in a browser without 3D.
   */
  constructor(canvas: HTMLCanvasElement, onDraw?: () => void) {
    this.#canvas = canvas;
    this.#onDraw = onDraw;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, preserveDrawingBuffer: false });
    this.#renderer.outputColorSpace = SRGBColorSpace;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#scene.add(...this.#ground.objects());
  }

  setModel(model: FoldModel): void {
    if (this.#box) {
      this.#scene.remove(this.#box.group);
      this.#box.dispose();
    }
    this.#box = new FoldBox(model, this.#look);
    this.#scene.add(this.#box.group);
    this.setFold(this.#t);
  }

  setFold(t: number): void {
    this.#t = t;
    this.#box?.fold(t);
    this.request();
  }

  setView(view: Camera): void {
    this.#view = view;
    this.request();
  }

  setColours(colours: BoardColours, isDark: boolean): void {
    this.#look.setColours(colours);
    this.#ground.setDark(isDark);
    this.request();
  }

  /**
   * Prints artwork on one side; without artwork the side is plain.
   * @param place - on the blank.
   */
  async setArtwork(
    artwork: LaidArtwork | undefined,
    side: 'outside' | 'inside',
    place: ArtworkPlace | undefined,
  ): Promise<void> {
    const own = ++this.#artworks;
    const print = artwork && place && (await printCanvas(artwork, place));
    // A later request was faster.
    if (own !== this.#artworks) return;
    this.#look.setPrint(
      print && new CanvasTexture(onWhite(print)),
      side,
      Math.min(8, this.#renderer.capabilities.getMaxAnisotropy()),
    );
    this.request();
  }

  /** Shows the inside of the board, with transparent print and edges. */
  setInside(isInside: boolean): void {
    this.#isInside = isInside;
    this.#look.setInside(isInside);
    this.request();
  }

  point(id: string): void {
    this.#box?.point(id);
    this.request();
  }

  /** The panel at a position of the canvas, 0…1 from its upper left corner. */
  pick(x: number, y: number): string {
    const box = this.#box;
    if (!box) return '';
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(2 * x - 1, 1 - 2 * y), this.#camera);
    const [hit] = ray.intersectObjects(box.meshes(this.#isInside ? 'inside' : undefined), false);
    return (hit && box.idOf(hit.object)) ?? '';
  }

  resize(width: number, height: number): void {
    if (!width || !height) return;
    this.#camera.aspect = width / height;
    this.#renderer.setSize(width, height, false);
    this.draw();
  }

  /** Requests a drawing in the next animation frame, once for all requests. */
  request(): void {
    this.#frame ||= requestAnimationFrame(() => this.draw());
  }

  draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#aim(this.#size());
    this.#renderer.render(this.#scene, this.#camera);
    this.#onDraw?.();
  }

  /** The outer edges of the standing box nearest to the viewer: across the front, along the side and upright. */
  outerEdges(): readonly OuterEdge[] {
    if (!this.#box) return [];
    const [x, y, z] = this.#size();
    const angle = this.#view.turn * RADIANS;
    const [right, front] = [Math.sin(angle) < 0 ? -x / 2 : x / 2, Math.cos(angle) < 0 ? -z / 2 : z / 2];
    const { width, height } = this.#renderer.getSize(new Vector2());
    const place = (...corner: [number, number, number]): readonly [number, number] => {
      const seen = new Vector3(...corner).project(this.#camera);
      return [((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height];
    };
    return [
      { mm: x, from: place(-x / 2, 0, front), to: place(x / 2, 0, front) },
      { mm: z, from: place(right, 0, -z / 2), to: place(right, 0, z / 2) },
      { mm: y, from: place(-right, 0, front), to: place(-right, y, front) },
    ];
  }

  #size(): Point3 {
    return this.#box?.size(this.#t) ?? [1, 1, 1];
  }

  /** The current picture as a square PNG. The canvas takes its size. */
  picture(): Promise<Blob | null> {
    this.#renderer.setPixelRatio(1);
    this.resize(PICTURE, PICTURE);
    return new Promise((resolve) => this.#canvas.toBlob(resolve, 'image/png'));
  }

  /** The folding box, for exports. */
  get box(): FoldBox | undefined {
    return this.#box;
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#artworks++;
    this.#look.dispose();
    this.#box?.dispose();
    this.#renderer.dispose();
    // A browser keeps few contexts, and frees those of removed canvases late.
    this.#renderer.forceContextLoss();
  }

  /** Places camera, light and ground for a box of this size. */
  #aim(size: Point3): void {
    const [x, y, z] = size;
    const radius = Math.hypot(x, y, z) / 2;
    const { turn: angle, tilt, zoom } = this.#view;
    const middle = new Vector3(0, y / 2, 0);
    const back = new Vector3().setFromSpherical(new Spherical(1, (90 - tilt) * RADIANS, angle * RADIANS).makeSafe());
    const far = viewDistance(size, back.toArray(), this.#camera, AIR) / zoom;
    this.#camera.position.copy(middle).addScaledVector(back, far);
    this.#camera.lookAt(middle);
    // Depth range only as large as the box, because layers of board differ by 0.01 mm.
    this.#camera.near = Math.max(far - 3 * radius, far / 50);
    this.#camera.far = far + 6 * radius;
    this.#camera.updateProjectionMatrix();
    this.#ground.light(middle, radius);
  }
}
