import {
  AnimationMixer,
  Color,
  CustomBlending,
  DirectionalLight,
  type Group,
  HemisphereLight,
  type Material,
  Mesh,
  type MeshStandardMaterial,
  NoToneMapping,
  type Object3D,
  OneFactor,
  PerspectiveCamera,
  Scene,
  Spherical,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { lerp3, neighboursOf, type Point3, viewDistance } from '../../geometry/index.ts';
import type { PageData } from '../page-data.ts';
import { ContactShadow } from './contact-shadow.ts';
import { studioLight } from './studio.ts';

const RADIANS = Math.PI / 180;

/** Opacity of the outside while the inside is shown. */
const GHOST = 0.14;

/** Distance factor that leaves a margin around the box. */
const AIR = 1.1;

/** The box on the ground. It is redrawn only after a change. */
export class MockupStage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(28, 1, 0.01, 100);
  readonly canvas: HTMLCanvasElement;
  /** Nodes by index in the mesh. */
  readonly nodes = new Map<number, Object3D>();
  readonly box: Group;
  readonly #renderer: WebGLRenderer;
  readonly #orbit: OrbitControls;
  readonly #data: PageData;
  readonly #fold: ((t: number) => void) | undefined;
  readonly #shadow = new ContactShadow();
  readonly #drawn: (() => void)[] = [];
  #t = 1;
  /** Id of the requested animation frame; 0 for none. */
  #frame = 0;
  #shadowIsOld = true;

  private constructor(
    canvas: HTMLCanvasElement,
    renderer: WebGLRenderer,
    data: PageData,
    box: Group,
    fold?: (t: number) => void,
  ) {
    this.canvas = canvas;
    this.box = box;
    this.#renderer = renderer;
    this.#data = data;
    this.#fold = fold;
    this.scene.background = new Color(data.background);
    // No tone mapping: board that faces the lamp keeps its own colour.
    const lamp = new DirectionalLight(0xffffff, 1.45);
    lamp.position.set(-0.35, 0.55, 1);
    // Without a graphics card a reflected studio takes seconds per picture, so it is used only for metal, which is black without it.
    if (isSoftware(renderer) && ![...materialsOf(box)].some(({ metalness }) => metalness > 0)) {
      this.scene.add(new HemisphereLight(0xffffff, 0xd8d4cc, 1.85));
      lamp.intensity = 1.75;
    } else this.scene.environment = studioLight(renderer);
    this.camera.add(lamp);
    this.scene.add(box, this.#shadow.group, this.camera);
    box.traverse((part) => {
      if (typeof part.userData.node === 'number') this.nodes.set(part.userData.node, part);
      // Panels leave the bounds that were computed when the box was loaded.
      part.frustumCulled = false;
    });
    this.#orbit = new OrbitControls(this.camera, canvas);
    this.#orbit.enablePan = true;
    this.#orbit.rotateSpeed = 0.8;
    this.#orbit.addEventListener('change', () => this.request());
    new ResizeObserver(() => this.#measure()).observe(canvas);
  }

  /** @throws Error in a browser without WebGL. */
  static async open(canvas: HTMLCanvasElement, data: PageData, file: ArrayBuffer): Promise<MockupStage> {
    const renderer = new WebGLRenderer({ canvas, antialias: true, preserveDrawingBuffer: false });
    renderer.outputColorSpace = SRGBColorSpace;
    renderer.toneMapping = NoToneMapping;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    const { scene: box, animations } = await new GLTFLoader().parseAsync(file, '');
    const [clip] = animations;
    const mixer = new AnimationMixer(box);
    const action = clip && mixer.clipAction(clip).play();
    const fold =
      action &&
      ((t: number) => {
        action.time = t * clip.duration;
        mixer.update(0);
      });
    const anisotropy = Math.min(8, renderer.capabilities.getMaxAnisotropy());
    for (const material of materialsOf(box)) {
      if (material.map) material.map.anisotropy = anisotropy;
      // Equal to normal blending, but with one program for opaque and transparent board, so that the inside view compiles nothing.
      material.blending = CustomBlending;
      material.blendSrcAlpha = OneFactor;
    }
    const stage = new MockupStage(canvas, renderer, data, box, fold);
    stage.#measure();
    stage.look(data.view.turn, data.view.tilt);
    return stage;
  }

  /** 0 for flat, 1 for closed. The camera keeps the box in view. */
  get fold(): number {
    return this.#t;
  }

  set fold(t: number) {
    const before = this.#fit();
    const middle = this.#middle();
    this.#t = t;
    this.#shadowIsOld = true;
    this.#fold?.(t);
    const away = this.camera.position.clone().sub(this.#orbit.target);
    away.multiplyScalar(this.#fit() / before);
    this.#orbit.target.add(this.#middle()).sub(middle);
    this.camera.position.copy(this.#orbit.target).add(away);
    this.#orbit.update();
    this.request();
  }

  /** Looks at the middle of the box from the given degrees to the right of its front and above the horizon. */
  look(turn: number, tilt: number): void {
    this.#orbit.target.copy(this.#middle());
    const back = new Vector3().setFromSpherical(new Spherical(1, (90 - tilt) * RADIANS, turn * RADIANS).makeSafe());
    this.camera.position.copy(this.#orbit.target).addScaledVector(back, this.#fit(back));
    this.#orbit.update();
    this.request();
  }

  /** Rotates the camera by the given degrees, and multiplies its distance by a factor. */
  orbit(turn: number, tilt: number, nearer = 1): void {
    const spot = new Spherical().setFromVector3(this.camera.position.clone().sub(this.#orbit.target));
    spot.theta += turn * RADIANS;
    spot.phi = Math.min(Math.PI, Math.max(0, spot.phi - tilt * RADIANS));
    spot.radius *= nearer;
    this.camera.position.setFromSpherical(spot.makeSafe()).add(this.#orbit.target);
    this.#orbit.update();
    this.request();
  }

  /** The visible side. For the inside, print and cut edges are transparent. */
  side(side: 'outside' | 'inside'): void {
    for (const material of materialsOf(this.box)) {
      const isGhost = side === 'inside' && !material.name.endsWith('inside');
      material.transparent = isGhost;
      material.opacity = isGhost ? GHOST : 1;
      material.depthWrite = !isGhost;
    }
    this.request();
  }

  /** Requests a drawing in the next animation frame, once for all requests. */
  request(): void {
    this.#frame ||= requestAnimationFrame(() => this.draw());
  }

  draw(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (this.#shadowIsOld) {
      this.#shadowIsOld = false;
      this.#shadow.draw(this.#renderer, this.scene, this.#size());
    }
    const radius = Math.hypot(...this.#size()) / 2;
    const far = this.camera.position.distanceTo(this.#middle()) + 3 * radius;
    // Depth range only as large as the box, because layers of board differ by 0.01 mm.
    this.camera.near = Math.max(far - 6 * radius, far / 50);
    this.camera.far = far;
    this.camera.updateProjectionMatrix();
    this.#renderer.render(this.scene, this.camera);
    for (const then of this.#drawn) then();
  }

  /** Calls `then` after every drawing. */
  onDraw(then: () => void): void {
    this.#drawn.push(then);
  }

  /** The current picture as a PNG, painted over by `over`. `scale` is the number of its pixels per pixel of the page. */
  picture(over: (context: CanvasRenderingContext2D, scale: number) => void): Promise<Blob | null> {
    this.draw();
    const { width, height, clientWidth } = this.canvas;
    const copy = Object.assign(document.createElement('canvas'), { width, height });
    const context = copy.getContext('2d')!;
    context.drawImage(this.canvas, 0, 0);
    over(context, width / clientWidth);
    return new Promise((resolve) => copy.toBlob(resolve, 'image/png'));
  }

  #size(): Point3 {
    const [a, b, share] = neighboursOf(this.#data.extents, this.#t);
    return lerp3(a.size, b.size, share);
  }

  #middle(): Vector3 {
    return new Vector3(0, this.#size()[1] / 2, 0);
  }

  /** The distance from which the whole box is visible, in the direction of the camera or another one. */
  #fit(back = this.camera.position.clone().sub(this.#orbit.target).normalize()): number {
    return viewDistance(this.#size(), back.toArray(), this.camera, AIR);
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    const before = this.#fit();
    this.camera.aspect = width / height;
    this.#renderer.setSize(width, height, false);
    const away = this.camera.position.clone().sub(this.#orbit.target);
    away.multiplyScalar(this.#fit() / before);
    this.camera.position.copy(this.#orbit.target).add(away);
    this.draw();
  }
}

/** True for a browser that renders without a graphics card. */
const isSoftware = (renderer: WebGLRenderer): boolean => {
  const gl = renderer.getContext();
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER));
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
};

const materialsOf = (box: Object3D): Set<MeshStandardMaterial> => {
  const found = new Set<MeshStandardMaterial>();
  box.traverse((part) => {
    if (part instanceof Mesh) found.add(part.material as Material as MeshStandardMaterial);
  });
  return found;
};
