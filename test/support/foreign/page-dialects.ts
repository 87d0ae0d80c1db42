import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { type Curve, centreForm, mapCurve } from '../../../src/geometry/index.ts';
import { pdfOf } from '../../read/pdf-of.ts';
import { asCubics } from './cubics.ts';
import type { Dialect } from './dxf-dialects.ts';
import type { ForeignDrawing } from './shapes.ts';

const POINTS = 72 / 25.4;

/** Paths as a page has them: every arc as Bézier curves. */
const path = (outline: readonly Curve[]): string => {
  const points = outline.map((curve) => mapCurve(curve, ([x, y]) => [POINTS * x, POINTS * y]));
  const [first] = points;
  const steps = points.map((c) =>
    c.kind === 'arc'
      ? asCubics(c)
          .map(([, p, q, r]) => `${p.join(' ')} ${q.join(' ')} ${r.join(' ')} c`)
          .join('\n')
      : `${c.to.join(' ')} l`,
  );
  return `${first!.from.join(' ')} m\n${steps.join('\n')}`;
};
const cuts = ({ outlines }: ForeignDrawing): string => outlines.map((o) => `${path(o)} h S`).join('\n');
const folds = ({ creases }: ForeignDrawing): string => creases.map((c) => `${path([c])} S`).join('\n');

const LAYERS = {
  resources: '/Properties << /MC0 5 0 R /MC1 6 0 R >>',
  catalogue: '/OCProperties << /OCGs [5 0 R 6 0 R] /D << /ON [5 0 R 6 0 R] >> >>',
  objects: ['Die line', 'Crease'].map((name) => `<< /Type /OCG /Name (${name}) >>`),
};
const layered = (drawing: ForeignDrawing): string =>
  `/OC /MC0 BDC 0 0 0 1 K\n${cuts(drawing)}\nEMC /OC /MC1 BDC\n${folds(drawing)}\nEMC`;
const compressed = (content: string, more: Parameters<typeof pdfOf>[3] = {}): Uint8Array =>
  pdfOf(deflateSync(content), '/Filter /FlateDecode', {}, more);

/** With its objects in compressed streams, and a cross reference that is a stream as well. */
const objectStreams = async (content: string): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([800, 800]);
  const { context } = document;
  const bytes = deflateSync(content);
  const stream = PDFRawStream.of(context.obj({ Filter: 'FlateDecode', Length: bytes.length }), bytes);
  page.node.set(PDFName.of('Contents'), context.register(stream));
  return document.save({ useObjectStreams: true });
};

/** The rows of a CF2 in inches: the drawing as a subroutine that is placed turned. */
const cf2 = ({ outlines, creases }: ForeignDrawing): string => {
  const row = (type: number, curve: Curve): string => {
    const { from, to } = curve;
    const ends = [...from, ...to].map((value) => value / 25.4);
    if (curve.kind !== 'arc') return `L,2,${type},0,${ends.join()},0,0`;
    const { centre, sweep } = centreForm(curve);
    return `A,2,${type},0,${ends.join()},${centre.map((value) => value / 25.4).join()},${sweep > 0 ? 1 : -1},0,0`;
  };
  const rows = [...outlines.flat().map((c) => row(1, c)), ...creases.map((c) => row(2, c))];
  return [
    '$BOF',
    'V2',
    'ORDER',
    'END',
    'MAIN,LAYOUT',
    'UI',
    'LL,0,0',
    'UR,20,20',
    'SCALE,1,1',
    'C,DIE,3,4,90,1,1',
    'END',
    'SUB,DIE',
    ...rows,
    'END',
    '$EOF',
    '',
  ].join('\r\n');
};

const isNear = { exact: 1e-3 } as const;

export const pageDialects: readonly Dialect[] = [
  { name: 'PDF of Illustrator: layers, compressed', ...isNear, write: (d) => compressed(layered(d), LAYERS) },
  {
    name: 'PDF of another program: object streams, process colours',
    ...isNear,
    write: (d) => objectStreams(`0 1 1 0 K\n${cuts(d)}\n1 0 1 0 K\n${folds(d)}`),
  },
  {
    name: 'PDF with forms in forms, placed turned and scaled',
    ...isNear,
    write: (d) =>
      pdfOf('q 0 2 -2 0 300 100 cm /Outer Do Q', '', {
        Outer: { dict: '/Matrix [0.5 0 0 0.5 10 20]', content: `1 0 0 RG /Cuts Do 0 1 0 RG\n${folds(d)}` },
        Cuts: { dict: '', content: cuts(d) },
      }),
  },
  {
    name: 'PDF after a kilobyte of mail header',
    ...isNear,
    write: (d) =>
      Buffer.concat([
        Buffer.from(`Content-Type: application/pdf\r\n${'X-Pad: 0\r\n'.repeat(40)}\r\n`),
        compressed(layered(d), LAYERS),
      ]),
  },
  {
    name: 'Illustrator file: a PDF with private data',
    ...isNear,
    write: (d) => Buffer.concat([compressed(layered(d), LAYERS), Buffer.from('\n%%AI12_CompressedData\n%%EOF\n')]),
  },
  {
    name: 'EPS with PDF content, and the header of a preview',
    ...isNear,
    write: (d) =>
      Buffer.concat([
        Buffer.from([0xc5, 0xd0, 0xd3, 0xc6, 30, 0, 0, 0, ...Array(22).fill(0)]),
        Buffer.from('%!PS-Adobe-3.1 EPSF-3.0\n%%BoundingBox: 0 0 800 800\n%%BeginData: 9 Hex Bytes\n'),
        compressed(layered(d), LAYERS),
        Buffer.from('\n%%EndData\n%%Trailer\n%%EOF\n'),
      ]),
  },
  { name: 'CF2 in inches, placed by a subroutine', write: cf2 },
];
