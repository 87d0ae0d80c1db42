import {
  BackSide,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three';

/** Light of the room from above, from the horizon and from below. */
const ABOVE = 0.72;
const HORIZON = 0.56;
const BELOW = 0.42;

/** Soft boxes reflected by gloss and foil: light, direction and size. */
const LAMPS = [
  { light: 3.2, at: [-4, 5, 4], size: 3 },
  { light: 1.6, at: [5, 3, 2], size: 2.4 },
  { light: 1.2, at: [0, 4, -5], size: 3 },
] as const;

/** A procedural environment map of a photographic studio that lights the box from all sides. */
export const reflectedRoom = (renderer: WebGLRenderer): Texture => {
  const scene = new Scene();
  const dome = new SphereGeometry(10, 32, 16);
  const { position } = dome.attributes;
  const colours: number[] = [];
  for (let k = 0; k < position!.count; k++) {
    const height = position!.getY(k) / 10;
    const light = height > 0 ? HORIZON + (ABOVE - HORIZON) * height : HORIZON + (BELOW - HORIZON) * -height;
    colours.push(light, light, light);
  }
  dome.setAttribute('color', new Float32BufferAttribute(colours, 3));
  scene.add(new Mesh(dome, new MeshBasicMaterial({ vertexColors: true, side: BackSide })));
  for (const { light, at, size } of LAMPS) {
    const lamp = new Mesh(
      new PlaneGeometry(size, size),
      new MeshBasicMaterial({ color: new Color(light, light, light), side: DoubleSide }),
    );
    const [x, y, z] = at;
    lamp.position.set(x, y, z);
    lamp.lookAt(0, 0, 0);
    scene.add(lamp);
  }
  const generator = new PMREMGenerator(renderer);
  const { texture } = generator.fromScene(scene, 0.03);
  generator.dispose();
  return texture;
};
