import { type Curve, type Point, straight } from '../../../geometry/index.ts';
import { type Affine, composeAffine, identityAffine } from '../../reading/affine.ts';
import type { Reading, ReadOptions } from '../../reading/reading.ts';
import { ReadingBuilder } from '../../reading/reading-builder.ts';
import { UnreadableError } from '../../reading/unreadable.ts';
import { readXml, type XmlElement } from '../../reading/xml.ts';

/**
 * Reads the paths of a LightBurn project, of the kind their cut setting names. Other shapes, texts and pictures are told as not read.
 * @throws UnreadableError for a document that is not well formed, or too large.
 */
export const readLbrn2Drawing = (text: string, options: ReadOptions = {}): Reading => {
  const builder = new ReadingBuilder(options);
  const project = readXml(text);
  const names = new Map(
    childrenOf(project, 'CutSetting').map((own) => [settingValue(own, 'index'), settingValue(own, 'name')]),
  );
  const known = new Map<string, string>();
  /** A list of a path. The same list is written once for all shapes that have it. */
  const listOf = (shape: XmlElement, list: string, id: string | undefined): string => {
    const own = childrenOf(shape, list)[0]?.text;
    if (id !== undefined && own !== undefined) known.set(list + id, own);
    return own ?? (id === undefined ? '' : (known.get(list + id) ?? ''));
  };
  const draw = (parent: XmlElement, placed: Affine): void => {
    for (const shape of parent.children) {
      if (shape.name !== 'Shape') {
        draw(shape, placed);
        continue;
      }
      const place = `line ${shape.line}`;
      const { Type: type = '', CutIndex: setting = '', VertID, PrimID } = shape.attributes;
      const [form] = childrenOf(shape, 'XForm');
      const matrix = form ? composeAffine(placed, affineOf(form.text, place)) : placed;
      draw(shape, matrix);
      if (type === 'Group') continue;
      if (type !== 'Path') {
        builder.skip(`${type || 'shape'}, which is no path. Convert it to a path in LightBurn`, place);
        continue;
      }
      const [vertices, pieces] = [listOf(shape, 'VertList', VertID), listOf(shape, 'PrimList', PrimID)];
      const name = names.get(setting);
      const look = { names: [...(name ? [name] : []), `setting ${setting}`] };
      builder.lines(curvesOf(verticesOf(vertices), pieces, place), matrix, { look, place });
    }
  };
  draw(project, identityAffine);
  const { mm } = options;
  return builder.finish('lbrn2', mm === undefined ? { mm: 1, from: 'LightBurn, millimetres' } : { mm, from: 'given' });
};

const childrenOf = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

const settingValue = (setting: XmlElement, name: string): string | undefined =>
  childrenOf(setting, name)[0]?.attributes.Value;

const affineOf = (text: string, place: string): Affine => {
  const matrix = text.trim().split(/\s+/).map(Number);
  if (matrix.length !== 6 || !matrix.every(Number.isFinite))
    throw new UnreadableError('XForm must be six numbers.', place);
  return matrix as unknown as Affine;
};

/** Points with the handles of the cubics that leave and reach them. */
const verticesOf = (text: string) =>
  [...text.matchAll(/V([^\sVc]+) ([^\sVc]+)([^V]*)/g)].map(([, x, y, handles = '']) => {
    const handle = (end: RegExp): Point | undefined => {
      const [, hx, hy] = end.exec(handles) ?? [];
      return hx === undefined ? undefined : [Number(hx), Number(hy)];
    };
    return { at: [Number(x), Number(y)] as const, leaves: handle(LEAVES), reaches: handle(REACHES) };
  });

const [LEAVES, REACHES] = [/c0x([^c]+)c0y([^c]+)/, /c1x([^c]+)c1y([^c]+)/] as const;

const curvesOf = (vertices: ReturnType<typeof verticesOf>, pieces: string, place: string): Curve[] => {
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
