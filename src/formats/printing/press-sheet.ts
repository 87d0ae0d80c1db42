import {
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  type PDFRawStream,
  type PDFRef,
} from 'pdf-lib';
import { type Region, ringsOf } from '../../geometry/index.ts';
import type { PlateName } from '../artwork-guides.ts';
import { contentId } from '../content-id.ts';
import { get } from '../pdf/read/objects.ts';
import { PageSink } from '../pdf/write/pdf-content.ts';
import { POINTS_PER_MM } from '../profile.ts';
import { type Affine, composeAffine } from '../reading/affine.ts';
import { calibrateRgb } from './flat-layers.ts';
import type { PrintSource } from './source.ts';

interface Printed {
  readonly source: PrintSource;
  /** From the mm of the source to mm from the lower left corner of the blank, once for each copy. */
  readonly at: readonly Affine[];
  /** Where it prints, in mm from the same corner. */
  readonly clip: readonly Region[];
  /** Dark areas get the ink of this plate, of which the die has a layer. */
  readonly plate?: PlateName | undefined;
}

/** Decimals of the numbers of a matrix. */
const MATRIX_PLACES = 8;

/** The pages of a die as profile `press` writes them, to print on below the lines: the outside, and the inside as it is seen there. */
export const pressSheet = async (dies: readonly Uint8Array[]) => {
  const files = await Promise.all(dies.map((die) => PDFDocument.load(die, { updateMetadata: false })));
  const [file, ...others] = files as [PDFDocument, ...PDFDocument[]];
  const { context, catalog } = file;
  const layers = resourcesOf(file.getPage(0)).get(PROPERTIES)!;
  for (const other of others) {
    // Both sides have the same layers.
    resourcesOf(other.getPage(0)).delete(PROPERTIES);
    const [copy] = await file.copyPages(other, [0]);
    resourcesOf(file.addPage(copy!)).set(PROPERTIES, layers);
  }
  const sides = file.getPages().map((page) => {
    calibrateRgb(file, resourcesOf(page));
    const { x, y } = page.getTrimBox();
    return { page, x, y, sink: new PageSink([x / POINTS_PER_MM, y / POINTS_PER_MM]) };
  });
  const sources = new Map<PrintSource, PDFRef>();

  /** A state that overprints where a drawing is dark. @returns its name. */
  const darkAreas = (page: PDFPage, draw: (to: PageSink) => PageSink): string => {
    const [XObject, ColorSpace] = ['XObject', 'ColorSpace'].map((key) => get(resourcesOf(page), key));
    const { width, height } = page.getMediaBox();
    const paper = `1 g 0 0 ${width} ${height} re f\n`;
    // The difference from white: not all readers know transfer functions.
    const drawn = draw(new PageSink([0, 0]).ascii(paper)).ascii(`/Difference gs ${paper}`);
    const group = context.flateStream(drawn.take(), {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, width, height],
      Group: { S: 'Transparency', CS: 'DeviceGray', I: true },
      Resources: { XObject: XObject!, ColorSpace: ColorSpace!, ExtGState: { Difference: { BM: 'Difference' } } },
    });
    const mask = { Type: 'Mask', S: 'Luminosity', G: context.register(group) };
    const name = `Dark${context.largestObjectNumber}`;
    page.node.setExtGState(
      PDFName.of(name),
      context.obj({ Type: 'ExtGState', OP: true, op: true, OPM: 1, SMask: mask }),
    );
    return name;
  };

  return {
    /** Prints on a page, over what is there. */
    print: async (number: number, { source, at, clip, plate }: Printed): Promise<void> => {
      if (!clip.length) return;
      const { page, sink, x, y } = sides[number]!;
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
      sink.ascii(`/OC /${plate ?? 'artwork'} BDC\nq\n`);
      if (plate) sink.ascii(`/${darkAreas(page, draw)} gs /${plate} cs 1 scn\n`);
      for (const ring of ringsOf(clip)) {
        for (const [k, point] of ring.entries()) sink.at(point).ascii(k ? 'l ' : 'm ');
        sink.ascii('h\n');
      }
      if (plate) sink.ascii('f\n');
      else draw(sink.ascii('W n\n'));
      sink.ascii('Q\nEMC\n');
    },

    /** The file. Equal artwork gives equal bytes. */
    save: async (): Promise<Uint8Array> => {
      for (const { page, sink } of sides) {
        const { Contents } = page.node.normalizedEntries();
        Contents!.insert(0, context.register(context.flateStream(sink.take())));
        // The library adds a list without any.
        page.node.delete(PDFName.of('Annots'));
      }
      const options = { useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false };
      // Its number is made of all that it holds.
      const id = contentId(await file.save(options), '', []);
      context.trailerInfo.ID = context.obj([PDFHexString.of(id), PDFHexString.of(id)]);
      const packet = get(catalog, 'Metadata') as PDFRawStream;
      const uuid = id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})/, 'uuid:$1-$2-$3-$4-');
      const text = new TextDecoder().decode(packet.contents).replaceAll(/uuid:[\da-f-]{36}/g, uuid);
      packet.contents = new TextEncoder().encode(text);
      return file.save(options);
    },
  };
};

const PROPERTIES = PDFName.of('Properties');
const resourcesOf = (page: PDFPage): PDFDict => page.node.Resources()!;
