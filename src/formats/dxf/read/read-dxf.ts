import { expansion } from '../../expansion/index.ts';
import { isAnnotation, type LineKind } from '../../line-types.ts';
import { type Affine, applyAffine, composeAffine } from '../../reading/affine.ts';
import type { LineLook, Reading, ReadOptions } from '../../reading/reading.ts';
import { ReadingBuilder } from '../../reading/reading-builder.ts';
import { atPlace, LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { blockName, blocksOf, blockUses, insertPlacements } from './blocks.ts';
import { entityCurves, isSeenFromBehind } from './entities.ts';
import {
  type DxfItem,
  isDimension,
  NO_LINES,
  NOT_ENTITIES,
  numberOf,
  readSections,
  textOf,
  verticesAfter,
} from './groups.ts';
import { CONTINUOUS, DEFAULT_LAYER, dxfColour, isDashedType, layerTable } from './layers.ts';
import { plainMText, plainText } from './text.ts';
import { dxfUnit } from './units.ts';

const [BY_BLOCK, BY_LAYER] = [0, 256] as const;

interface DxfContext {
  readonly matrix: Affine;
  readonly layer: string | undefined;
  readonly colour: number;
  readonly trueColour: string | undefined;
  readonly lineType: string;
  readonly kind?: LineKind | undefined;
  readonly depth: number;
}

/** Reads a text or binary DXF: lines, arcs, circles, ellipses, polylines, splines, blocks, texts. Throws UnreadableError with the line. */
export const readDxfDrawing = (source: string | Uint8Array, options: ReadOptions = {}): Reading => {
  const sections = readSections(source);
  const entities = sections.get('ENTITIES');
  if (!entities) throw new UnreadableError('The file has no section ENTITIES.', sections.endsEarly ?? 'line 1');
  const { cutOff, decimalComma, endsEarly } = sections;
  const builder = new ReadingBuilder(options);
  const { note } = builder;
  const layers = atPlace('section TABLES', () => layerTable(sections.get('TABLES') ?? []));
  const blocks = atPlace('section BLOCKS', () => blocksOf(sections.get('BLOCKS') ?? []));
  let drawn = 0;
  const mustBeFew = (count: number, place: string): void => {
    if (count > 4 * LIMITS.strokes)
      throw new UnreadableError(`The file draws more than ${4 * LIMITS.strokes} entities.`, place);
  };

  /** An entity with the properties of its layer and block; undefined for an invisible one. */
  const placed = (item: DxfItem, rest: readonly DxfItem[], context: DxfContext) => {
    // An attribute has its own flag.
    if (numberOf(item, 60) === 1 || (item.type === 'ATTRIB' && (numberOf(item, 70) & 1) === 1))
      return void note('Invisible entities were left out');
    if (numberOf(item, 67) === 1) return void note('Entities in paper space were left out');
    const own = textOf(item, 8) ?? '0';
    // Items on layer 0 of a block are on the layer of the block.
    const layer = own === '0' && context.layer !== undefined ? context.layer : own;
    const declared = layers.get(layer.toUpperCase()) ?? DEFAULT_LAYER;
    // Items of a block have their own layers: they are visible when the layer of the block is off, but not when it is frozen.
    if (declared.frozen || (declared.off && item.type !== 'INSERT'))
      return void note(`Entities on layer ${layer} were left out: it is frozen or off`);
    const index = numberOf(item, 62, BY_LAYER);
    const colour = index === BY_BLOCK ? context.colour : index === BY_LAYER ? declared.colour : index;
    const inherited = index === BY_LAYER ? declared.trueColour : index === BY_BLOCK ? context.trueColour : undefined;
    const trueColour = textOf(item, 420) ?? inherited;
    const hex = dxfColour(trueColour, colour);
    const ownType = textOf(item, 6) ?? 'BYLAYER';
    const from = { BYLAYER: declared.lineType, BYBLOCK: context.lineType }[ownType.toUpperCase()];
    const lineType = from ?? ownType;
    const dashed = isDashedType(lineType);
    const look: LineLook = { names: [layer], ...(hex && { colour: hex }), ...(dashed && { dashed }) };
    const behind = isSeenFromBehind(item);
    if (behind === undefined) throw new Error('an extrusion out of the plane');
    const matrix = behind ? composeAffine(context.matrix, [-1, 0, 0, 1, 0, 0]) : context.matrix;
    const kind = context.kind ?? builder.kindOf(look);
    return { item, rest, context, layer, colour, trueColour, lineType, look, kind, matrix };
  };

  type PlacedEntity = NonNullable<ReturnType<typeof placed>>;

  const drawBlock = ({ item, context, layer, colour, trueColour, lineType, matrix }: PlacedEntity): void => {
    const block = blocks.get(blockName(item));
    const dimension = isDimension(item);
    if (!block) {
      if (dimension) note('Dimensions without their drawing were left out');
      else builder.skip(`INSERT of block "${textOf(item, 2) ?? ''}", which is not in the file`, item.place);
      return;
    }
    if (block.external !== undefined && !block.items.length) {
      builder.skip(`INSERT of the file "${block.external}", an external reference`, item.place);
      return;
    }
    if (context.depth >= LIMITS.depth)
      throw new UnreadableError(`Blocks are nested deeper than ${LIMITS.depth} levels.`, item.place);
    const inner = { layer, colour, trueColour, lineType, depth: context.depth + 1 };
    // A dimension stays a dimension on any layer.
    if (dimension) {
      drawAll(block.items, { ...inner, matrix, kind: 'dimensions' });
      return;
    }
    const placements = insertPlacements(item, block.base);
    // Blocks without visible items count as well, because there may be many of them.
    drawn += placements.length;
    mustBeFew(drawn, item.place);
    for (const each of placements)
      drawAll(block.items, { ...inner, matrix: composeAffine(matrix, each), kind: context.kind });
  };
  const drawText = ({ item, matrix, kind }: PlacedEntity): void => {
    const value = item.groups
      .filter(({ code }) => code === 1 || code === 3)
      .map((g) => g.value)
      .join('');
    const plain = item.type === 'MTEXT' ? plainMText(value) : plainText(value);
    if (plain) builder.text({ value: plain, at: applyAffine(matrix, [numberOf(item, 10), numberOf(item, 20)]), kind });
  };
  const drawCurves = ({ item, rest, matrix, look, kind, context }: PlacedEntity): void => {
    const curves = entityCurves(item, rest, note);
    if (curves) builder.lines(curves, matrix, { look, place: item.place, kind: context.kind });
    // The arrows of dimensions are solids.
    else if (!isAnnotation(kind)) {
      if (NO_LINES.has(item.type)) note(`${item.type} entities were left out: they are not lines`);
      else builder.skip(`${item.type}, which is not supported`, item.place);
    }
  };
  const draw = (item: DxfItem, rest: readonly DxfItem[], context: DxfContext): void => {
    mustBeFew(++drawn, item.place);
    const entity = placed(item, rest, context);
    if (!entity) return;
    if (item.type === 'INSERT' || isDimension(item)) drawBlock(entity);
    else if (item.type === 'TEXT' || item.type === 'MTEXT' || item.type === 'ATTRIB') drawText(entity);
    else drawCurves(entity);
  };
  const drawAll = (items: readonly DxfItem[], context: DxfContext): void =>
    items.forEach((item, i) => {
      if (!NOT_ENTITIES.has(item.type))
        builder.orSkip(item.type, item.place, () => draw(item, verticesAfter(items, i), context));
    });

  if (decimalComma) note(`Numbers have decimal commas, which DXF does not allow, from ${decimalComma} on`);
  const unit = dxfUnit(sections.get('HEADER')?.[0], options, note);
  // Checked before drawing, because nested blocks can expand to more lines than there is time for.
  mustBeFew(atPlace('section ENTITIES', () => expansion(entities, blockUses(blocks))).count, 'section ENTITIES');
  const matrix: Affine = [unit.mm, 0, 0, unit.mm, 0, 0];
  drawAll(entities, { matrix, layer: undefined, colour: 7, trueColour: undefined, lineType: CONTINUOUS, depth: 0 });
  if (cutOff === 'ENTITIES' || cutOff === 'BLOCKS') builder.skip('end of the file after it breaks off', endsEarly!);
  else if (endsEarly) note('The file ends without its EOF');
  return builder.finish('dxf', unit);
};
