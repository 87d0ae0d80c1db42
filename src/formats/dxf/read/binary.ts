import { UnreadableError } from '../../reading/unreadable.ts';
import codes from './codes.json' with { type: 'json' };

export interface DxfGroup {
  readonly code: number;
  readonly value: string;
  /** Position in the file: `line 12` or `byte 340`. */
  readonly place: string;
}

/** First bytes of a binary DXF (AutoCAD, DXF reference, "Binary DXF files"). */
const SENTINEL = 'AutoCAD Binary DXF\r\n\x1a\0';

export const isBinaryDxf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, SENTINEL.length)).toString('latin1') === SENTINEL;

type ValueType = 'text' | 'double' | 'int16' | 'int32' | 'int64' | 'byte' | 'chunk';

/** The last code of each range, and the storage type of its values. */
const RANGES = codes.stored as readonly { readonly last: number; readonly type: ValueType }[];

/** The pairs of a binary DXF, in the form of a text DXF. Throws UnreadableError for a code outside DXF. A truncated file ends early. */
export function* binaryGroups(bytes: Uint8Array): Generator<DxfGroup> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = SENTINEL.length;
  // Up to release 12 a code has one byte. The first group is `0 SECTION`.
  const wide = file[at] === 0 && file[at + 1] === 0;
  const room = (size: number): boolean => at + size <= file.length;
  while (room(wide ? 2 : 1)) {
    const place = `byte ${at}`;
    let code = wide ? file.readInt16LE(at) : file[at]!;
    at += wide ? 2 : 1;
    if (!wide && code === 255) {
      if (!room(2)) return;
      code = file.readInt16LE(at);
      at += 2;
    }
    const type = code < 0 ? undefined : RANGES.find(({ last }) => code <= last)?.type;
    if (!type) throw new UnreadableError(`${code} is not a group code.`, place);
    const start = at;
    at = endOf(file, at, type);
    if (at > file.length) return;
    yield { code, value: valueAt(file, start, at, type), place };
  }
}

/** Bytes of the values of a fixed size, and how they are read. */
const FIXED = {
  double: [8, (file: Buffer, at: number) => file.readDoubleLE(at)],
  int16: [2, (file: Buffer, at: number) => file.readInt16LE(at)],
  int32: [4, (file: Buffer, at: number) => file.readInt32LE(at)],
  int64: [8, (file: Buffer, at: number) => file.readBigInt64LE(at)],
  byte: [1, (file: Buffer, at: number) => file[at]],
} as const;

const endOf = (file: Buffer, at: number, type: ValueType): number => {
  if (type === 'chunk') return at + 1 + (file[at] ?? 0);
  if (type !== 'text') return at + FIXED[type][0];
  const end = file.indexOf(0, at);
  return end < 0 ? file.length + 1 : end + 1;
};

const valueAt = (file: Buffer, start: number, end: number, type: ValueType): string => {
  if (type === 'text') return textIn(file.subarray(start, end - 1)).trim();
  return type === 'chunk' ? file.toString('hex', start + 1, end) : String(FIXED[type][1](file, start));
};

const textIn = (bytes: Buffer): string => {
  const text = bytes.toString('utf8');
  return text.includes('\uFFFD') ? bytes.toString('latin1') : text;
};
