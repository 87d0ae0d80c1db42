import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib';

/** Types of ISO 19593-1 by their group; the others have none. */
const STEPS: Readonly<Record<string, readonly string[]>> = {
  Structural:
    'Cutting PartialCutting ReversePartialCutting Creasing ReverseCreasing CuttingCreasing ReverseCuttingCreasing Perforating Gluing Bleed VarnishFree InkFree InkVarnishFree'.split(
      ' ',
    ),
  Positions: ['ContentArea'],
  Dimensions: [],
  Legend: [],
};

const FORBIDDEN =
  'AA OpenAction JavaScript JS EmbeddedFiles AcroForm Annots Encrypt OPI TR TR2 HTP Alternates PS Launch AS'.split(' ');

/** What a clause of PDF/X-4 or of the processing steps forbids in a file, by the name of the clause; read by pdf-lib. */
export const x4Faults = async (bytes: Uint8Array): Promise<string[]> => {
  const { context, catalog } = await PDFDocument.load(bytes, { updateMetadata: false });
  const faults = new Set<string>();
  const must = (holds: boolean, clause: string): void => {
    if (!holds) faults.add(clause);
  };
  const objects = context.enumerateIndirectObjects().flatMap(([, object]) => [...inside(object)]);
  const dicts = objects.filter((object) => object instanceof PDFDict);
  const textOf = (value: PDFObject | undefined): string | undefined =>
    value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : nameOf(value);
  const at = (dict: PDFDict | undefined, key: string): PDFObject | undefined => dict?.lookup(PDFName.of(key));
  const dictAt = (dict: PDFDict | undefined, key: string): PDFDict | undefined => {
    const value = at(dict, key);
    return value instanceof PDFDict ? value : value instanceof PDFRawStream ? value.dict : undefined;
  };

  must(Buffer.from(bytes.subarray(0, 9)).toString() === '%PDF-1.6\n', 'header');
  must(context.trailerInfo.ID instanceof PDFArray && context.trailerInfo.ID.size() === 2, 'id');
  for (const dict of dicts)
    for (const key of FORBIDDEN) must(!dict.has(PDFName.of(key)), key === 'AS' ? 'layers: no AS' : 'forbidden');
  must(!dicts.some((dict) => nameOf(at(dict, 'Filter')) === 'LZWDecode'), 'forbidden');

  // Output intent.
  const intents = at(catalog, 'OutputIntents');
  const intent = intents instanceof PDFArray && intents.size() === 1 ? (intents.lookup(0) as PDFDict) : undefined;
  must(nameOf(at(intent, 'S')) === 'GTS_PDFX', 'output intent');
  must(/^FOGRA\d\d$/.test(textOf(at(intent, 'OutputConditionIdentifier')) ?? ''), 'output intent: condition');
  must(textOf(at(intent, 'RegistryName')) === 'http://www.color.org', 'output intent: registry');
  must(Boolean(textOf(at(intent, 'Info')) && textOf(at(intent, 'OutputCondition'))), 'output intent: info');
  const profile = at(intent, 'DestOutputProfile');
  const icc = profile instanceof PDFRawStream ? decoded(profile) : Buffer.alloc(128);
  const word = (from: number): string => icc.toString('latin1', from, from + 4);
  must(icc.readUInt32BE(0) === icc.length && word(36) === 'acsp', 'output intent: profile');
  must(word(12) === 'prtr' && word(16) === 'CMYK' && icc[8] === 2, 'output intent: CMYK printer');
  for (const tag of ['A2B0', 'B2A0', 'gamt', 'wtpt', 'cprt', 'desc'])
    must(tagsOf(icc).includes(tag), 'output intent: profile');
  must(profile instanceof PDFRawStream && numberAt(profile.dict, 'N') === 4, 'output intent: CMYK printer');

  // Information and metadata.
  const info = context.lookup(context.trailerInfo.Info) as PDFDict;
  const packet = at(catalog, 'Metadata');
  must(packet instanceof PDFRawStream && !packet.dict.has(PDFName.of('Filter')), 'xmp: uncompressed');
  const xmp = packet instanceof PDFRawStream ? Buffer.from(packet.contents).toString('utf8') : '';
  const said = (tag: string): string | undefined =>
    new RegExp(`<${tag}>(?:<rdf:Alt><rdf:li[^>]*>)?([^<]+)<`).exec(xmp)?.[1];
  must(said('pdfxid:GTS_PDFXVersion') === 'PDF/X-4', 'xmp: version');
  must(textOf(at(info, 'GTS_PDFXVersion')) === 'PDF/X-4', 'info: version');
  must(said('pdf:Trapped') === 'False' && nameOf(at(info, 'Trapped')) === 'False', 'trapped');
  must(Boolean(said('dc:title')) && said('dc:title') === textOf(at(info, 'Title')), 'title');
  must(said('pdf:Producer') === textOf(at(info, 'Producer')), 'producer');
  must(Boolean(said('xmp:CreatorTool')) && said('xmp:CreatorTool') === textOf(at(info, 'Creator')), 'producer');
  const digits = (date: string | undefined): string => (date ?? '').replaceAll(/\D/g, '');
  for (const [inXmp, inInfo] of [
    ['xmp:CreateDate', 'CreationDate'],
    ['xmp:ModifyDate', 'ModDate'],
    ['xmp:MetadataDate', 'ModDate'],
  ] as const)
    must(/^\d{14}$/.test(digits(said(inXmp))) && digits(said(inXmp)) === digits(textOf(at(info, inInfo))), 'dates');
  must(
    /^uuid:/.test(said('xmpMM:DocumentID') ?? '') &&
      said('xmpMM:VersionID') === '1' &&
      said('xmpMM:RenditionClass') === 'default',
    'xmp: document',
  );

  // Layers.
  const properties = dictAt(catalog, 'OCProperties');
  const shown = dictAt(properties, 'D');
  must(Boolean(textOf(at(shown, 'Name'))), 'layers: name');
  must(['ON', undefined].includes(nameOf(at(shown, 'BaseState'))) && !shown?.has(PDFName.of('OFF')), 'layers: on');
  const groups = refsIn(at(properties, 'OCGs'));
  must(groups.length > 0 && refsIn(at(shown, 'Order')).join() === groups.join(), 'layers: order');
  for (const ref of groups) {
    const group = context.lookup(ref) as PDFDict;
    const meta = dictAt(group, 'GTS_Metadata');
    if (textOf(at(group, 'Name')) === 'Artwork') continue;
    const types = STEPS[nameOf(at(meta, 'GTS_ProcStepsGroup')) ?? ''];
    const type = nameOf(at(meta, 'GTS_ProcStepsType'));
    must(Boolean(types && (types.length ? types.includes(type ?? '') : type === undefined)), 'steps');
  }

  // Fonts and colours.
  for (const font of dicts.filter((dict) => nameOf(at(dict, 'Type')) === 'Font'))
    must(at(dictAt(font, 'FontDescriptor'), 'FontFile2') instanceof PDFRawStream, 'fonts');
  const inks = new Map<string, string>();
  for (const space of objects) {
    if (!(space instanceof PDFArray) || nameOf(space.get(0)) !== 'Separation') continue;
    const [, name, alternate, tint] = space.asArray().map(String);
    must(alternate === '/DeviceCMYK', 'colour');
    must([tint, undefined].includes(inks.get(name!)), 'colour: one alternate');
    inks.set(name!, tint!);
  }
  const [page, ...others] = dicts.filter((dict) => nameOf(at(dict, 'Type')) === 'Page');
  must(others.length === 0, 'page');
  for (const state of dicts.filter((dict) => nameOf(at(dict, 'Type')) === 'ExtGState'))
    must(
      [at(state, 'OP'), at(state, 'op')].every((on) => on === PDFBool.True) && numberAt(state, 'OPM') === 1,
      'overprint',
    );
  const drawn = at(page, 'Contents');
  const words = drawn instanceof PDFRawStream ? decoded(drawn).toString('latin1').split(/\s+/) : [];
  must(words.slice(0, 2).join(' ') === '/overprint gs', 'overprint');
  for (const word of words) must(!'g G rg RG k K sh BI ri sc SC'.split(' ').includes(word), 'colour');
  let layer = false;
  for (const word of words) {
    if (word === 'BDC') layer = true;
    if (word === 'EMC') layer = false;
    if (['S', 'f', 'f*', 'Tj', 'Do'].includes(word)) must(layer, 'layers: content');
  }

  // Boxes.
  const edges = (key: string): number[] | undefined =>
    at(page, key) instanceof PDFArray ? (at(page, key) as PDFArray).asArray().map((n) => Number(String(n))) : undefined;
  const [media, bleed, trim] = ['MediaBox', 'BleedBox', 'TrimBox'].map(edges);
  const holds = (outer: number[] | undefined, inner: number[] | undefined): boolean =>
    Boolean(outer && inner) && inner!.every((edge, k) => (k < 2 ? edge >= outer![k]! : edge <= outer![k]!));
  must(holds(media, bleed) && holds(bleed, trim) && !page?.has(PDFName.of('ArtBox')), 'boxes');
  return [...faults].sort();
};

