import {
  AnimationMixer,
  type Group,
  type Material,
  Mesh,
  type MeshStandardMaterial,
  type Object3D,
  Spherical,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { BoxStage, RADIANS, reflectedRoom, setGhost } from '../../viewer/index.ts';
import type { PageData } from '../page-data.ts';

/** Distance factor that leaves a margin around the box. */
const MARGIN = 1.1;

/** A stage for a GLB that folds, in metres, which the pointer orbits. */
export class MockupStage extends BoxStage {
  /** Nodes by index in the mesh. */
  readonly nodes = new Map<number, Object3D>();
  readonly box: Group;
  readonly #materials = new Set<MeshStandardMaterial>();

  private constructor(
    canvas: HTMLCanvasElement,
    { background, extents }: PageData,
    { scene: box, animations: [clip] }: GLTF,
  ) {
    super(canvas, MARGIN, background);
    this.box = box;
    box.traverse((part) => {
      if (typeof part.userData.node === 'number') this.nodes.set(part.userData.node, part);
      // Panels leave the bounds that were computed when the box was loaded.
      part.frustumCulled = false;
      if (part instanceof Mesh) this.#materials.add(part.material as Material as MeshStandardMaterial);
    });
    const anisotropy = Math.min(8, this.renderer.capabilities.getMaxAnisotropy());
    for (const { map } of this.#materials) if (map) map.anisotropy = anisotropy;
    this.side('outside');
    // Without a graphics card reflections take seconds per picture, so they are used only for metal, which is black without them.
    if (!this.isSoftware() || [...this.#materials].some(({ metalness }) => metalness > 0))
      this.setReflections(reflectedRoom(this.renderer));
    const mixer = new AnimationMixer(box);
    const action = clip && mixer.clipAction(clip).play();
    this.setBox({
      group: box,
      sizes: extents,
      fold: (t) => {
        if (action) action.time = t * clip.duration;
        mixer.update(0);
      },
    });
    const controls = new OrbitControls(this.camera, canvas);
    controls.target = this.target;
    controls.rotateSpeed = 0.8;
    controls.addEventListener('change', () => this.request());
  }

  /** @throws Error in a browser without WebGL. */
  static async open(canvas: HTMLCanvasElement, data: PageData, file: ArrayBuffer): Promise<MockupStage> {
    return new MockupStage(canvas, data, await new GLTFLoader().parseAsync(file, ''));
  }

  /** Rotates the camera by the given degrees, and multiplies its distance by a factor. */
  orbit(turn: number, tilt: number, nearer = 1): void {
    const spot = new Spherical().setFromVector3(this.camera.position.clone().sub(this.target));
    spot.theta += turn * RADIANS;
    spot.phi = Math.min(Math.PI, Math.max(0, spot.phi - tilt * RADIANS));
    spot.radius *= nearer;
    this.place(this.camera.position.clone().setFromSpherical(spot.makeSafe()));
  }

  /** The visible side. For the inside, print and cut edges are transparent. */
  side(side: 'outside' | 'inside'): void {
    for (const material of this.#materials) setGhost(material, side === 'inside' && !material.name.endsWith('inside'));
    this.request();
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
}
