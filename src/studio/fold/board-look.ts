import {
  Color,
  DataTexture,
  DoubleSide,
  FrontSide,
  LinearFilter,
  LinearMipmapLinearFilter,
  MeshStandardMaterial,
  RepeatWrapping,
  SRGBColorSpace,
  type Texture,
} from 'three';
import { colourTexture, fluteTexture, type Pixels, type Rgb } from '../../artwork/index.ts';
import type { Size } from '../../entry/engine.ts';
import { once } from '../../geometry/index.ts';
import { setGhost } from '../../viewer/index.ts';
import { type BoardColours, looks } from './board-colours.ts';
import type { Look, ShapeSide } from './fold-box.ts';

const SIDES: readonly ShapeSide[] = ['outside', 'inside', 'edge'];
const POINTED = new Color('#e8912d');
const ROUGHNESS = 0.9;
/** Side of the texture of fibres in mm, and the lightness of board below which they are seen. */
const [FIBRES_MM, LIGHT] = [40, 0.8];
/** Paper between its fibres, and board in a cut edge: both are tinted. */
const PALE: Rgb = [240, 240, 240];
const WHITE: Rgb = [255, 255, 255];
/** Made once for all scenes: files and films have their own. */
const fibres = once(() => colourTexture(PALE, { mottle: 0.03 }));
/** Height of a relief, in the measure of three.js. */
const RELIEF = 6;

export const PRINTED = ['outside', 'inside'] as const;

/** Pictures of one side: its print, what shines and what is raised. */
type Prints = Readonly<Record<'print' | 'finish' | 'relief', Texture | undefined>>;

const material = (side: ShapeSide): MeshStandardMaterial =>
  new MeshStandardMaterial({
    roughness: ROUGHNESS,
    metalness: 0,
    side: DoubleSide,
    // Outlines lie slightly before their face. Cut edges that are seen along the board, narrower than a pixel, do not shine through it.
    polygonOffset: true,
    polygonOffsetFactor: side === 'edge' ? 1.5 : 0.5,
    polygonOffsetUnits: 1,
  });

const sides = (): Look['usual'] => ({
  outside: material('outside'),
  inside: material('inside'),
  edge: material('edge'),
});

/** The look of the board: colours and print, transparent while the inside is shown. */
export class BoardLook implements Look {
  readonly usual = sides();
  readonly pointed = sides();
  #prints: Partial<Record<(typeof PRINTED)[number], Prints>> = {};
  #flutes: Texture | undefined;
  colours: BoardColours = looks.white;
  readonly #fibres = repeated(fibres());

  /** @param isFluted - true for corrugated board, whose cut edges show its flutes. */
  setColours(colours: BoardColours, isFluted: boolean): void {
    if (isFluted) this.#flutes ??= repeated(fluteTexture({ face: WHITE, edge: { kind: 'flutes', colour: WHITE } }));
    for (const look of [this.usual.edge, this.pointed.edge]) {
      look.map = (isFluted && this.#flutes) || null;
      look.needsUpdate = true;
    }
    this.colours = colours;
    this.#cover();
  }

  /** Fibres are as large on a blank of any size, in mm. */
  setBlank({ width, height }: Size): void {
    this.#fibres.repeat.set(width / FIBRES_MM, height / FIBRES_MM);
  }

  /** Prints pictures on sides, and disposes of the earlier ones. The look owns the pictures from then on. */
  setPrints(prints: Readonly<Record<(typeof PRINTED)[number], Prints>>, anisotropy: number): void {
    this.#forgetPrints();
    this.#prints = prints;
    for (const side of PRINTED) {
      const { print, finish = null, relief = null } = prints[side];
      for (const { [side]: shown } of [this.usual, this.pointed]) {
        Object.assign(shown, { roughnessMap: finish, metalnessMap: finish, bumpMap: relief, bumpScale: RELIEF });
        [shown.roughness, shown.metalness] = finish ? [1, 1] : [ROUGHNESS, 0];
      }
      if (print) [print.colorSpace, print.anisotropy] = [SRGBColorSpace, anisotropy];
    }
    this.#cover();
  }

  #forgetPrints(): void {
    for (const one of Object.values(this.#prints)) for (const texture of Object.values(one)) texture?.dispose();
  }

  /** Shows the print of each side, which has the colour of its board, or the fibres of bare board that is not white. */
  #cover(): void {
    for (const side of SIDES) {
      const print = side === 'edge' ? undefined : this.#prints[side]?.print;
      const colour = new Color(print ? '#fff' : this.colours[side]);
      this.usual[side].color.copy(colour);
      this.pointed[side].color.copy(colour).lerp(POINTED, 0.55);
      if (side === 'edge') continue;
      const { l: lightness } = colour.getHSL({ h: 0, s: 0, l: 0 }, SRGBColorSpace);
      for (const { [side]: shown } of [this.usual, this.pointed]) {
        shown.map = print ?? (lightness < LIGHT ? this.#fibres : null);
        shown.needsUpdate = true;
      }
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
    this.#forgetPrints();
    this.#flutes?.dispose();
    this.#fibres.dispose();
  }
}

/** A texture that repeats, lighter where the board has its own colour. */
const repeated = ({ data, width, height }: Pixels): Texture =>
  Object.assign(new DataTexture(data, width, height), {
    ...{ wrapS: RepeatWrapping, wrapT: RepeatWrapping, magFilter: LinearFilter, minFilter: LinearMipmapLinearFilter },
    ...{ generateMipmaps: true, anisotropy: 4, needsUpdate: true },
  });
