import { Mesh, type PerspectiveCamera, type Scene, Vector2, type WebGLRenderer } from 'three';
import { GTAOPass } from 'three/addons/postprocessing/GTAOPass.js';
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js';

/** Longest side in pixels: shade in a corner has no sharp edge. */
const MAX_SIDE_PIXELS = 2048;

/** Share of what would be black. */
const DARKNESS = 0.65;

/** Darkens what was drawn where board stands near it and takes the light of the sky away: corners, seams and what lies inside. */
export class AmbientOcclusion {
  readonly #pass: GTAOPass;
  readonly #quad: FullScreenQuad;

  constructor(scene: Scene, camera: PerspectiveCamera) {
    this.#pass = new GTAOPass(scene, camera, 1, 1);
    this.#pass.output = GTAOPass.OUTPUT.Off;
    this.#pass.updatePdMaterial({ radius: 16 });
    const { tDiffuse, intensity } = this.#pass.blendMaterial.uniforms;
    tDiffuse!.value = this.#pass.gtaoMap;
    intensity!.value = DARKNESS;
    this.#quad = new FullScreenQuad(this.#pass.blendMaterial);
  }

  /** @param reach - how far board takes light from board, in the unit of the scene. */
  draw(renderer: WebGLRenderer, reach: number): void {
    const { width, height } = renderer.getDrawingBufferSize(new Vector2());
    const scale = Math.min(1, MAX_SIDE_PIXELS / Math.max(width, height));
    this.#pass.setSize(Math.ceil(width * scale), Math.ceil(height * scale));
    this.#pass.updateGtaoMaterial({ radius: reach, thickness: reach });
    // What is faint hides no board behind it, and the ground has its shadow.
    const faint: Mesh[] = [];
    this.#pass.scene.traverse((one) => {
      if (one instanceof Mesh && [one.material].flat().some(({ transparent }) => transparent)) faint.push(one);
    });
    for (const { layers } of faint) layers.set(1);
    this.#pass.render(renderer, null as never, null as never, 0, false);
    for (const { layers } of faint) layers.set(0);
    renderer.setRenderTarget(null);
    renderer.autoClear = false;
    this.#quad.render(renderer);
    renderer.autoClear = true;
  }

  dispose(): void {
    this.#pass.dispose();
    this.#quad.dispose();
  }
}
