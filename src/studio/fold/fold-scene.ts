import { CanvasTexture, Raycaster, Vector2, Vector3 } from 'three';
import type { Size } from '../../entry/engine.ts';
import { once } from '../../geometry/index.ts';
import { AmbientOcclusion, BoxStage, reflectedRoom, sizeAt } from '../../viewer/index.ts';
import type { PlacedArtwork } from '../engine/artwork.ts';
import type { FoldModel } from '../engine/fold.ts';
import type { BoardColours } from './board-colours.ts';
import { BoardLook, type PRINTED } from './board-look.ts';
import { besideCup, cupForScale } from './cup.ts';
import { FoldBox } from './fold-box.ts';
import { printCanvas } from './print-canvas.ts';

const MARGIN_FACTOR = 1.3;

/** An edge of the bounding box of the drawn box, in pixels of the canvas. */
export type OuterEdge = ReturnType<FoldScene['outerEdges']>[number];

/** A stage for the folding box, in mm, with its look. */
export class FoldScene extends BoxStage {
  readonly #look = new BoardLook();
  box: FoldBox | undefined;
  #artworks = 0;
  #isInside = false;
  readonly #cup = cupForScale();
  #hasCup = false;
  /** Metal is what it reflects. */
  readonly #reflect = once(() => this.setReflections(reflectedRoom(this.renderer)));

  /** @param ground - colour, `#rrggbb`; transparent without it. @throws Error in a browser without 3D. */
  constructor(canvas: HTMLCanvasElement, ground?: string) {
    super(canvas, MARGIN_FACTOR, ground);
  }

  /** From now on, darkens corners, seams and the inside. It takes longer than a frame may without a graphics card. */
  shade(when: 'always' | 'fast' = 'fast'): void {
    if (when === 'always' || !this.isSoftware()) this.occlude(AmbientOcclusion);
  }

  setModel(model: FoldModel): void {
    this.box?.dispose();
    this.#look.setBlank(model.blank);
    this.box = new FoldBox(model, this.#look);
    this.#show();
  }

  setCup(hasCup: boolean): void {
    if (hasCup === this.#hasCup) return;
    this.#hasCup = hasCup;
    this.#show();
  }

  #show(): void {
    if (this.box) this.setBox(this.#hasCup ? besideCup(this.box, this.#cup) : this.box);
  }

  /** @param isFluted - true for corrugated board. */
  setColours(colours: BoardColours, isFluted: boolean): void {
    this.#look.setColours(colours, isFluted);
    this.request();
  }

  /** Prints layers on both sides of a blank of this size, in the colours that were set; a side without layers is plain. */
  async setArtwork(layers: readonly PlacedArtwork[], blank: Size): Promise<void> {
    const own = ++this.#artworks;
    const textureOf = async (side: string, plates: readonly string[], ground: string, look?: 'finish') => {
      const used = layers.filter((layer) => layer.side === side && plates.includes(layer.plate ?? ''));
      return used.length ? new CanvasTexture(await printCanvas(used, blank, ground, look)) : undefined;
    };
    const printsOf = async (side: (typeof PRINTED)[number]) => ({
      print: await textureOf(side, ['', 'white', 'foil'], this.#look.colours[side]),
      // Of what shines: rough in green, metal in blue.
      finish: await textureOf(side, ['varnish', 'foil'], '#00e600', 'finish'),
      relief: await textureOf(side, ['emboss'], '#000'),
    });
    const prints = { outside: await printsOf('outside'), inside: await printsOf('inside') };
    // A later request was faster.
    if (own !== this.#artworks) return;
    if (prints.outside.finish ?? prints.inside.finish) this.#reflect();
    this.#look.setPrints(prints, Math.min(8, this.renderer.capabilities.getMaxAnisotropy()));
    this.request();
  }

  setInside(isInside: boolean): void {
    this.#isInside = isInside;
    this.#look.setInside(isInside);
    this.request();
  }

  point(id: string): void {
    this.box?.point(id);
    this.request();
  }

  /** The panel at a position of the canvas, 0…1 from its upper left corner. */
  pick(x: number, y: number): string {
    const { box } = this;
    if (!box) return '';
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(2 * x - 1, 1 - 2 * y), this.camera);
    const [hit] = ray.intersectObjects(box.meshes(this.#isInside ? 'inside' : undefined), false);
    return (hit && box.idOf(hit.object)) ?? '';
  }

  /** The outer edges of the standing box nearest to the viewer: across the front, along the side and upright. */
  outerEdges() {
    const ground = this.box?.group.parent;
    if (!ground) return [];
    const [x, y, z] = sizeAt(this.box!, this.fold);
    const position = ground.worldToLocal(this.camera.position.clone());
    const [right, front] = [position.x < 0 ? -x / 2 : x / 2, position.z < 0 ? -z / 2 : z / 2];
    const { width, height } = this.renderer.getSize(new Vector2());
    const place = (...corner: [number, number, number]): readonly [number, number] => {
      const seen = ground.localToWorld(new Vector3(...corner)).project(this.camera);
      return [((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height];
    };
    return [
      { mm: x, from: place(-x / 2, 0, front), to: place(x / 2, 0, front) },
      { mm: z, from: place(right, 0, -z / 2), to: place(right, 0, z / 2) },
      { mm: y, from: place(-right, 0, front), to: place(-right, y, front) },
    ];
  }

  /** Draws a square of so many pixels, for a file. */
  setPixels(side: number): void {
    this.renderer.setPixelRatio(1);
    this.resize(side, side);
  }

  override dispose(): void {
    this.#artworks++;
    this.#look.dispose();
    this.box?.dispose();
    super.dispose();
  }
}
