import { arc, type Cubic, type Curve, distance, type Point, straight } from '../../../src/geometry/index.ts';
import { fail, numberOf, type ReadChain, type Reading, type ReadText } from './reading.ts';
import { type Element, readXml } from './xml.ts';

export interface SvgReading extends Reading {
  readonly title: string | undefined;
  /** What its paths are labelled with, each once. */
  readonly partLabels: readonly string[];
  /** Size in mm and the box the drawing must lie in, y up. */
  readonly width: number;
  readonly height: number;
  readonly box: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };
}

/** Reads an SVG of ours strictly. */
export const readSvg = (svg: string): SvgReading => {
  const root = readXml(svg);
  known(root, 'svg', ['xmlns', 'xmlns:inkscape', 'width', 'height', 'viewBox']);
  if (root.attributes.get('xmlns') !== 'http://www.w3.org/2000/svg') fail('not SVG');
  const [width, height] = ['width', 'height'].map((name) => {
    const [, size] = /^([\d.]+)mm$/.exec(root.attributes.get(name)!) ?? fail(`${name} is not in mm`);
    return numberOf(size);
  }) as [number, number];
  const [x, y, w, h] = root.attributes.get('viewBox')!.split(' ').map(numberOf) as [number, number, number, number];
  const scale = width / w;
  if (Math.abs(scale - height / h) > 1e-4 * scale) fail('the scale is not the same both ways');
  // Known units only, so that rounding of the size does not blur the lines.
  const unit = [1, 25.4 / 72].find((u) => Math.abs(u - scale) < 1e-5) ?? fail(`a unit of ${scale} mm`);

  const ids = new Set<string>();
  const chains: ReadChain[] = [];
  const fills: { layer: string; corners: Point[] }[] = [];
  const texts: ReadText[] = [];
  const layers: string[] = [];
  const partLabels = new Set<string>();
  let title: string | undefined;

  const walk = (element: Element, layer: string): void => {
    const id = element.attributes.get('id');
    if (id !== undefined && ids.has(id)) fail(`the id ${id} twice`);
    if (id !== undefined) ids.add(id);
    switch (element.name) {
      case 'g':
        known(element, 'g', [
          ...['id', 'inkscape:groupmode', 'inkscape:label', 'fill'],
          ...['stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
        ]);
        for (const child of element.children) walk(child, layer);
        break;
      case 'path': {
        known(element, 'path', ['id', 'inkscape:label', 'd', 'fill', 'stroke']);
        const label = element.attributes.get('inkscape:label');
        if (label !== undefined) partLabels.add(label);
        const paths = pathOf(element.attributes.get('d')!, unit);
        if (element.attributes.get('stroke') === 'none')
          for (const { curves } of paths) fills.push({ layer, corners: curves.map((c) => c.from) });
        else for (const path of paths) chains.push({ layer, ...path });
        break;
      }
      case 'text':
        texts.push(textOf(element, layer, unit));
        break;
      default:
        fail(`a <${element.name}> in a layer`);
    }
  };
  for (const child of root.children)
    if (child.name === 'title') title = child.text;
    else {
      if (child.name !== 'g' || child.attributes.get('inkscape:groupmode') !== 'layer')
        fail(`<${child.name}>, no layer`);
      if (child.attributes.get('fill') !== 'none' || !/^#[\dA-F]{6}$/.test(child.attributes.get('stroke')!))
        fail('a layer that is filled, or has no colour');
      if (!(numberOf(child.attributes.get('stroke-width')) > 0)) fail('no stroke');
      const layer = child.attributes.get('id')!;
      if (child.attributes.get('inkscape:label') !== layer) fail(`${layer} has another label`);
      layers.push(layer);
      walk(child, layer);
    }
  const box = { left: x * unit, bottom: -(y + h) * unit, right: (x + w) * unit, top: -y * unit };
  return { title, width, height, box, chains, fills, texts, layers, partLabels: [...partLabels] };
};

const known = ({ name, attributes }: Element, expected: string, names: readonly string[]): void => {
  if (name !== expected) fail(`<${name}> for <${expected}>`);
  for (const key of attributes.keys()) if (!names.includes(key)) fail(`${key} on <${name}>`);
};

const textOf = (element: Element, layer: string, unit: number): ReadText => {
  known(element, 'text', [
    'x',
    'y',
    'transform',
    'fill',
    'stroke',
    'font-family',
    'font-size',
    'textLength',
    'lengthAdjust',
  ]);
  if (element.attributes.get('lengthAdjust') !== 'spacingAndGlyphs') fail('text that may be too long');
  const [x, y, size] = ['x', 'y', 'font-size'].map((name) => element.attributes.get(name)!) as [string, string, string];
  const transform = element.attributes.get('transform');
  if (transform !== undefined && transform !== `rotate(-90 ${x} ${y})`) fail(`transform ${transform}`);
  return {
    layer,
    value: element.text,
    at: [numberOf(x) * unit, -numberOf(y) * unit],
    rotation: transform === undefined ? 0 : 90,
    height: numberOf(size) * 0.718 * unit,
    width: numberOf(element.attributes.get('textLength')) * unit,
  };
};

/** Path data of M, L, A, C and Z, in the given unit. */
const pathOf = (d: string, unit: number): { closed: boolean; curves: Curve[] }[] => {
  const paths: { closed: boolean; curves: Curve[] }[] = [];
  let start: Point = [0, 0];
  let at: Point = start;
  for (const [whole, command, rest] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const n = rest!.trim() ? rest!.trim().split(/ +/).map(numberOf) : [];
    const point = (i: number): Point => [n[i]! * unit, -n[i + 1]! * unit];
    const count = { M: 2, L: 2, A: 7, C: 6, Z: 0 }[command!] ?? fail(`command ${command}`);
    if (n.length !== count) fail(`${whole} has ${n.length} numbers`);
    const path = paths.at(-1);
    if (command !== 'M' && (!path || path.closed)) fail(`${command} before M`);
    if (command === 'M') {
      start = point(0);
      at = start;
      paths.push({ closed: false, curves: [] });
      continue;
    }
    if (command === 'L') path!.curves.push(straight(at, point(0)));
    if (command === 'C')
      path!.curves.push({ kind: 'cubic', from: at, c1: point(0), c2: point(2), to: point(4) } as Cubic);
    if (command === 'A') path!.curves.push(arcOf(at, point(5), n, unit));
    if (command === 'Z') {
      if (distance(at, start) > 1e-9) path!.curves.push(straight(at, start));
      path!.closed = true;
    }
    at = path!.curves.at(-1)!.to;
  }
  if (paths.map(({ curves }) => curves.length).includes(0) || !d.startsWith('M')) fail(`an empty path: ${d}`);
  return paths;
};

const arcOf = (from: Point, to: Point, [rx, ry, turned, large, sweep]: readonly number[], unit: number): Curve => {
  if (rx !== ry || turned !== 0 || ![0, 1].includes(large!) || ![0, 1].includes(sweep!)) fail('not an arc of a circle');
  // A radius too small for its ends is made to fit, as SVG has it.
  const half = Math.asin(Math.min(1, distance(from, to) / 2 / (rx! * unit)));
  const angle = large ? 2 * Math.PI - 2 * half : 2 * half;
  return arc(from, to, Math.tan(angle / 4) * (sweep ? -1 : 1));
};