const nameOf = (value: PDFObject | undefined): string | undefined =>
  value instanceof PDFName ? value.decodeText() : undefined;

const numberAt = (dict: PDFDict, key: string): number | undefined =>
  dict.lookupMaybe(PDFName.of(key), PDFNumber)?.asNumber();

const decoded = ({ dict, contents }: PDFRawStream): Buffer =>
  dict.has(PDFName.of('Filter')) ? inflateSync(contents) : Buffer.from(contents);

const tagsOf = (icc: Buffer): string[] =>
  icc.length < 132
    ? []
    : Array.from({ length: icc.readUInt32BE(128) }, (_, k) => icc.toString('latin1', 132 + 12 * k, 136 + 12 * k));

/** An object and all it holds directly. */
function* inside(object: PDFObject): Generator<PDFObject> {
  yield object;
  if (object instanceof PDFRawStream) yield* inside(object.dict);
  if (object instanceof PDFDict) for (const value of object.values()) yield* inside(value);
  if (object instanceof PDFArray) for (const value of object.asArray()) yield* inside(value);
}

/** References in lists of lists. */
const refsIn = (value: PDFObject | undefined): PDFRef[] =>
  value instanceof PDFRef ? [value] : value instanceof PDFArray ? value.asArray().flatMap(refsIn) : [];

/** A file after a change to its objects. */
export const withFault = async (
  bytes: Uint8Array,
  plant: (context: PDFContext, catalog: PDFDict) => void,
): Promise<Uint8Array> => {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  plant(document.context, document.catalog);
  const { PDFWriter } = await import('pdf-lib');
  return PDFWriter.forContext(document.context, Number.POSITIVE_INFINITY).serializeToBuffer();
};
