import {
  AmbientLight,
  Color,
  DirectionalLight,
  DoubleSide,
  FrontSide,
  HemisphereLight,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Raycaster,
  Scene,
  ShadowMaterial,
  Spherical,
  SRGBColorSpace,
  type Texture,
  TextureLoader,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { type Point3, viewDistance } from '../../geometry/index.ts';
import type { FoldModel } from '../engine/protocol.ts';
import { FoldBox, type Look, type ShapeSide } from './fold-box.ts';

const RADIANS = Math.PI / 180;

/** Room around the box, as a factor. */
const AIR = 1.3;

/** Colours of the board, `#rrggbb`. */
export interface BoardColours {
  readonly outside: string;
  readonly inside: string;
  readonly edge: string;
}

/** The direction from which one looks, in degrees round to the right of the front and above, and how near. */
export interface Camera {
  readonly turn: number;
  readonly tilt: number;
  readonly zoom: number;
}

/** The opacity of print and edges while one looks at the inside. */
const GHOST = 0.12;

const SIDES: readonly ShapeSide[] = ['outside', 'inside', 'edge'];
const POINTED = new Color('#e8912d');

/** An edge of the box around what is drawn, in pixels of the canvas. */
export interface OuterEdge {
  readonly mm: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** A box on the ground, drawn when something changed and at no other time. */
export class FoldScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(26, 1, 1, 1e5);
  readonly #sun = new DirectionalLight(0xffffff, 2.2);
  readonly #ground: Mesh<PlaneGeometry, ShadowMaterial>;
  readonly #look: Look;
  readonly #canvas: HTMLCanvasElement;
  #box: FoldBox | undefined;
  #t = 1;
  #view: Camera = { turn: 32, tilt: 22, zoom: 1 };
  /** The picture that is asked for; 0 for none. */
  #frame = 0;
  #texture: Texture | undefined;
  /** How often the artwork changed. */
  #artworks = 0;
  #isInside = false;
  readonly #onDraw: (() => void) | undefined;

  /**
   * @param onDraw - is called after each picture.
   * @throws Error in a browser that draws no 3D.
   */
  constructor(canvas: HTMLCanvasElement, onDraw?: () => void) {
    this.#canvas = canvas;
    this.#onDraw = onDraw;
    this.#renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, preserveDrawingBuffer: false });
    this.#renderer.outputColorSpace = SRGBColorSpace;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    const material = () =>
      new MeshStandardMaterial({
        roughness: 0.9,
        metalness: 0,
        side: DoubleSide,
        // Lines in a face lie before it.
        polygonOffset: true,
        polygonOffsetFactor: 1,
        polygonOffsetUnits: 1,
      });
    const three = () =>
      Object.fromEntries(SIDES.map((side) => [side, material()])) as Record<ShapeSide, MeshStandardMaterial>;
    this.#look = { usual: three(), pointed: three() };
    this.#ground = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ opacity: 0.16 }));
    this.#ground.rotation.x = -Math.PI / 2;
    this.#ground.receiveShadow = true;
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.set(1024, 1024);
    this.#sun.shadow.radius = 6;
    this.#scene.add(
      this.#ground,
      this.#sun,
      this.#sun.target,
      new HemisphereLight(0xffffff, 0xb9b2a6, 1.75),
      new AmbientLight(0xffffff, 0.25),
    );
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
    for (const side of SIDES) {
      const colour = new Color(colours[side]);
      this.#look.usual[side].color.copy(colour);
      this.#look.pointed[side].color.copy(colour).lerp(POINTED, 0.55);
    }
    this.#ground.material.opacity = isDark ? 0.5 : 0.16;
    this.request();
  }

  /** Prints a picture on one side; none takes it away. */
  async setArtwork(url: string | undefined, side: 'outside' | 'inside'): Promise<void> {
    const own = ++this.#artworks;
    const texture = url === undefined ? undefined : await new TextureLoader().loadAsync(url);
    if (own !== this.#artworks) {
      // Slower than the one that was asked for after it.
      texture?.dispose();
      return;
    }
    this.#texture?.dispose();
    this.#texture = texture;
    if (texture) {
      texture.colorSpace = SRGBColorSpace;
      texture.anisotropy = Math.min(8, this.#renderer.capabilities.getMaxAnisotropy());
    }
    for (const one of ['outside', 'inside'] as const)
      for (const look of [this.#look.usual, this.#look.pointed]) {
        look[one].map = texture && one === side ? texture : null;
        look[one].needsUpdate = true;
      }
    this.request();
  }

  /** Shows the inside of the board: print and edges are a ghost of themselves then. */
  setInside(isInside: boolean): void {
    this.#isInside = isInside;
    for (const look of Object.values(this.#look) as Look[keyof Look][])
      for (const side of SIDES) {
        const material = look[side];
        const isGhost = isInside && side !== 'inside';
        material.transparent = isGhost;
        material.opacity = isGhost ? GHOST : 1;
        material.depthWrite = !isGhost;
        // Through the ghost of a wall one sees the inside of the others, not its own back.
        material.side = isInside && side === 'inside' ? FrontSide : DoubleSide;
        material.needsUpdate = true;
      }
    this.request();
  }

  point(id: string): void {
    this.#box?.point(id);
    this.request();
  }

  /** The panel at a place of the canvas, 0…1 from its upper left corner. */
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

  /** Draws before the browser shows the next picture, once for all requests. */
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

  /** The outer edges of the box as it stands, nearest to the viewer: across the front, along the side and upright. */
  outerEdges(): readonly OuterEdge[] {
    if (!this.#box) return [];
    const [x, y, z] = this.#size();
    const turn = this.#view.turn * RADIANS;
    const [right, front] = [Math.sin(turn) < 0 ? -x / 2 : x / 2, Math.cos(turn) < 0 ? -z / 2 : z / 2];
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

  /** The picture as it is, as PNG. */
  picture(): Promise<Blob | null> {
    this.draw();
    return new Promise((resolve) => this.#canvas.toBlob(resolve, 'image/png'));
  }

  /** The box as it folds, for what else is made of it. */
  get box(): FoldBox | undefined {
    return this.#box;
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    this.#artworks++;
    this.#texture?.dispose();
    this.#box?.dispose();
    this.#renderer.dispose();
  }

  /** Places camera, light and ground for a box of this size. */
  #aim(size: Point3): void {
    const [x, y, z] = size;
    const radius = Math.hypot(x, y, z) / 2;
    const { turn, tilt, zoom } = this.#view;
    const middle = new Vector3(0, y / 2, 0);
    const back = new Vector3().setFromSpherical(new Spherical(1, (90 - tilt) * RADIANS, turn * RADIANS).makeSafe());
    const far = viewDistance(size, back.toArray(), this.#camera, AIR) / zoom;
    this.#camera.position.copy(middle).addScaledVector(back, far);
    this.#camera.lookAt(middle);
    // As deep as the box and no deeper: layers of board differ by hundredths of a millimetre.
    this.#camera.near = Math.max(far - 3 * radius, far / 50);
    this.#camera.far = far + 6 * radius;
    this.#camera.updateProjectionMatrix();
    this.#ground.scale.set(12 * radius, 12 * radius, 1);
    this.#ground.position.y = -radius * 0.004;
    this.#sun.position.copy(middle).add(new Vector3(-0.8, 2.6, 1.5).multiplyScalar(radius * 1.4));
    this.#sun.target.position.copy(middle);
    const { camera } = this.#sun.shadow;
    Object.assign(camera, {
      left: -1.6 * radius,
      right: 1.6 * radius,
      top: 1.6 * radius,
      bottom: -1.6 * radius,
      near: 0.1 * radius,
      far: 10 * radius,
    });
    camera.updateProjectionMatrix();
  }
}
