import { perObject } from '../../../geometry/index.ts';
import { asciiBytes, type ByteSink } from '../../byte-sink.ts';
import type { LineRule, Profile } from '../../profile.ts';
import { dxfText } from './dxf-text.ts';
import { LINE_TYPES } from './line-types.ts';

/** Decimals of a length in mm: nanometres. */
export const LENGTH_PLACES = 6;

/** Handle of the block that owns the entities. */
export const MODEL_SPACE = 0x11;
/** Handle of the dictionary of groups. */
export const GROUPS = 0x15;
/** Handle of block `k`, which owns its entities. The next handle is that of its end. */
export const blockHandle = (k: number): number => GROUPS + 1 + 2 * k;

const hex = (handle: number): string => handle.toString(16).toUpperCase();

/** In texts of this file `|` ends a line. */
const lines = (text: string): string => text.replaceAll('|', '\n');

const section = (name: string, content: string): string => `0|SECTION|2|${name}|${content}0|ENDSEC|`;

const table = (type: string, handle: string, count: number, rows = '', more = ''): string =>
  `0|TABLE|2|${type}|5|${handle}|330|0|100|AcDbSymbolTable|${more}70|${count}|${rows}0|ENDTAB|`;

const row = (type: string, handle: string, owner: string, subclass: string, more: string): string =>
  `0|${type}|5|${handle}|330|${owner}|100|AcDbSymbolTableRecord|100|AcDb${subclass}TableRecord|2|${more}|`;

const lineType = (handle: string, owner: string, name: string, look: string, dashes = '0|40|0'): string =>
  row('LTYPE', handle, owner, 'Linetype', `${name}|3|${look}|70|0|72|65|73|${dashes}`);

const layer = (handle: string, owner: string, name: string, aci: number, type = 'CONTINUOUS'): string =>
  row('LAYER', handle, owner, 'Layer', `${name}|62|${aci}|70|0|6|${type}|390|1`);

const blockRecord = (handle: string, owner: string, name: string): string =>
  row('BLOCK_RECORD', handle, owner, 'Block', `${name}|70|0|280|0|281|1`);

const blockStart = (handle: number, name: string, onLayer = ''): string =>
  `0|BLOCK|5|${hex(handle)}|330|0|100|AcDbEntity|${onLayer}100|AcDbBlockBegin|2|${name}|70|0|10|0|20|0|30|0|3|${name}|1||`;

const blockEnd = (handle: number): string => `0|ENDBLK|5|${hex(handle + 1)}|330|0|100|AcDbEntity|100|AcDbBlockEnd|`;

/** Tables between the layers and the blocks, which are the same in every file. */
const CONSTANT_TABLES =
  table('VPORT', '8', 1, row('VPORT', 'E', '8', 'Viewport', '*ACTIVE|40|1000|70|0')) +
  table('STYLE', '9', 1, row('STYLE', 'F', '9', 'TextStyle', 'standard|70|0|40|0|41|1|50|0|71|0|42|1|3|txt|4|')) +
  table('VIEW', 'A', 0) +
  table('UCS', 'B', 0) +
  table('APPID', 'C', 1, row('APPID', '10', 'C', 'RegApp', 'ACAD|70|0')) +
  table('DIMSTYLE', 'D', 0, '71|1|', '100|AcDbDimStyleTable|');

/** The dashes of a line type: how many, how long together, and each. */
const dashesOf = (name: string): string => {
  const dashes = LINE_TYPES[name]!;
  const whole = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);
  return `${dashes.length}|40|${whole}${dashes.map((dash) => `|49|${dash}|74|0`).join('')}`;
};

/** Blocks of every file. */
const SPACES = ['*Model_Space', '*Paper_Space'].map((name, k) => {
  const handle = MODEL_SPACE + 2 * k;
  return { name, text: blockStart(handle, name) + blockEnd(handle) };
});

/** A text in pieces: bytes, and the numbers of its holes. */
type Pieces = readonly (Uint8Array | number)[];

const hole = (k: number): string => `{${k}}`;

/** Holes for EXTMIN and EXTMAX. After them come those for the handles of the layers, and for the handles after the last entity. */
const [LEFT, BOTTOM, RIGHT, TOP, HANDLES] = [0, 1, 2, 3, 4] as const;

