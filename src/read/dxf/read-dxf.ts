import type { Curve } from '../../geometry/index.ts';
import { type Affine, applyAffine, composeAffine, identityAffine, transformCurve } from '../affine.ts';
import { weigh } from '../expansion.ts';
import { lineKindOf } from '../line-kinds.ts';
import {
  isAnnotation,
  LIMITS,
  type LineKind,
  type LineLook,
  type Reading,
  ReadingBuilder,
  type ReadOptions,
  UnreadableError,
} from '../reading.ts';
import { blockName, blocksOf, insertPlacements, usesIn } from './blocks.ts';
import { entityCurves, outOfPlane } from './entities.ts';
import { type DxfItem, numberOf, sections, textOf } from './groups.ts';
import { plainMText, plainText } from './text.ts';
import { dxfUnit } from './units.ts';

/** Colours of AutoCAD's index that are the same in every palette. */
const ACI_COLOURS: Readonly<Record<number, string>> = {
  1: '#ff0000',
  2: '#ffff00',
  3: '#00ff00',
  4: '#00ffff',
  5: '#0000ff',
  6: '#ff00ff',
  7: '#000000',
};

const BY_BLOCK = 0;
const BY_LAYER = 256;

interface DxfLayer {
  readonly colour: number;
  /** Its true colour, as the file writes it. */
  readonly exact: string | undefined;
  readonly off: boolean;
  readonly frozen: boolean;
}

/** A layer that the file does not declare. */
const DEFAULT_LAYER: DxfLayer = { colour: 7, exact: undefined, off: false, frozen: false };

/** What is passed on to what a block holds. */
interface DxfContext {
  readonly matrix: Affine;
  readonly layer: string | undefined;
  readonly colour: number;
  readonly kind?: LineKind | undefined;
  readonly depth: number;
}

/**
 * Reads a DXF: lines, arcs, circles, ellipses, polylines with bulges, splines, blocks and texts.
 * @throws UnreadableError naming the line where it breaks.
 */
