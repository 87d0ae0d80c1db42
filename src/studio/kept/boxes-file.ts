import { checkFields } from '../../engine/index.ts';
import { artworkSchema } from '../../press/schema/index.ts';
import { bytesOfBase64, isObject, parseJson } from '../../values/index.ts';
import { addressAt, boxAt } from '../state/address.ts';
import schema from './boxes-schema.json' with { type: 'json' };
import { type BoxVersion, type KeptArtwork, type OwnBox, versionKey } from './own-boxes.ts';

/** A file as text: `data:image/png;base64,…`. */
const dataUrl = async (data: Blob): Promise<string> => {
  let bytes = '';
  for (const byte of new Uint8Array(await data.arrayBuffer())) bytes += String.fromCharCode(byte);
  return `data:${data.type};base64,${btoa(bytes)}`;
};

const fileIn = (url: string): Blob => {
  const [, type, text] = /^data:(.*);base64,(.*)$/.exec(url)!;
  return new Blob([bytesOfBase64(text!)], { type: type! });
};

const artworkInFile = async ({ document, files }: KeptArtwork) => ({
  document,
  files: await Promise.all(files.map(async ({ name, data }) => ({ name, data: await dataUrl(data) }))),
});

const versionInFile = async ({ address, at, artwork }: BoxVersion) => ({
  kept: new Date(at).toISOString(),
  address,
  artwork: artwork && (await artworkInFile(artwork)),
});

const inFile = async ({ name, versions }: OwnBox) => ({
  name,
  versions: await Promise.all(versions.map(versionInFile)),
});

export const writeBoxes = async (boxes: readonly OwnBox[]): Promise<string> =>
  `${JSON.stringify({ schema: 1, boxes: await Promise.all(boxes.map(inFile)) }, null, 2)}\n`;

// A document is what box.artwork.json holds.
const { document } = schema.properties.boxes.items.properties.versions.items.properties.artwork.properties;
Object.assign(document, artworkSchema);

/** More versions than anybody keeps: they would only stop the page. */
const MOST_VERSIONS = 5000;

/** The boxes in the text of a file. @throws RangeError with the first place that is wrong as its message: `boxes[2].name`. */
export const readBoxes = (text: string): readonly OwnBox[] => {
  const file = parseJson(text);
  const wrong = isObject(file) ? checkFields('box', file, schema.properties, schema.required)[0]?.message : '';
  // Not the whole sentence, which is English.
  if (wrong !== undefined) throw new RangeError(/^(?:A box has no field \W)?([\w.[\]]+)/.exec(wrong)?.[1] ?? 'JSON');
  const { boxes } = file as unknown as { readonly boxes: readonly Awaited<ReturnType<typeof inFile>>[] };
  if (boxes.flatMap(({ versions }) => versions).length > MOST_VERSIONS) throw new RangeError('boxes');
  return boxes.map(({ name, versions }, k) => {
    const read = versions.map(({ address, kept, artwork }, n): BoxVersion => {
      const [box, at] = [boxAt(address), Date.parse(kept)];
      if (!box || Number.isNaN(at)) throw new RangeError(`boxes[${k}].versions[${n}]`);
      const files = artwork?.files.map((file) => ({ name: file.name, data: fileIn(file.data) }));
      // As the studio writes it: equal versions are one.
      return { address: addressAt(box), at, artwork: artwork && { document: artwork.document, files: files! } };
    });
    const known = new Set<string>();
    const isFirst = (version: BoxVersion): boolean => known.size < known.add(versionKey(version)).size;
    return { name: name.trim(), versions: read.filter(isFirst) };
  });
};
