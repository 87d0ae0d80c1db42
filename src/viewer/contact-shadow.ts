import {
  Mesh,
  MeshBasicMaterial,
  MeshDepthMaterial,
  NoBlending,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

const SHADOW_PIXELS = 128;

/** Margin of the ground around the box, as a share of its size. */
const GROUND_MARGIN_SHARE = 0.45;

/** Height, as a share of the box, from which board casts no visible shadow. */
const SHADOWLESS_HEIGHT_SHARE = 0.45;

/** Share of the light removed by the darkest shadow. */
const DARKEST_SHARE = 0.5;

/** Radii of the two blurs, as shares of the ground. */
const BLUR_RADIUS_SHARES = [0.035, 0.012] as const;

/** The soft ground below the box. It shows only a shadow, which is darker below lower board. */
export const contactShadow = () => {
  const target = new WebGLRenderTarget(SHADOW_PIXELS, SHADOW_PIXELS);
  const halfBlurred = new WebGLRenderTarget(SHADOW_PIXELS, SHADOW_PIXELS);
  const ground = new Mesh(
    new PlaneGeometry(1, 1).rotateX(Math.PI / 2),
    new MeshBasicMaterial({ map: target.texture, transparent: true, depthWrite: false, opacity: DARKEST_SHARE }),
  );
  ground.renderOrder = -1;
  const camera = new OrthographicCamera(-0.5, 0.5, 0.5, -0.5, 0, 1);
  camera.rotation.x = Math.PI / 2;
  camera.updateMatrixWorld(true);
  const blur = blurMaterial();
  const screen = new Mesh(new PlaneGeometry(2, 2), blur);
  screen.frustumCulled = false;
  const depth = new MeshDepthMaterial({ depthTest: false, depthWrite: false });
  depth.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      'gl_FragColor = vec4( vec3( 1.0 - fragCoordZ ), opacity );',
      'gl_FragColor = vec4( vec3( 0.0 ), 1.0 - fragCoordZ );',
    );
  };

  /** Draws the shadow of a scene for a box of this size that stands over the origin, with a renderer whose ground is transparent. */
  const draw = (renderer: WebGLRenderer, scene: Scene, [x, y, z]: readonly [number, number, number]): void => {
    const pass = (from: WebGLRenderTarget, to: WebGLRenderTarget, dx: number, dy: number): void => {
      blur.uniforms.map!.value = from.texture;
      blur.uniforms.step!.value = [dx / 4, dy / 4];
      renderer.setRenderTarget(to);
      renderer.clear();
      renderer.render(screen, camera);
    };
    const reach = Math.max(x, z, 0.4 * y) * (1 + 2 * GROUND_MARGIN_SHARE);
    // Mirrored to be seen from above, because the camera looks up from below.
    ground.scale.set(reach, -1, reach);
    camera.far = Math.max(SHADOWLESS_HEIGHT_SHARE * Math.max(x, y, z), 1e-3);
    Object.assign(camera, { left: -reach / 2, right: reach / 2, top: reach / 2, bottom: -reach / 2 });
    camera.updateProjectionMatrix();
    const { background } = scene;
    scene.background = null;
    ground.visible = false;
    scene.overrideMaterial = depth;
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(scene, camera);
    scene.overrideMaterial = null;
    for (const radius of BLUR_RADIUS_SHARES) {
      pass(target, halfBlurred, radius, 0);
      pass(halfBlurred, target, 0, radius);
    }
    renderer.setRenderTarget(null);
    scene.background = background;
    ground.visible = true;
  };
  return { ground, draw };
};

/** The weighted mean of nine points along a line. */
const blurMaterial = (): ShaderMaterial =>
  new ShaderMaterial({
    uniforms: { map: { value: null }, step: { value: [0, 0] } },
    vertexShader: 'varying vec2 at; void main() { at = uv; gl_Position = vec4(position, 1.0); }',
    fragmentShader: `uniform sampler2D map; uniform vec2 step; varying vec2 at;
void main() {
  float sum = 0.0; float all = 0.0;
  for (int k = -4; k <= 4; k++) {
    float weight = exp(-float(k * k) / 6.0);
    sum += weight * texture2D(map, at + float(k) * step).a;
    all += weight;
  }
  gl_FragColor = vec4(0.0, 0.0, 0.0, sum / all);
}`,
    blending: NoBlending,
    depthTest: false,
    depthWrite: false,
  });
