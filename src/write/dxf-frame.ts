import Drawing from 'dxf-writer';
import Handle from 'dxf-writer/src/Handle.js';
import type { ByteSink } from './byte-sink.ts';
import type { LayerStyle } from './profile.ts';

/** What differs between two files with the same layers. */
export interface DxfHoles {
  /** EXTMIN and EXTMAX. */
  readonly extents: readonly [left: number, bottom: number, right: number, top: number];
  /** Handle of each layer, in order. */
  readonly layers: readonly number[];
  /** The first handle that no layer and no entity has. */
  readonly free: number;
}

/** Header, tables and blocks before the entities of a drawing, and what comes after them. */
export interface DxfFrame {
  /** The first handle that is free for layers and entities. */
  readonly start: number;
  /** Handle of the block that owns the entities. */
  readonly owner: number;
  /** Writes what stands before the entities. */
  readonly head: (sink: ByteSink, holes: DxfHoles) => void;
  /** What stands after them. */
  readonly tail: Uint8Array;
}

/** Decimals of a length in mm: nanometres. */
export const LENGTH_PLACES = 6;

/** Frames by the names of their layers. */
const frames = new Map<string, DxfFrame>();
const MOST_FRAMES = 128;

/** The frame dxf-writer makes for these layers; once for each list of them. */
export const dxfFrame = (styles: readonly LayerStyle[]): DxfFrame => {
  const key = styles.map(({ name }) => name).join('\n');
  const known = frames.get(key);
  if (known) return known;
  if (frames.size === MOST_FRAMES) frames.clear();
  const frame = makeFrame(styles);
  frames.set(key, frame);
  return frame;
};

/** Handles that stand for those of layers, and for those that follow after the entities: recognised, and replaced. */
const LAYER_MARK = 0xa000_0000;
const FREE_MARK = 0xb000_0000;

const makeFrame = (styles: readonly LayerStyle[]): DxfFrame =>
  withOwnHandles(() => {
    const drawing = new Drawing();
    drawing.setUnits('Millimeters');
    drawing.header('MEASUREMENT', [[70, 1]]);
    drawing.header('EXTMIN', extent('left', 'bottom'));
    drawing.header('EXTMAX', extent('right', 'top'));
    const start = Handle.seed + 1;
    styles.forEach(({ name, aci }, k) => {
      Handle.seed = LAYER_MARK + k - 1;
      drawing.addLayer(name, aci, 'CONTINUOUS');
    });
    Handle.seed = FREE_MARK - 1;
    const [before, after] = drawing.toDxfString().split('\nENTITIES\n');
    return {
      start,
      owner: Number.parseInt((drawing as Drawing & { modelSpace: { handle: string } }).modelSpace.handle, 16),
      head: fill(`${before}\nENTITIES\n`),
      tail: new TextEncoder().encode(`${after}\n`),
    };
  });

/** Texts that stand for numbers of the header. */
const extent = (x: string, y: string): [number, number][] =>
  [
    [10, `<${x}>`],
    [20, `<${y}>`],
    [30, 0],
  ] as unknown as [number, number][];

const HOLES = /(<(?:left|bottom|right|top)>|\b[AB]000[0-9A-F]{4}\b)/;

/** Splits a text at its marks and writes numbers in their place. */
const fill = (text: string): DxfFrame['head'] => {
  const sides = ['<left>', '<bottom>', '<right>', '<top>'];
  const pieces = text.split(HOLES).map((piece): ((sink: ByteSink, holes: DxfHoles) => void) => {
    const side = sides.indexOf(piece);
    if (side >= 0) return (sink, { extents }) => sink.number(extents[side]!, LENGTH_PLACES);
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
 * Runs `make` with handles counted from 1. dxf-writer counts them for the whole
 * process; the count of others is given back after, so calls may nest and mix.
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
