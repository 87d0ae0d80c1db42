import { PDFDocument, PDFName, type PDFPage, type PDFRef } from 'pdf-lib';
import { boxCorners, type Region, ringsOf } from '../../geometry/index.ts';
import type { Size } from '../../sheet/index.ts';
import type { PlateName } from '../artwork-guides.ts';
import { get } from '../pdf/read/objects.ts';
import { PageSink } from '../pdf/write/pdf-content.ts';
import { POINTS_PER_MM } from '../profile.ts';
import { type Affine, composeAffine } from '../reading/affine.ts';
import type { PrintSource } from './source.ts';

export interface Printed {
  readonly source: PrintSource;
  /** From the mm of the source to mm from the lower left corner of the TrimBox, once for each copy. */
  readonly at: readonly Affine[];
  /** Where it prints, in mm from the same corner. */
  readonly clip: readonly Region[];
  /** Dark areas get the ink of this plate. */
  readonly plate?: PlateName | undefined;
}

const MATRIX_PLACES = 8;

/** What draws sources on the pages of a file, of which each is put into it once. @returns the function that draws one, in the ink of its plate. */
export const painter = (file: PDFDocument) => {
  const { context } = file;
  const sources = new Map<PrintSource, PDFRef>();

  /** A state that overprints where a drawing is dark. @returns its name. */
  const darkAreas = (page: PDFPage, draw: (to: PageSink) => PageSink): string => {
    const [XObject, ColorSpace] = ['XObject', 'ColorSpace'].map((key) => get(page.node.Resources()!, key));
    const { width, height } = page.getMediaBox();
    const paper = `1 g 0 0 ${width} ${height} re f\n`;
    // The difference from white: not all readers know transfer functions.
    const drawn = draw(new PageSink([0, 0]).ascii(paper)).ascii(`/Difference gs ${paper}`);
    const group = context.flateStream(drawn.take(), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Group: { S: 'Transparency', CS: 'DeviceGray', I: true },
      Resources: {
        XObject: XObject!,
        ...(ColorSpace && { ColorSpace }),
        ExtGState: { Difference: { BM: 'Difference' } },
      },
    });
    const mask = { Type: 'Mask', S: 'Luminosity', G: context.register(group) };
    const name = `Dark${context.largestObjectNumber}`;
    page.node.setExtGState(
      PDFName.of(name),
      context.obj({ Type: 'ExtGState', OP: true, op: true, OPM: 1, SMask: mask }),
    );
    return name;
  };

  return async (page: PDFPage, sink: PageSink, { source, at, clip, plate }: Printed, ink: string): Promise<void> => {
    const { x, y } = page.getTrimBox();
    const object = sources.get(source) ?? (await source.embed(file));
    sources.set(source, object);
    const name = `Art${object.objectNumber}`;
    page.node.setXObject(PDFName.of(name), object);
    const draw = (to: PageSink): PageSink => {
      for (const one of at) {
        to.ascii('q ');
        const onPage: Affine = [POINTS_PER_MM, 0, 0, POINTS_PER_MM, x, y];
        const matrix = composeAffine(onPage, composeAffine(one, source.toMm));
        for (const entry of matrix) to.number(entry, MATRIX_PLACES).space();
        to.ascii(`cm /${name} Do Q\n`);
      }
      return to;
    };
    sink.ascii('q\n');
    if (plate) sink.ascii(`/${darkAreas(page, draw)} gs ${ink}\n`);
    for (const ring of ringsOf(clip)) {
      for (const [k, point] of ring.entries()) sink.at(point).ascii(k ? 'l ' : 'm ');
      sink.ascii('h\n');
    }
    if (plate) sink.ascii('f\n');
    else draw(sink.ascii('W n\n'));
    sink.ascii('Q\n');
  };
};

/** A PDF of one page of this size in mm, with nothing but print. The ink of a white plate is white, that of others black. */
export const printPage = async ({ width, height }: Size, prints: readonly Printed[]): Promise<Uint8Array> => {
  const file = await PDFDocument.create({ updateMetadata: false });
  const page = file.addPage([width * POINTS_PER_MM, height * POINTS_PER_MM]);
  const [paint, sink] = [painter(file), new PageSink([0, 0])];
  for (const one of prints) await paint(page, sink, one, one.plate === 'white' ? '1 g' : '0 g');
  page.node.set(PDFName.of('Contents'), file.context.register(file.context.flateStream(sink.take())));
  return file.save();
};

/** A PDF of one page that shows a box of a source alone, in its mm. */
export const sourcePage = (source: PrintSource, { left, bottom, right, top } = source.whole): Promise<Uint8Array> => {
  const size = { width: right - left, height: top - bottom };
  const outer = boxCorners({ left: 0, bottom: 0, right: size.width, top: size.height });
  return printPage(size, [{ source, at: [[1, 0, 0, 1, -left, -bottom]], clip: [{ outer, holes: [] }] }]);
};