/** Header and tables up to the blocks of a drawing, as dxf-writer 1.18 writes them. */
const headOf = (rules: readonly LineRule[], blocks: readonly string[]): Pieces => {
  const names = [...SPACES.map(({ name }) => name), ...blocks];
  const more = [...new Set(rules.flatMap(({ lineType: type }) => type ?? []))].filter((type) => type !== 'DASHED');
  const count = names.length + more.length + 4;
  const [records, ...own] = Array.from({ length: count }, (_, k) => hole(HANDLES + rules.length + k)) as [
    string,
    ...string[],
  ];
  const [types, layers, ...last] = own.slice(names.length) as [string, string, ...string[]];
  const seed = last[more.length]!;
  const text = lines(
    section(
      'HEADER',
      `9|$HANDSEED|5|${seed}|9|$INSUNITS|70|4|9|$ACADVER|1|AC1021|9|$MEASUREMENT|70|1|` +
        `9|$EXTMIN|10|${hole(LEFT)}|20|${hole(BOTTOM)}|30|0|9|$EXTMAX|10|${hole(RIGHT)}|20|${hole(TOP)}|30|0|`,
    ) +
      section('CLASSES', '') +
      section(
        'TABLES',
        table(
          'LTYPE',
          types,
          5 + more.length,
          lineType('2', types, 'CONTINUOUS', '______') +
            lineType('3', types, 'DASHED', '_ _ _ ', '2|40|10|49|5|74|0|49|-5|74|0') +
            lineType('4', types, 'DOTTED', '. . . ', '2|40|5|49|0|74|0|49|-5|74|0') +
            lineType('6', types, 'ByBlock', '') +
            lineType('7', types, 'ByLayer', '') +
            more.map((type, k) => lineType(last[k]!, types, type, '', dashesOf(type))).join(''),
        ) +
          table(
            'LAYER',
            layers,
            rules.length + 1,
            layer('5', layers, '0', 7) +
              rules
                .map((rule, k) => layer(hole(HANDLES + k), layers, dxfText(rule.layer), rule.aci, rule.lineType))
                .join(''),
          ) +
          CONSTANT_TABLES +
          table(
            'BLOCK_RECORD',
            records,
            names.length,
            names.map((name, k) => blockRecord(own[k]!, records, name)).join(''),
          ),
      ) +
      `0|SECTION|2|BLOCKS|${SPACES.map((space) => space.text).join('')}`,
  );
  return text.split(/\{(\d+)\}/).map((piece, k) => (k & 1 ? Number(piece) : asciiBytes(piece)));
};

const headsOf = perObject((_: Profile) => new Map<string, Pieces>());
const MAX_HEADS_KEPT = 128;

/** What differs between two files with the same layers and blocks. */
interface HeadNumbers {
  readonly extents: readonly [left: number, bottom: number, right: number, top: number];
  readonly handles: readonly number[];
  /** The first handle after those of layers and entities. */
  readonly free: number;
}

/** Writes header and tables. Their text is made once for each list of layers and blocks. */
export const writeHead = (
  sink: ByteSink,
  profile: Profile,
  rules: readonly LineRule[],
  blocks: readonly string[],
  { extents, handles, free }: HeadNumbers,
): void => {
  const heads = headsOf(profile);
  const key = [...rules.map((rule) => rule.layer), '', ...blocks].join('\n');
  let head = heads.get(key);
  if (!head) {
    if (heads.size === MAX_HEADS_KEPT) heads.clear();
    head = headOf(rules, blocks);
    heads.set(key, head);
  }
  for (const piece of head)
    if (typeof piece !== 'number') sink.bytes(piece);
    else if (piece < HANDLES) sink.number(extents[piece]!, LENGTH_PLACES);
    else sink.hex(handles[piece - HANDLES] ?? free + piece - HANDLES - handles.length);
};

/** Before and after the entities of block `k`. */
export const dxfBlock = (k: number, name: string): readonly [before: string, after: string] => [
  lines(blockStart(blockHandle(k), name, '8|0|')),
  lines(blockEnd(blockHandle(k))),
];

/** Between the last block and the entities of the drawing. */
export const ENTITIES = asciiBytes(lines('0|ENDSEC|0|SECTION|2|ENTITIES|'));

/** From the end of the entities to that of the dictionary of groups. */
export const OBJECTS = asciiBytes(
  lines(
    '0|ENDSEC|0|SECTION|2|OBJECTS|0|DICTIONARY|5|1|330|0|100|AcDbDictionary|281|1|3|ACAD_GROUP|350|15|' +
      '0|DICTIONARY|5|15|330|1|100|AcDbDictionary|281|1|',
  ),
);
export const END = asciiBytes(lines('0|ENDSEC|0|EOF|'));
