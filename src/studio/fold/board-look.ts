import {
  CanvasTexture,
  Color,
  DoubleSide,
  FrontSide,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { setGhost } from '../../viewer/index.ts';
import type { BoardColours } from './board-colours.ts';
import type { Look, ShapeSide } from './fold-box.ts';

const SIDES: readonly ShapeSide[] = ['outside', 'inside', 'edge'];
const POINTED = new Color('#e8912d');

const material = (): MeshStandardMaterial =>
  new MeshStandardMaterial({
    roughness: 0.9,
    metalness: 0,
    side: DoubleSide,
    // Lines lie slightly before their face, but not before the next layer of board.
    polygonOffset: true,
    polygonOffsetFactor: 0.4,
    polygonOffsetUnits: 1,
  });

const sides = (): Look['usual'] => ({ outside: material(), inside: material(), edge: material() });

/** The look of the board: colours and print, transparent while the inside is shown. */
export class BoardLook implements Look {
  readonly usual = sides();
  readonly pointed = sides();
  #prints: Readonly<Partial<Record<ShapeSide, Texture>>> = {};
  #flutes: Texture | undefined;

  /** @param isFluted - true for corrugated board, whose cut edges show its flutes. */
  setColours(colours: BoardColours, isFluted: boolean): void {
    if (isFluted) this.#flutes ??= fluteTexture();
    for (const look of [this.usual.edge, this.pointed.edge]) {
      look.map = (isFluted && this.#flutes) || null;
      look.needsUpdate = true;
    }
    for (const side of SIDES) {
      const colour = new Color(colours[side]);
      this.usual[side].color.copy(colour);
      this.pointed[side].color.copy(colour).lerp(POINTED, 0.55);
    }
  }

  /** Prints pictures on sides, and disposes of the earlier ones. The look owns the pictures from then on. */
  setPrints(prints: Readonly<Partial<Record<ShapeSide, Texture>>>, anisotropy: number): void {
    for (const print of Object.values(this.#prints)) print.dispose();
    this.#prints = prints;
    for (const side of ['outside', 'inside'] as const)
      for (const { [side]: shown } of [this.usual, this.pointed]) {
        shown.map = prints[side] ?? null;
        if (shown.map) [shown.map.colorSpace, shown.map.anisotropy] = [SRGBColorSpace, anisotropy];
        shown.needsUpdate = true;
      }
  }

  /** Shows the inside of the board, with transparent print and edges. */
  setInside(isInside: boolean): void {
    for (const look of [this.usual, this.pointed])
      for (const side of SIDES) {
        const shown = look[side];
        setGhost(shown, isInside && side !== 'inside');
        // Only front sides, so that a transparent wall shows the inside of the other walls instead of its own back.
        shown.side = isInside && side === 'inside' ? FrontSide : DoubleSide;
        shown.needsUpdate = true;
      }
  }

  dispose(): void {
    for (const print of Object.values(this.#prints)) print.dispose();
    this.#flutes?.dispose();
  }
}

/** One wave of the medium between two liners, white where the board has its colour. */
const fluteTexture = (): Texture => {
  const [width, height, liner] = [64, 48, 5];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#5d5348';
  context.fillRect(0, 0, width, height);
  context.fillStyle = context.strokeStyle = '#fff';
  for (const y of [0, height - liner]) context.fillRect(0, y, width, liner);
  context.lineWidth = 4;
  context.beginPath();
  for (let x = -4; x <= width + 4; x++)
    context.lineTo(x, height / 2 + (height / 2 - liner) * Math.cos((2 * Math.PI * x) / width));
  context.stroke();
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.anisotropy = 4;
  return texture;
};
