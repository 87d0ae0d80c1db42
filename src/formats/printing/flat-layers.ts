import { type PDFContext, PDFDict, type PDFDocument, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';
import { PROCESS } from '../pdf/read/colour-space.ts';
import { Marks } from '../pdf/read/layers.ts';
import { dictOf, get, listOf, nameValue, streamContent } from '../pdf/read/objects.ts';
import { contentOperations, isPdfName } from '../pdf/read/tokens.ts';
import { LIMITS, UnreadableError } from '../reading/unreadable.ts';
import tables from './flat-layers.json' with { type: 'json' };

/** Gives RGB without a profile its meaning. */
export const calibrateRgb = ({ context }: PDFDocument, resources: PDFDict): void => {
  const own = dictOf(get(resources, 'ColorSpace'));
  const spaces = own ?? context.obj({});
  if (!own) resources.set(PDFName.of('ColorSpace'), spaces);
  if (!spaces.has(PDFName.of('DefaultRGB'))) spaces.set(PDFName.of('DefaultRGB'), calibratedRgb(context));
};

/** The colours of sRGB: PDF/X-4 allows no RGB of a device. */
export const calibratedRgb = (context: PDFDocument['context']): PDFObject => context.obj(tables.calibratedRgb);

/** Changes the content of a page, and of its forms, patterns and perhaps masks, each once. `stream` is not that of a page. */
export const changeContents = (
  file: PDFDocument,
  page: Uint8Array,
  resourcesOfPage: PDFDict,
  withMasks: boolean,
  change: (content: Uint8Array, resources: PDFDict, stream?: PDFRawStream) => Uint8Array,
): Uint8Array => {
  const done = new Set<PDFObject>();
  const go = (content: Uint8Array, resources: PDFDict, depth: number, own?: PDFRawStream): Uint8Array => {
    if (depth > LIMITS.depth) throw new UnreadableError(`Forms are nested deeper than ${LIMITS.depth} levels.`);
    const states = withMasks ? valuesOf(get(resources, 'ExtGState')) : [];
    const masks = states.map((state) => get(dictOf(get(dictOf(state), 'SMask')), 'G'));
    const changed = change(content, resources, own);
    for (const stream of [...['XObject', 'Pattern'].flatMap((kind) => valuesOf(get(resources, kind))), ...masks]) {
      if (!(stream instanceof PDFRawStream) || nameValue(get(stream.dict, 'Subtype')) === 'Image' || done.has(stream))
        continue;
      done.add(stream);
      const inner = streamContent(stream, file.context);
      const after = go(inner, dictOf(get(stream.dict, 'Resources')) ?? resources, depth + 1, stream);
      if (after === inner) continue;
      stream.contents = after;
      for (const key of ['Filter', 'DecodeParms']) stream.dict.delete(PDFName.of(key));
    }
    return changed;
  };
  return go(page, resourcesOfPage, 0);
};

/** The content of a page as it is printed: without hidden layers, and without layers. Operators stay; forms, patterns and masks change with it. */
export const flattenLayers = (file: PDFDocument, page: Uint8Array, resourcesOfPage: PDFDict): Uint8Array => {
  const layered: PDFDict[] = [];
  const flat = changeContents(file, page, resourcesOfPage, true, (content, resources) => {
    calibrateRgb(file, resources);
    const forms = valuesOf(get(resources, 'XObject'));
    layered.push(resources, ...forms.flatMap((form) => dictOf(form) ?? []));
    const isLayered = get(resources, 'Properties') !== undefined || forms.some((form) => get(dictOf(form), 'OC'));
    return isLayered ? shownOnly(file, content, resources) : content;
  });
  for (const dict of layered) for (const key of ['OC', 'Properties']) dict.delete(PDFName.of(key));
  if (flat === page || layered.lastIndexOf(resourcesOfPage) > 0) return flat;
  // An ink that only hidden layers have would be a plate without print.
  const all = [...contentOperations(flat)].flatMap(({ operands }) => operands.filter(isPdfName));
  const names = new Set(['DefaultRGB', 'DefaultCMYK', 'DefaultGray', ...all.map(({ name }) => name)]);
  for (const kind of ['ColorSpace', 'Font', 'XObject']) {
    const own = dictOf(get(resourcesOfPage, kind));
    for (const key of own?.keys() ?? []) if (!names.has(key.decodeText())) own!.delete(key);
  }
  return flat;
};

export const valuesOf = (object: PDFObject | undefined): (PDFObject | undefined)[] =>
  object instanceof PDFDict ? object.keys().map((key) => object.lookup(key)) : [];

/** Inks that are no spots. */
const NO_SPOTS = ['All', 'None', ...PROCESS];

/** Spot inks of what is in or below objects, by their names. */
export const spotInks = (context: PDFContext, objects: readonly (PDFObject | undefined)[]) => {
  const found = new Map<string, PDFObject>();
  const all = new Set(objects);
  // What is added is looked at, too.
  for (const object of all) {
    const list = listOf(object, context);
    const [kind, name = ''] = list.slice(0, 2).map(nameValue);
    if (kind === 'Separation' && !NO_SPOTS.includes(name)) found.set(name, object!);
    for (const part of [...list, ...valuesOf(dictOf(object))]) all.add(part);
  }
  return found;
};

const shownOnly = (file: PDFDocument, content: Uint8Array, resources: PDFDict): Uint8Array => {
  const marks = new Marks(file);
  const forms = dictOf(get(resources, 'XObject'));
  const parts: Uint8Array[] = [];
  /** What stands since a hidden q: its Q takes it back. */
  let [held, nested]: [Uint8Array[], number] = [[], 0];
  for (const { operands, word, from, end } of contentOperations(content)) {
    const [tag, property] = operands;
    const before = marks.depth;
    let instead: string | undefined;
    if (word === 'BDC' || word === 'BMC') {
      marks.begin(word === 'BMC' ? operands.slice(0, 1) : operands, resources);
      // Named properties are left out with the layers among them.
      if (isPdfName(property)) instead = '/Layer BMC';
    } else if (word === 'EMC') marks.endTo(Math.max(0, before - 1));
    else {
      const layer = word === 'Do' && isPdfName(tag) ? dictOf(get(dictOf(get(forms, tag.name)), 'OC')) : undefined;
      if (layer) marks.beginLayer(layer);
      // Instead of what paints, a path ends without paint, and a text goes on to its next line.
      if (marks.hidden) instead = (tables.painting as Record<string, string>)[word];
      if (layer) marks.endTo(before);
    }
    // The Q of a held q may be shown.
    if (!marks.hidden) {
      parts.push(...held);
      [held, nested] = [[], 0];
    } else if (word === 'q') nested++;
    (nested ? held : parts).push(instead === undefined ? content.subarray(from, end) : Buffer.from(`\n${instead}`));
    if (word === 'Q' && nested && --nested === 0) held = [];
  }
  return Buffer.concat(parts);
};
