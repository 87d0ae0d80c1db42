import { type Arc, arc, type Curve, centreForm, distance, type Point, straight } from '../../../src/geometry/index.ts';
import { fail, numberOf, type ReadChain, type Reading, type ReadText } from './reading.ts';

/** Line types as the format numbers them; those from 40 on are free. */
const TYPES: Readonly<Record<string, string>> = {
  1: 'cut',
  2: 'crease',
  3: 'perforation',
  4: 'combination',
  43: 'half-cut',
  44: 'bleed',
  46: 'dimensions',
};

export interface Cf2Reading extends Reading {
  /** Opposite corners of the drawing, as the file says. */
  readonly extent: readonly [lowerLeft: Point, upperRight: Point];
}

/** How far the ends of an arc may be from its radius, in mm: coordinates have six decimals. */
const NEAR = 2e-5;

/** Reads a CF2 of ours strictly, row by row: one MAIN in millimetres, without subroutines or bridges. */
export const readCf2 = (cf2: string): Cf2Reading => {
  if (!/^[\x20-\x7e\n]*$/.test(cf2)) fail('characters that are not ASCII');
  const rows = cf2.split('\n');
  const start = ['$BOF', 'V2', 'ORDER', 'END', 'MAIN,DIELINE', 'UM'];
  if (rows.slice(0, start.length).join() !== start.join()) fail('another beginning');
  if (rows.slice(-3).join() !== 'END,$EOF,') fail('another end');
  const [ll, ur, scale, ...elements] = rows.slice(start.length, -3);
  if (scale !== 'SCALE,1,1') fail(`another scale: ${scale}`);
  const extent = [cornerOf(ll!, 'LL'), cornerOf(ur!, 'UR')] as const;
  const chains: ReadChain[] = [];
  const texts: ReadText[] = [];
  for (let k = 0; k < elements.length; k++) {
    const [word, ...fields] = elements[k]!.split(',');
    const [pointage, type, aux, ...numbers] = fields.map(numberOf);
    const layer = TYPES[String(type)] ?? fail(`line type ${type}`);
    if (pointage !== 2 || aux !== 0) fail(`another rule: ${elements[k]}`);
    if (word === 'T') texts.push(textOf(numbers, layer, elements[++k]!));
    else {
      const curve = word === 'L' ? lineOf(numbers) : word === 'A' ? arcOf(numbers) : fail(`a row ${word}`);
      chains.push({ layer, closed: false, curves: [curve] });
    }
  }
  return { extent, chains, texts, fills: [], layers: [...new Set(chains.map(({ layer }) => layer))] };
};

const cornerOf = (row: string, word: string): Point => {
  const [first, x, y, ...more] = row.split(',');
  if (first !== word || more.length) fail(`no ${word}: ${row}`);
  return [numberOf(x), numberOf(y)];
};

const lineOf = (numbers: readonly number[]): Curve => {
  if (numbers.length !== 6) fail(`a line of ${numbers.length} numbers`);
  const [x1, y1, x2, y2, bridges, width] = numbers as [number, number, number, number, number, number];
  if (bridges || width) fail('bridges');
  if (distance([x1, y1], [x2, y2]) === 0) fail(`a line without length at ${x1} ${y1}`);
  return straight([x1, y1], [x2, y2]);
};

/** From its start to its end round its centre, counter-clockwise for 1: here as its bulge, of a quarter of the sweep. */
const arcOf = (numbers: readonly number[]): Arc => {
  if (numbers.length !== 9) fail(`an arc of ${numbers.length} numbers`);
  const [x1, y1, x2, y2, cx, cy, direction, bridges, width] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  if (bridges || width) fail('bridges');
  if (Math.abs(direction) !== 1) fail(`direction ${direction}`);
  const [from, to, centre]: Point[] = [
    [x1, y1],
    [x2, y2],
    [cx, cy],
  ];
  const [r1, r2] = [distance(from!, centre!), distance(to!, centre!)];
  if (!(r1 > 0) || Math.abs(r1 - r2) > NEAR) fail(`an arc of radius ${r1} that ends at ${r2}`);
  if (distance(from!, to!) < 1e-6) fail('a whole circle in one arc, which some readers drop');
  const turn = Math.atan2(y2 - cy, x2 - cx) - Math.atan2(y1 - cy, x1 - cx);
  const sweep = (((direction * turn) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const read = arc(from!, to!, direction * Math.tan(sweep / 4));
  if (distance(centreForm(read).centre, centre!) > 1e-3 * Math.max(1, r1)) fail('an arc round another centre');
  return read;
};

const textOf = (numbers: readonly number[], layer: string, value: string): ReadText => {
  if (numbers.length !== 5) fail(`a text of ${numbers.length} numbers`);
  const [x, y, rotation, height, width] = numbers as [number, number, number, number, number];
  if (height !== width || !(height > 0)) fail('a text that is stretched');
  return { layer, value, at: [x, y], rotation, height };
};
