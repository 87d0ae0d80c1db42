import {
  AmbientLight,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  type Object3D,
  PlaneGeometry,
  ShadowMaterial,
  Vector3,
} from 'three';

/** The ground with its shadow, and the light that casts the shadow. */
export class LitGround {
  readonly #sun = new DirectionalLight(0xffffff, 1.75);
  readonly #ground = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ opacity: 0.16 }));

  constructor() {
    this.#ground.rotation.x = -Math.PI / 2;
    this.#ground.receiveShadow = true;
    this.#sun.castShadow = true;
    this.#sun.shadow.mapSize.set(1024, 1024);
    this.#sun.shadow.radius = 6;
  }

  /** The objects for the scene. */
  objects(): readonly Object3D[] {
    return [
      this.#ground,
      this.#sun,
      this.#sun.target,
      new HemisphereLight(0xffffff, 0xd8d2c8, 1.45),
      new AmbientLight(0xffffff, 0.25),
    ];
  }

  setDark(isDark: boolean): void {
    this.#ground.material.opacity = isDark ? 0.5 : 0.16;
  }

  /** Lights a box around this point, with the given radius in mm. */
  light(middle: Vector3, radius: number): void {
    this.#ground.scale.set(12 * radius, 12 * radius, 1);
    this.#ground.position.y = -radius * 0.004;
    this.#sun.position.copy(middle).add(new Vector3(-0.8, 2.2, 1.9).multiplyScalar(radius * 1.4));
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
