import { checkFields, type Problem } from '../engine/index.ts';
import type { PlateName } from '../formats/index.ts';
import { grow } from '../geometry/index.ts';
import type { Size } from '../sheet/index.ts';
import { isObject, quote } from '../values/index.ts';
import schema from './artwork-schema.json' with { type: 'json' };
import type { PrintedSide, PrintFace } from './face.ts';

/** One layer of artwork: a page of a PDF, a picture or a text. Lengths in mm. */
export interface ArtworkLayer {
  /** Name of a PDF, SVG, PNG or JPEG beside the document. */
  readonly file?: string;
  /** @defaultValue 1 */
  readonly page?: number;
  /** A black text; `height` is that of its capitals. */
  readonly text?: string;
  /** A panel, or panels that lie side by side. @defaultValue 'blank' */
  readonly on?: string | readonly string[];
  /** Its lower left corner from that of what it lies on. @defaultValue where the file tells, otherwise [0, 0] */
  readonly at?: readonly [x: number, y: number];
  /** Its size before it is turned. One alone keeps its shape. @defaultValue the size that the file states */
  readonly width?: number;
  readonly height?: number;
  /** Degrees counter-clockwise. @defaultValue 0 */
  readonly rotate?: number;
  /** At another size of the box: stay, grow evenly to cover what it covered, go on in copies, or keep to two edges. @defaultValue 'keep' */
  readonly rule?: 'keep' | 'scale' | 'repeat' | 'anchor';
  readonly anchor?: 'left bottom' | 'right bottom' | 'left top' | 'right top';
  /** Size of what it lay on when it was placed. */
  readonly for?: Size;
  /** Dark areas get this ink instead of those of the file. */
  readonly plate?: PlateName;
  /** @defaultValue 'outside' */
  readonly side?: PrintedSide;
}

/** Artwork of a box: `box.artwork.json`. */
export interface ArtworkDocument {
  readonly schema: 1;
  /** The lowest first. */
  readonly layers: readonly ArtworkLayer[];
}

/** The panels that a layer lies on; undefined for the whole blank. */
export const panelsOf = ({ on = 'blank' }: ArtworkLayer): readonly string[] | undefined =>
  on === 'blank' ? undefined : [on].flat();

/** Distance in mm of panels that lie side by side. */
const TOUCH_MM = 0.1;

export const checkDocument = (given: unknown, { panels }: PrintFace): readonly Problem[] => {
  if (!isObject(given)) return [{ message: 'Artwork must be an object with schema and layers.' }];
  const problems = checkFields('artwork', given, schema.properties, schema.required);
  if (problems.length) return problems;
  return (given as unknown as ArtworkDocument).layers.flatMap((layer, k) => {
    const { file, text, height, rule, anchor } = layer;
    const on = panelsOf(layer) ?? [];
    const unknown = on.find((name) => !panels.some((panel) => panel.name === name));
    const own = panels.filter(({ name }) => on.includes(name)).map(({ ring }) => ring);
    const wrong = [
      (file === undefined) === (text === undefined) && 'must have either a file or a text',
      text !== undefined && height === undefined && 'must have the height of its text',
      unknown !== undefined &&
        `lies on ${quote(unknown)}, which is not a panel. Here are ${panels.map(({ name }) => name).join(', ')}`,
      own.length > 1 && grow(own, TOUCH_MM).length > 1 && 'lies on panels that are not side by side',
      (rule === 'scale' || rule === 'anchor') && !layer.for && `needs for, the size that it was placed for, to ${rule}`,
      rule === 'anchor' && !anchor && 'needs an anchor, such as right top',
    ];
    return wrong.flatMap((message) => (message ? [{ message: `layers[${k}] ${message}.` }] : []));
  });
};