export const readDxfDrawing = (source: string, options: ReadOptions = {}): Reading => {
  const found = sections(source);
  const entities = found.get('ENTITIES');
  if (!entities) throw new UnreadableError('there is no section ENTITIES', 'line 1');
  const sheet = new ReadingBuilder();
  const unit = dxfUnit(found.get('HEADER')?.[0], options, (sentence) => sheet.note(sentence));
  const layers = layerTable(found.get('TABLES') ?? []);
  const blocks = blocksOf(found.get('BLOCKS') ?? []);

  // Before anything is drawn: blocks of blocks may write out to more than there is time for.
  if (weigh(entities, usesIn(blocks)) > 4 * LIMITS.strokes)
    throw new UnreadableError('more entities than can be drawn', 'line 1');

  let drawn = 0;
  const count = (more: number, { place }: DxfItem): void => {
    drawn += more;
    if (drawn > 4 * LIMITS.strokes) throw new UnreadableError('more entities than can be drawn', place);
  };
  const draw = (item: DxfItem, rest: readonly DxfItem[], around: DxfContext): void => {
    count(1, item);
    // An attribute has a mark of its own.
    if (numberOf(item, 60) === 1 || (item.type === 'ATTRIB' && (numberOf(item, 70) & 1) === 1)) {
      sheet.note('what is marked as invisible is passed over');
      return;
    }
    if (numberOf(item, 67) === 1) {
      sheet.note('what lies in paper space is passed over');
      return;
    }
    const own = textOf(item, 8) ?? '0';
    // What lies on layer 0 of a block is on the layer of the block.
    const layer = own === '0' && around.layer !== undefined ? around.layer : own;
    const { frozen, off, colour: usual, exact: layerExact } = layers.get(layer.toUpperCase()) ?? DEFAULT_LAYER;
    // What is in a block stands on layers of its own: it is seen though the block's layer is off, but not where that is frozen.
    if (frozen || (off && item.type !== 'INSERT')) {
      sheet.note(`the layer ${layer} is frozen or off, and is passed over`);
      return;
    }
    const index = numberOf(item, 62, BY_LAYER);
    const colour = index === BY_BLOCK ? around.colour : index === BY_LAYER ? usual : index;
    const exact = textOf(item, 420) ?? (index === BY_LAYER ? layerExact : undefined);
    const hex =
      exact === undefined ? ACI_COLOURS[colour] : `#${(Number(exact) & 0xffffff).toString(16).padStart(6, '0')}`;
    const look: LineLook = { names: [layer], ...(hex && { colour: hex }) };
    const kind = around.kind ?? lineKindOf(look, options);
    const mirrored = outOfPlane(item);
    if (mirrored === undefined) {
      sheet.note('what is drawn out of the plane is passed over');
      return;
    }
    const matrix = mirrored ? composeAffine(around.matrix, [-1, 0, 0, 1, 0, 0]) : around.matrix;

    if (item.type === 'INSERT' || item.type === 'DIMENSION') {
      const block = blocks.get(blockName(item));
      if (!block) {
        sheet.note(`a block that is not in the file, ${textOf(item, 2) ?? ''}, is passed over`);
        return;
      }
      if (around.depth >= LIMITS.depth) throw new UnreadableError('blocks nested too deep', item.place);
      const inner = { layer, colour, depth: around.depth + 1 };
      if (item.type === 'DIMENSION') {
        // Whatever layer it is drawn on.
        all(block.items, { ...inner, matrix, kind: 'dimensions' });
        return;
      }
      const placed = insertPlacements(item, block.base);
      // Blocks of which nothing is seen are counted as well: they may be many times as many.
      count(placed.length, item);
      for (const each of placed) all(block.items, { ...inner, matrix: composeAffine(matrix, each), kind: around.kind });
      return;
    }
    if (item.type === 'TEXT' || item.type === 'MTEXT' || item.type === 'ATTRIB') {
      const value = item.groups
        .filter(({ code }) => code === 1 || code === 3)
        .map((g) => g.value)
        .join('');
      const plain = item.type === 'MTEXT' ? plainMText(value) : plainText(value);
      if (plain) sheet.text({ value: plain, at: applyAffine(matrix, [numberOf(item, 10), numberOf(item, 20)]), kind });
      return;
    }
    const curves = drawable(item, rest);
    if (!curves) {
      // The arrows of dimensions are solids.
      if (!isAnnotation(kind)) sheet.note(`what is a ${item.type} is passed over`);
      return;
    }
    for (const curve of curves)
      for (const part of transformCurve(matrix, curve)) sheet.stroke({ kind, curve: part, look, place: item.place });
  };

  const drawable = (item: DxfItem, rest: readonly DxfItem[]): Curve[] | undefined => {
    try {
      return entityCurves(item, rest, (sentence) => sheet.note(sentence));
    } catch (error) {
      if (error instanceof UnreadableError) throw error;
      throw new UnreadableError((error as Error).message, item.place);
    }
  };

  const all = (items: readonly DxfItem[], around: DxfContext): void => {
    items.forEach((item, i) => {
      // A vertex is drawn with its polyline.
      if (!['', 'VERTEX', 'SEQEND', 'ATTDEF', 'POINT', 'VIEWPORT', 'ENDBLK'].includes(item.type))
        draw(item, items.slice(i + 1, i + 1 + vertices(items, i)), around);
    });
  };

  all(entities, {
    matrix: composeAffine([unit.mm, 0, 0, unit.mm, 0, 0], identityAffine),
    layer: undefined,
    colour: 7,
    depth: 0,
  });
  return { format: 'dxf', strokes: sheet.strokes, texts: sheet.texts, unit, notes: sheet.notes };
};

/** How many vertices follow a polyline. */
const vertices = (items: readonly DxfItem[], i: number): number => {
  if (items[i]!.type !== 'POLYLINE') return 0;
  let n = 0;
  while (items[i + 1 + n]?.type === 'VERTEX') n++;
  return n;
};

const layerTable = (tables: readonly DxfItem[]): ReadonlyMap<string, DxfLayer> =>
  new Map(
    tables
      .filter(({ type }) => type === 'LAYER')
      .map((item) => {
        const colour = numberOf(item, 62, 7);
        return [
          (textOf(item, 2) ?? '').toUpperCase(),
          {
            colour: Math.abs(colour),
            exact: textOf(item, 420),
            off: colour < 0,
            frozen: (numberOf(item, 70) & 1) === 1,
          },
        ];
      }),
  );
