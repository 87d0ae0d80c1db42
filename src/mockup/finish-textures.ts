import type { Artwork, Pixels } from '../artwork/index.ts';
import { finishes, PRINT_ROUGHNESS, substrateOf } from './looks.ts';
import { printOn, type Scene } from './scene.ts';

/**
 * The print of one side of a part with its foil; roughness in green, metallic in blue, as in glTF. Undefined without partial finishes.
 * @param unpack - decodes an artwork to pixels of the size of the masks.
 */
export const combineFinishes = (
  scene: Scene,
  part: number,
  unpack: (artwork: Artwork) => Pixels,
  side: 'outside' | 'inside',
): { readonly colour: Pixels; readonly finish: Pixels } | undefined => {
  const layers = scene.layers.filter((layer) => layer.side === side);
  if (layers.length === 0) return undefined;
  const { width, height } = layers[0]!.mask;
  const print = printOn(scene, part, side);
  const below = print && unpack(print);
  const board = substrateOf(scene.substrates[part]!);
  const bare = side === 'outside' ? board.face : board.inside;
  const colour = new Uint8Array(4 * width * height).fill(255);
  const finish = new Uint8Array(4 * width * height).fill(255);
  const whole = side === 'outside' && scene.finish ? finishes[scene.finish] : undefined;
  const base = whole?.roughness ?? (print ? PRINT_ROUGHNESS : board.roughness);
  for (let k = 0; k < colour.length; k += 4) {
    for (let i = 0; i < 3; i++) colour[k + i] = below ? below.data[k + i]! : bare[i]!;
    let [roughness, metallic] = [base, 0];
    for (const { finish: key, mask } of layers) {
      const share = mask.data[k + 3]! / 255;
      if (share === 0) continue;
      const own = finishes[key];
      if (own.relief) continue;
      roughness += (own.roughness - roughness) * share;
      // Varnish over foil keeps it metallic.
      if (own.metallic) metallic += (own.metallic - metallic) * share;
      if ('colour' in own)
        for (let i = 0; i < 3; i++) colour[k + i] = Math.round(colour[k + i]! * (1 - share) + own.colour[i]! * share);
    }
    finish[k + 1] = Math.round(255 * roughness);
    finish[k + 2] = Math.round(255 * metallic);
  }
  for (const { finish: key, mask } of layers) if (finishes[key].relief) raise(colour, mask);
  return { colour: { width, height, data: colour }, finish: { width, height, data: finish } };
};

/** How far the edges of a relief reach, in pixels, and how much lighter or darker they are. */
const [EDGE_PIXELS, EDGE_LIGHT] = [3, 0.35] as const;

/** Draws light and shade at the edges of an area. */
const raise = (colour: Uint8Array, { width, height, data }: Pixels): void => {
  const at = (x: number, y: number): number =>
    data[4 * (Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))) + 3]! / 255;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const rise = at(x + EDGE_PIXELS, y + EDGE_PIXELS) - at(x - EDGE_PIXELS, y - EDGE_PIXELS);
      if (rise === 0) continue;
      const k = 4 * (y * width + x);
      for (let i = k; i < k + 3; i++) colour[i] = Math.min(255, Math.round(colour[i]! * (1 + EDGE_LIGHT * rise)));
    }
};
