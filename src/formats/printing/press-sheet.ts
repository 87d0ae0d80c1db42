import { type PDFDict, PDFDocument, PDFHexString, PDFName, type PDFPage, type PDFRawStream } from 'pdf-lib';
import type { Box, Curve } from '../../geometry/index.ts';
import { contentId } from '../content-id.ts';
import { get } from '../pdf/read/objects.ts';
import { PageSink } from '../pdf/write/pdf-content.ts';
import { POINTS_PER_MM } from '../profile.ts';
import tables from './flat-layers.json' with { type: 'json' };
import { calibrateRgb, spotInks, valuesOf } from './flat-layers.ts';
import { type Printed, painter } from './print.ts';

/** Marks beside the print of a sheet, in mm from the lower left corner of the TrimBox. */
export interface SheetMarks {
  readonly strokes: readonly (readonly Curve[])[];
  /** Solid areas: shares of cyan, magenta, yellow and black, or the name of a spot ink; `All` is on all plates. */
  readonly areas: readonly { readonly box: Box; readonly ink: string | readonly number[] }[];
}

/** Width of the lines of marks in mm. */
const STROKE_MM = 0.1;

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
    return { page, sink: new PageSink([x / POINTS_PER_MM, y / POINTS_PER_MM]) };
  });
  const paint = painter(file);
  return {
    /** Prints on a page, over what is there. */
    print: async (number: number, printed: Printed): Promise<void> => {
      const { page, sink } = sides[number]!;
      const { plate } = printed;
      if (!printed.clip.length) return;
      await paint(page, sink.ascii(`/OC /${plate ?? 'artwork'} BDC\n`), printed, `/${plate} cs 1 scn`);
      sink.ascii('EMC\n');
    },

    /** Draws marks on a page. @param marksFor - the marks for the spot inks of what is printed there, which may use these. */
    mark: (number: number, marksFor: (spots: readonly string[]) => SheetMarks): void => {
      const { page, sink } = sides[number]!;
      const spaces = get(resourcesOf(page), 'ColorSpace') as PDFDict;
      const all = context.obj(tables.allPlates);
      const spots = spotInks(context, valuesOf(get(resourcesOf(page), 'XObject')));
      const marks = marksFor([...spots.keys()].sort());
      const inks = ['All', ...spots.keys()];
      for (const [k, ink] of inks.entries()) spaces.set(PDFName.of(`Mark${k}`), spots.get(ink) ?? all);
      sink.ascii('/OC /artwork BDC\nq\n/Mark0 CS 1 SCN\n').length(STROKE_MM).ascii('w\n');
      for (const curves of marks.strokes) sink.outline({ curves, closed: false });
      for (const { box, ink } of marks.areas) {
        sink.ascii(typeof ink === 'string' ? `/Mark${inks.indexOf(ink)} cs 1 scn\n` : `${ink.join(' ')} k\n`);
        const [wide, high] = [box.right - box.left, box.top - box.bottom];
        sink.at([box.left, box.bottom]).length(wide).length(high).ascii('re f\n');
      }
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
