import { SaxesParser } from 'saxes';
import { type Curve, type Point, straight } from '../../../geometry/index.ts';
import { type Affine, composeAffine, identityAffine, transformCurve } from '../../reading/affine.ts';
import type { Reading, ReadOptions } from '../../reading/reading.ts';
import { ReadingBuilder } from '../../reading/reading-builder.ts';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';

/** A shape that is being read. */
interface Shape {
  readonly type: string;
  readonly setting: string;
  readonly ids: readonly [vertices: string | undefined, pieces: string | undefined];
  readonly place: string;
  matrix: Affine;
  vertices?: string;
  pieces?: string;
}

/**
 * Reads the paths of a LightBurn project; the name of their cut setting tells the kind. Rectangles, ellipses, texts and pictures are told
 * as not read: LightBurn converts them to paths.
 * @throws UnreadableError for a document that is not well formed, or too large.
 */
export const readLbrn2Drawing = (text: string, options: ReadOptions = {}): Reading => {
  const builder = new ReadingBuilder(options);
  const parser = new SaxesParser({ position: true });
  const names = new Map<string, string>();
  const known = new Map<string, string>();
  const open: string[] = [];
  const shapes: Shape[] = [];
  const found: Shape[] = [];
  let setting: { index?: string; name?: string } | undefined;
  let content = '';
  const place = (): string => `line ${parser.line}`;
  parser.on('error', (error) => {
    throw new UnreadableError(`The XML is not well formed: ${error.message.replace(/^\d+:\d+: /, '')}`, place());
  });
  parser.on('opentag', ({ name, attributes }) => {
    const { Value, Type = '', CutIndex = '', VertID, PrimID } = attributes as Readonly<Record<string, string>>;
    if (open.push(name) > LIMITS.depth)
      throw new UnreadableError(`Elements are nested deeper than ${LIMITS.depth} levels.`, place());
    content = '';
    if (name === 'CutSetting') setting = {};
    else if (setting && Value !== undefined && (name === 'index' || name === 'name')) setting[name] = Value;
    else if (name === 'Shape') {
      const matrix = shapes.at(-1)?.matrix ?? identityAffine;
      shapes.push({ type: Type, setting: CutIndex, ids: [VertID, PrimID], place: place(), matrix });
    }
  });
  parser.on('text', (more) => {
    content += more;
  });
  parser.on('closetag', ({ name }) => {
    open.pop();
    const shape = shapes.at(-1);
    if (name === 'CutSetting' && setting?.index !== undefined) names.set(setting.index, setting.name ?? '');
    if (name === 'CutSetting') setting = undefined;
    else if (shape && name === 'XForm') shape.matrix = composeAffine(shape.matrix, affineOf(content, place()));
    else if (shape && name === 'VertList') shape.vertices = content;
    else if (shape && name === 'PrimList') shape.pieces = content;
    else if (name === 'Shape') {
      shapes.pop();
      found.push(shape!);
      if (found.length > LIMITS.strokes)
        throw new UnreadableError(`The file has more than ${LIMITS.strokes} shapes.`, place());
    }
  });
  parser.write(text).close();
  for (const shape of found) {
    if (shape.type === 'Group') continue;
    if (shape.type !== 'Path') {
      builder.skip(`${shape.type || 'shape'}, which is no path. Convert it to a path in LightBurn`, shape.place);
      continue;
    }
    // The same list is written once for all shapes that have it.
    const [vertices, pieces] = [
      remembered(known, 'V', shape.ids[0], shape.vertices),
      remembered(known, 'P', shape.ids[1], shape.pieces),
    ];
    const name = names.get(shape.setting);
    const look = { names: [...(name ? [name] : []), `setting ${shape.setting}`] };
    for (const curve of curvesOf(verticesOf(vertices), pieces, shape.place))
      for (const part of transformCurve(shape.matrix, curve)) builder.line({ curve: part, look, place: shape.place });
  }
  const { mm } = options;
  return builder.finish('lbrn2', mm === undefined ? { mm: 1, from: 'LightBurn, millimetres' } : { mm, from: 'given' });
};

const remembered = (
  known: Map<string, string>,
  list: string,
  id: string | undefined,
  own: string | undefined,
): string => {
  if (id !== undefined && own !== undefined) known.set(list + id, own);
  return own ?? (id === undefined ? '' : (known.get(list + id) ?? ''));
};

const affineOf = (text: string, place: string): Affine => {
  const [a, b, c, d, e, f, ...more] = text.trim().split(/\s+/).map(Number);
  const matrix = [a, b, c, d, e, f];
  if (more.length || !matrix.every((entry) => Number.isFinite(entry)))
    throw new UnreadableError('XForm must be six numbers.', place);
  return matrix as unknown as Affine;
};

interface Vertex {
  readonly at: Point;
  /** Handles of the cubics that leave and reach it. */
  readonly leaves: Point | undefined;
  readonly reaches: Point | undefined;
}

const verticesOf = (text: string): Vertex[] =>
  [...text.matchAll(/V([^\sVc]+) ([^\sVc]+)([^V]*)/g)].map(([, x, y, handles = '']) => {
    const handle = (end: RegExp): Point | undefined => {
      const [, hx, hy] = end.exec(handles) ?? [];
      return hx === undefined ? undefined : [Number(hx), Number(hy)];
    };
    return { at: [Number(x), Number(y)], leaves: handle(LEAVES), reaches: handle(REACHES) };
  });

const [LEAVES, REACHES] = [/c0x([^c]+)c0y([^c]+)/, /c1x([^c]+)c1y([^c]+)/] as const;

const curvesOf = (vertices: readonly Vertex[], pieces: string, place: string): Curve[] => {
  if (/^Line(Closed|Open)/.test(pieces)) {
    const ring = pieces.startsWith('LineClosed') ? [...vertices, vertices[0]!] : vertices;
    return ring.slice(1).map(({ at }, k) => straight(ring[k]!.at, at));
  }
  return [...pieces.matchAll(/([LB])(\d+) (\d+)/g)].map(([, kind, from, to]) => {
    const [a, b] = [vertices[Number(from)], vertices[Number(to)]];
    if (!a || !b) throw new UnreadableError('A path names a point that it does not have.', place);
    if (kind === 'L') return straight(a.at, b.at);
    return { kind: 'cubic', from: a.at, c1: a.leaves ?? a.at, c2: b.reaches ?? b.at, to: b.at };
  });
};
