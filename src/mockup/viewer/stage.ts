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
import type { PageData } from '../page-data.ts';
import { between, mix } from './between.ts';

const RADIANS = Math.PI / 180;

/** Of what is not looked at while the inside is. */
const GHOST = 0.14;

/** How much more than the ball around the box is seen. */
const AIR = 1.08;

/** The box on its stage: it is drawn when something changed, and at no other time. */
export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(28, 1, 0.01, 100);
  readonly canvas: HTMLCanvasElement;
  /** By the number of the limb. */
  readonly limbs = new Map<number, Object3D>();
  readonly box: Group;
  readonly #renderer: WebGLRenderer;
  readonly #orbit: OrbitControls;
  readonly #data: PageData;
  readonly #fold: ((t: number) => void) | undefined;
  readonly #drawn: (() => void)[] = [];
  #t = 1;
  #asked = false;

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
    // Board that looks at the eye keeps its own colour: no map of surroundings, no tone mapping.
    const above = new HemisphereLight(0xffffff, 0xd8d4cc, 1.85);
    const lamp = new DirectionalLight(0xffffff, 1.75);
    lamp.position.set(-0.35, 0.55, 1);
    this.camera.add(lamp);
    this.scene.add(box, above, this.camera);
    box.traverse((part) => {
      if (typeof part.userData.limb === 'number') this.limbs.set(part.userData.limb, part);
      // Panels fold out of the place where they were when the box was read.
      part.frustumCulled = false;
    });
    this.#orbit = new OrbitControls(this.camera, canvas);
    this.#orbit.enablePan = true;
    this.#orbit.rotateSpeed = 0.8;
    this.#orbit.addEventListener('change', () => this.ask());
    new ResizeObserver(() => this.#measure()).observe(canvas);
  }

  /** @throws Error where the browser has no WebGL. */
  static async open(canvas: HTMLCanvasElement, data: PageData, file: ArrayBuffer): Promise<Stage> {
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
      // The same as the usual one, but with one program for what is seen through and what is not: turning to the inside compiles nothing.
      material.blending = CustomBlending;
      material.blendSrcAlpha = OneFactor;
    }
    const stage = new Stage(canvas, renderer, data, box, fold);
    stage.#measure();
    stage.look(data.view.turn, data.view.tilt);
    return stage;
  }

  /** 0 flat, 1 closed. The eye keeps the same share of it in view. */
  get fold(): number {
    return this.#t;
  }

  set fold(t: number) {
    const [before, after] = [this.#ball(this.#t), this.#ball(t)];
    this.#t = t;
    this.#fold?.(t);
    const away = this.camera.position
      .clone()
      .sub(this.#orbit.target)
      .multiplyScalar(after.radius / before.radius);
    this.#orbit.target.add(after.middle).sub(before.middle);
    this.camera.position.copy(this.#orbit.target).add(away);
    this.#orbit.update();
    this.ask();
  }

  /** Looks at the middle of the box from so many degrees round to the right of its front and above. */
  look(turn: number, tilt: number): void {
    const { middle, radius } = this.#ball(this.#t);
    this.#orbit.target.copy(middle);
    const spot = new Spherical(this.#distance(radius), (90 - tilt) * RADIANS, turn * RADIANS).makeSafe();
    this.camera.position.setFromSpherical(spot).add(middle);
    this.#orbit.update();
    this.ask();
  }

  /** Goes round by so many degrees, and nearer by a factor. */
  orbit(turn: number, tilt: number, nearer = 1): void {
    const spot = new Spherical().setFromVector3(this.camera.position.clone().sub(this.#orbit.target));
    spot.theta += turn * RADIANS;
    spot.phi = Math.min(Math.PI, Math.max(0, spot.phi - tilt * RADIANS));
    spot.radius *= nearer;
    this.camera.position.setFromSpherical(spot.makeSafe()).add(this.#orbit.target);
    this.#orbit.update();
    this.ask();
  }

  /** Which side is looked at: the print and the cut edges are seen through while it is the inside. */
  side(side: 'outside' | 'inside'): void {
    for (const material of materialsOf(this.box)) {
      const ghost = side === 'inside' && !material.name.endsWith('inside');
      material.transparent = ghost;
      material.opacity = ghost ? GHOST : 1;
      material.depthWrite = !ghost;
    }
    this.ask();
  }

  /** Draws before the browser shows the next picture; however often it is asked, once. */
  ask(): void {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame(() => this.draw());
  }

  draw(): void {
    this.#asked = false;
    const { radius } = this.#ball(this.#t);
    const far = this.camera.position.distanceTo(this.#orbit.target) + 2 * radius;
    // As deep as the box and no deeper: layers of board are told apart by hundredths of a millimetre.
    this.camera.near = Math.max(far - 4 * radius, far / 50);
    this.camera.far = far;
    this.camera.updateProjectionMatrix();
    this.#renderer.render(this.scene, this.camera);
    for (const then of this.#drawn) then();
  }

  /** Is called whenever the picture was drawn. */
  onDraw(then: () => void): void {
    this.#drawn.push(then);
  }

  /** The picture as it is, as a PNG, with what is painted over it; `scale` is its pixels for each of the page. */
  picture(over: (context: CanvasRenderingContext2D, scale: number) => void): Promise<Blob | null> {
    this.draw();
    const { width, height, clientWidth } = this.canvas;
    const copy = Object.assign(document.createElement('canvas'), { width, height });
    const context = copy.getContext('2d')!;
    context.drawImage(this.canvas, 0, 0);
    over(context, width / clientWidth);
    return new Promise((resolve) => copy.toBlob(resolve, 'image/png'));
  }

  #ball(t: number): { middle: Vector3; radius: number } {
    const [a, b, share] = between(this.#data.balls, t);
    const middle = new Vector3(...a.middle).lerp(new Vector3(...b.middle), share);
    return { middle, radius: mix(a.radius, b.radius, share) };
  }

  #distance(radius: number): number {
    const half = (this.camera.fov / 2) * RADIANS;
    const narrow = Math.min(half, Math.atan(Math.tan(half) * this.camera.aspect));
    return (AIR * radius) / Math.sin(narrow);
  }

  #measure(): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    const { radius } = this.#ball(1);
    const before = this.#distance(radius);
    this.camera.aspect = width / height;
    this.#renderer.setSize(width, height, false);
    const away = this.camera.position
      .clone()
      .sub(this.#orbit.target)
      .multiplyScalar(this.#distance(radius) / before);
    this.camera.position.copy(this.#orbit.target).add(away);
    this.draw();
  }
}

const materialsOf = (box: Object3D): Set<MeshStandardMaterial> => {
  const found = new Set<MeshStandardMaterial>();
  box.traverse((part) => {
    if (part instanceof Mesh) found.add(part.material as Material as MeshStandardMaterial);
  });
  return found;
};
