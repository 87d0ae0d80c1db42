import { CanvasTexture, Raycaster, Vector2, Vector3 } from 'three';
import { BoxStage } from '../../viewer/index.ts';
import type { PlacedArtwork } from '../engine/artwork.ts';
import type { FoldModel } from '../engine/fold.ts';
import type { FlatSize } from '../engine/protocol/drawing.ts';
import type { BoardColours } from './board-colours.ts';
import { BoardLook } from './board-look.ts';
import { FoldBox } from './fold-box.ts';
import { onWhite, printCanvas } from './print-canvas.ts';

const MARGIN_FACTOR = 1.3;

/** Side of a picture for a file, in pixels: 4K, sharp on a page of print. */
const PICTURE_PIXELS = 4096;

/** An edge of the bounding box of the drawn box, in pixels of the canvas. */
export interface OuterEdge {
  readonly mm: number;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

/** A stage for the folding box, in mm, with its look. */
export class FoldScene extends BoxStage {
  readonly #look = new BoardLook();
  box: FoldBox | undefined;
  /** Number of changes of the artwork. */
  #artworks = 0;
  #isInside = false;

  /** @throws Error in a browser without 3D. */
  constructor(canvas: HTMLCanvasElement) {
    super(canvas, MARGIN_FACTOR);
  }

  setModel(model: FoldModel): void {
    this.box?.dispose();
    this.box = new FoldBox(model, this.#look);
    this.setBox(this.box);
  }

  /** @param isFluted - true for corrugated board. */
  setColours(colours: BoardColours, isFluted: boolean): void {
    this.#look.setColours(colours, isFluted);
    this.request();
  }

  /** Prints layers on both sides of a blank of this size; a side without layers is plain. */
  async setArtwork(layers: readonly PlacedArtwork[], blank: FlatSize): Promise<void> {
    const own = ++this.#artworks;
    const prints: Partial<Record<'outside' | 'inside', CanvasTexture>> = {};
    for (const side of new Set(layers.map((layer) => layer.side))) {
      const canvas = await printCanvas(
        layers.filter((layer) => layer.side === side),
        blank,
      );
      prints[side] = new CanvasTexture(onWhite(canvas));
    }
    // A later request was faster.
    if (own !== this.#artworks) return;
    this.#look.setPrints(prints, Math.min(8, this.renderer.capabilities.getMaxAnisotropy()));
    this.request();
  }

  /** Shows the inside of the board, with transparent print and edges. */
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
  outerEdges(): readonly OuterEdge[] {
    if (!this.box) return [];
    const [x, y, z] = this.size();
    const { position } = this.camera;
    const [right, front] = [position.x < 0 ? -x / 2 : x / 2, position.z < 0 ? -z / 2 : z / 2];
    const { width, height } = this.renderer.getSize(new Vector2());
    const place = (...corner: [number, number, number]): readonly [number, number] => {
      const seen = new Vector3(...corner).project(this.camera);
      return [((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height];
    };
    return [
      { mm: x, from: place(-x / 2, 0, front), to: place(x / 2, 0, front) },
      { mm: z, from: place(right, 0, -z / 2), to: place(right, 0, z / 2) },
      { mm: y, from: place(-right, 0, front), to: place(-right, y, front) },
    ];
  }

  /** The current picture as a square PNG. The canvas takes its size. */
  picture(): Promise<Blob | null> {
    this.renderer.setPixelRatio(1);
    this.resize(PICTURE_PIXELS, PICTURE_PIXELS);
    return new Promise((resolve) => this.canvas.toBlob(resolve, 'image/png'));
  }

  override dispose(): void {
    this.#artworks++;
    this.#look.dispose();
    this.box?.dispose();
    super.dispose();
  }
}
