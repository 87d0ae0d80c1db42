import type { PDFContext, PDFObject } from 'pdf-lib';
import { loadOnce } from '../../load-once.ts';
import { type PdfLayer, type Profile, perProfile } from '../../profile.ts';

export const PRODUCER = 'Boxwright';

/** Values that differ between two documents with the same layers: each is a whole object, or a whole value. */
export type PdfHole =
  | 'media'
  | 'trim'
  | 'bleed'
  | 'title'
  | 'id'
  | 'contents'
  | 'metadata'
  | 'font'
  | 'font-descriptor'
  | 'font-program'
  | FormHole;

/** Hole of a form, by its number. */
export const FORM = 'form-';
export type FormHole = `${typeof FORM}${number}`;
export const isFormHole = (hole: PdfHole): hole is FormHole => hole.startsWith(FORM);

/** Bytes of an object, or the name of a hole. */
export type PdfPiece = Uint8Array | PdfHole;

/** The objects of a document around its content. */
export interface PdfFrame {
  /** The object with number k + 1, from its number to the empty line after it. */
  readonly objects: readonly (readonly PdfPiece[])[];
  readonly trailer: readonly PdfPiece[];
  /** References to the objects of the font. */
  readonly descriptor: string;
  readonly program: string;
}

/** Properties that determine a frame. */
export interface PdfShape {
  readonly layers: readonly PdfLayer[];
  readonly title: boolean;
  readonly text: boolean;
  /** True when the page states the bleed. */
  readonly bleed: boolean;
  /** Names of the forms that the page places. */
  readonly forms: readonly string[];
}

/** Overprint: inks do not knock out what lies below. */
export const OVERPRINT = { Type: 'ExtGState', OP: true, op: true, OPM: 1 };

type PdfLib = typeof import('pdf-lib');

/** Loaded when first needed: pdf-lib takes longer to load than everything else together. */
export const loadPdfLib = loadOnce((): Promise<PdfLib> => import('pdf-lib'));

/** Compresses bytes for FlateDecode. */
export const deflate = async (bytes: Uint8Array): Promise<Uint8Array> =>
  (await loadPdfLib()).PDFContext.create().flateStream(bytes).getContents();

const framesOf = perProfile(() => new Map<string, PdfFrame>());
const MOST_FRAMES = 128;

/** The frame that pdf-lib makes for a document, made once per list of layers. */
export const pdfFrame = async (profile: Profile, shape: PdfShape): Promise<PdfFrame> => {
  const frames = framesOf(profile);
  const names = shape.layers.map(({ layer }) => layer);
  const key = [shape.title, shape.text, shape.bleed, ...names, ...shape.forms].join('\n');
  const known = frames.get(key);
  if (known) return known;
  const frame = makeFrame(await loadPdfLib(), shape);
  if (frames.size === MOST_FRAMES) frames.clear();
  frames.set(key, frame);
  return frame;
};

const makeFrame = (
  { PDFContext, PDFHexString, PDFRef }: PdfLib,
  { layers, title, text, bleed, forms }: PdfShape,
): PdfFrame => {
  const pdf = PDFContext.create();
  const encoded = (value: string): PDFObject => PDFHexString.fromText(value);
  const hole = (name: PdfHole): PDFObject => PDFHexString.of(name);
  const groups = layers.map((layer) => pdf.register(layerGroup(pdf, layer, encoded(layer.title))));
  const named = <T>(of: (layer: PdfLayer, k: number) => T): Record<string, T> =>
    Object.fromEntries(layers.map((layer, k) => [layer.layer, of(layer, k)]));
  const inks = layers.filter(({ ink }) => ink);
  const program = pdf.register(hole('font-program'));
  const descriptor = pdf.register(hole('font-descriptor'));
  const pages = pdf.nextRef();
  const page = pdf.register(
    pdf.obj({
      Type: 'Page',
      Parent: pages,
      MediaBox: hole('media'),
      TrimBox: hole('trim'),
      ...(bleed && { BleedBox: hole('bleed') }),
      Contents: pdf.register(hole('contents')),
      Resources: {
        ColorSpace: Object.fromEntries(inks.map((layer) => [layer.layer, separation(pdf, layer)])),
        Properties: named((_, k) => groups[k]!),
        ExtGState: { overprint: OVERPRINT },
        ...(forms.length && {
          XObject: Object.fromEntries(forms.map((name, k) => [name, pdf.register(hole(`${FORM}${k}`))])),
        }),
        ...(text && { Font: { text: pdf.register(hole('font')) } }),
      },
    }),
  );
  pdf.assign(pages, pdf.obj({ Type: 'Pages', Kids: [page], Count: 1 }));
  const root = pdf.register(
    pdf.obj({
      Type: 'Catalog',
      Pages: pages,
      Metadata: pdf.register(hole('metadata')),
      OCProperties: { OCGs: groups, D: { Name: encoded('Layers'), Order: groups } },
      // Printed to size, not to the paper.
      ViewerPreferences: { PrintScaling: 'None' },
    }),
  );
  const info = pdf.register(pdf.obj({ Producer: encoded(PRODUCER), ...(title && { Title: hole('title') }) }));
  const size = pdf.largestObjectNumber + 1;
  const trailer = pdf.obj({ Size: size, Root: root, Info: info, ID: [hole('id'), hole('id')] });
  return {
    objects: Array.from({ length: size - 1 }, (_, k) =>
      piecesOf(`${k + 1} 0 obj\n${pdf.lookup(PDFRef.of(k + 1))}\nendobj\n\n`),
    ),
    trailer: piecesOf(`${trailer}`),
    descriptor: `${descriptor}`,
    program: `${program}`,
  };
};

/** Splits a text at its holes. */
const piecesOf = (text: string): PdfPiece[] =>
  text
    .split(/<([a-z]+(?:-[a-z0-9]+)*)>/)
    .map((piece, k) => (k & 1 ? (piece as PdfHole) : new TextEncoder().encode(piece)))
    .filter((piece) => piece.length > 0);

/** A layer: an optional content group with its processing step. */
export const layerGroup = (pdf: PDFContext, { step }: PdfLayer, title: PDFObject): PDFObject =>
  pdf.obj({
    Type: 'OCG',
    Name: title,
    ...(step && {
      GTS_Metadata: { GTS_ProcStepsGroup: step.group, ...(step.type && { GTS_ProcStepsType: step.type }) },
    }),
  });

/** A spot ink with its alternate process colour. */
export const separation = (pdf: PDFContext, { ink }: PdfLayer): PDFObject =>
  pdf.obj([
    'Separation',
    ink!.name,
    'DeviceCMYK',
    { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [...ink!.cmyk], N: 1 },
  ]);
