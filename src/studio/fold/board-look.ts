import { Color, DoubleSide, FrontSide, MeshStandardMaterial, SRGBColorSpace, type Texture } from 'three';
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

  setColours(colours: BoardColours): void {
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
  }
}
