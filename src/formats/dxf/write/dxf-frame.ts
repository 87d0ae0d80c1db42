import Drawing, { type TagsManager } from 'dxf-writer';
import Handle from 'dxf-writer/src/Handle.js';
import type { ByteSink } from '../../byte-sink.ts';
import { type LineRule, type Profile, perProfile } from '../../profile.ts';

/** Values that differ between two files with the same layers. */
interface DxfHoles {
  /** EXTMIN and EXTMAX. */
  readonly extents: readonly [left: number, bottom: number, right: number, top: number];
  /** Handle of each layer, in order. */
  readonly layers: readonly number[];
  /** The first handle after those of layers and entities. */
  readonly free: number;
  /** Entities of each block, in order. */
  readonly blocks: readonly Uint8Array[];
}

/** The parts of a file before the entities (header, tables, blocks) and after them. */
export interface DxfFrame {
  /** The first handle that is free for layers and entities. */
  readonly start: number;
  /** Handle of the block that owns the entities. */
  readonly owner: number;
  /** Handle of each block, which owns its entities. */
  readonly blocks: readonly number[];
  /** Writes the part before the entities. */
  readonly head: (sink: ByteSink, holes: DxfHoles) => void;
  /** The part after the entities, up to the end of the dictionary of groups. */
  readonly tail: Uint8Array;
  /** Handle of that dictionary. */
  readonly groups: number;
  /** The end of the file. */
  readonly end: Uint8Array;
}

/** Decimals of a length in mm: nanometres. */
export const LENGTH_PLACES = 6;

/** Frames by the names of their layers. */
const framesOf = perProfile(() => new Map<string, DxfFrame>());
const MOST_FRAMES = 128;

/** The frame that dxf-writer makes for these layers and blocks, made once per list. */
export const dxfFrame = (profile: Profile, rules: readonly LineRule[], blocks: readonly string[] = []): DxfFrame => {
  const frames = framesOf(profile);
  const key = [...rules.map(({ layer }) => layer), '', ...blocks].join('\n');
  const known = frames.get(key);
  if (known) return known;
  if (frames.size === MOST_FRAMES) frames.clear();
  const frame = makeFrame(rules, blocks);
  frames.set(key, frame);
  return frame;
};

/** Placeholder handles of layers, and of objects after the entities. They are found and replaced. */
const LAYER_MARK = 0xa000_0000;
const FREE_MARK = 0xb000_0000;

const makeFrame = (rules: readonly LineRule[], blocks: readonly string[]): DxfFrame =>
  withOwnHandles(() => {
    const drawing = new Drawing();
    drawing.setUnits('Millimeters');
    drawing.header('MEASUREMENT', [[70, 1]]);
    drawing.header('EXTMIN', extent('left', 'bottom'));
    drawing.header('EXTMAX', extent('right', 'top'));
    const owners = blocks.map((name, k) => addBlock(drawing as Drawing & Blocks, name, k));
    const start = Handle.seed + 1;
    rules.forEach(({ layer, aci }, k) => {
      Handle.seed = LAYER_MARK + k - 1;
      drawing.addLayer(layer, aci, 'CONTINUOUS');
    });
    Handle.seed = FREE_MARK - 1;
    const [before, after] = drawing.toDxfString().split('\nENTITIES\n') as [string, string];
    // The dictionary of groups is the last object.
    const end = after.lastIndexOf('\n0\nENDSEC\n') + 1;
    const [, groups] = /\nACAD_GROUP\n350\n(\w+)\n/.exec(after)!;
    return {
      start,
      blocks: owners,
      owner: Number.parseInt((drawing as Drawing & { modelSpace: { handle: string } }).modelSpace.handle, 16),
      head: fill(`${before}\nENTITIES\n`),
      tail: new TextEncoder().encode(after.slice(0, end)),
      groups: Number.parseInt(groups!, 16),
      end: new TextEncoder().encode(`${after.slice(end)}\n`),
    };
  });

/** Members that the types of dxf-writer omit. */
interface Blocks {
  addBlock(name: string): { readonly handle: string; readonly end: Tagged; tags: Tagged['tags'] };
}
interface Tagged {
  tags(manager: TagsManager): void;
}

/** Adds a block with a mark in place of its entities: dxf-writer writes empty blocks. */
const addBlock = (drawing: Blocks, name: string, k: number): number => {
  const block = drawing.addBlock(name);
  block.tags = (manager) => {
    const push = (...tags: readonly (string | number)[]): void => {
      for (let t = 0; t < tags.length; t += 2) manager.push(tags[t] as number, tags[t + 1]!);
    };
    push(0, 'BLOCK', 5, block.handle, 330, '0', 100, 'AcDbEntity', 8, '0', 100, 'AcDbBlockBegin');
    push(2, name, 70, 0, 10, 0, 20, 0, 30, 0, 3, name, 1, '', 999, `<block${k}>`, 0, 'ENDBLK');
    block.end.tags(manager);
  };
  return Number.parseInt(block.handle, 16);
};

/** Placeholders of the numbers in the header. */
const extent = (x: string, y: string): [number, number][] =>
  [
    [10, `<${x}>`],
    [20, `<${y}>`],
    [30, 0],
  ] as unknown as [number, number][];

const HOLES = /(999\n<block\d+>\n|<(?:left|bottom|right|top)>|\b[AB]000[0-9A-F]{4}\b)/;

/** Splits a text at its marks and writes numbers in their place. */
const fill = (text: string): DxfFrame['head'] => {
  const sides = ['<left>', '<bottom>', '<right>', '<top>'];
  const pieces = text.split(HOLES).map((piece): ((sink: ByteSink, holes: DxfHoles) => void) => {
    const side = sides.indexOf(piece);
    if (side >= 0) return (sink, { extents }) => sink.number(extents[side]!, LENGTH_PLACES);
    const [, block] = /<block(\d+)>/.exec(piece) ?? [];
    if (block !== undefined) return (sink, { blocks }) => sink.bytes(blocks[Number(block)]!);
    if (HOLES.test(piece)) {
      const mark = Number.parseInt(piece, 16);
      return mark >= FREE_MARK
        ? (sink, { free }) => sink.hex(free + mark - FREE_MARK)
        : (sink, { layers }) => sink.hex(layers[mark - LAYER_MARK]!);
    }
    const bytes = new TextEncoder().encode(piece);
    return (sink) => sink.bytes(bytes);
  });
  return (sink, holes) => {
    for (const write of pieces) write(sink, holes);
  };
};

/**
 * Runs `make` with handles counted from 1. dxf-writer has one counter for the whole
 * process; it is restored afterwards, so that other users of dxf-writer are not disturbed.
 */
const withOwnHandles = <T>(make: () => T): T => {
  const { seed } = Handle;
  Handle.seed = 0;
  try {
    return make();
  } finally {
    Handle.seed = seed;
  }
};
