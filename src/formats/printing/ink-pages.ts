import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  type PDFObject,
  type PDFRawStream,
  type PDFRef,
} from 'pdf-lib';
import { keptIn } from '../../geometry/index.ts';
import { DEVICES, PROCESS } from '../pdf/read/colour-space.ts';
import { dictOf, get, listOf, nameValue, numberValue, openPdf, streamContent } from '../pdf/read/objects.ts';
import { contentOperations, isPdfName } from '../pdf/read/tokens.ts';
import { LIMITS } from '../reading/unreadable.ts';
import table from './device-inks.json' with { type: 'json' };
import { changeContents } from './flat-layers.ts';
import { mixAsPage } from './source.ts';

/** Inks of devices by their number of components: a minus before a name is a share of light, and which inks print RGB is the choice of the press. */
const { byCount, ...counts } = table;
/** Numbers of components of spaces that pictures among operators have, and of operators that choose a colour. Words come from strangers. */
const [SHORT, CHOOSING] = [counts.short, counts.choosing].map((one) => new Map<string, number>(Object.entries(one)));

/** Sum of the inks of a colour that no printing condition forbids. */
const MOST_ALONE = 3;

const countOf = (name: string): number | undefined => (name === 'Lab' ? 3 : DEVICES.get(name));

/**
 * A page in the colours of a screen, of which each copy shows three inks: one as the lack of red, one of green and one of blue. So any reader
 * mixes inks as the press does, of areas, lines, pictures, shadings, masks and transparency. What overprints is mixed by the darker ink.
 * @returns undefined where colours stand for themselves, and no one has many inks.
 */
export const inkPages = async (pdf: Uint8Array): Promise<readonly Uint8Array[] | undefined> => {
  const file = await openPdf(pdf, true);
  mixAsPage(file);
  const { context } = file;
  const inks = [...PROCESS];
  /** Functions from the shares of inks to three colours, by the names of the inks. */
  const functions = new Map<string, { readonly ref: PDFRef; readonly names: readonly string[] }>();
  const spaces = new Map<PDFObject, PDFObject>();
  /** Names of resources that are used. */
  const used = new Set<string>();
  let isMixed = false;

  const inkSpace = (names: readonly string[]): PDFObject => {
    inks.push(...names.filter((name) => !/^(|-Black|None|All)$/.test(name) && !inks.includes(name)));
    const { ref } = keptIn(functions, names.join('\0'), () => ({ ref: context.register(context.obj({})), names }));
    return context.obj(['DeviceN', names.map((_, k) => `Ink${k}`), 'DeviceRGB', ref]);
  };
  const deviceSpace = (count: number): PDFObject => inkSpace(byCount[count as 4] ?? []);
  const spaceOf = (object: PDFObject | undefined, depth = 0): PDFObject | undefined => {
    if (!object || depth > LIMITS.depth) return object;
    return keptIn(spaces, object, () => {
      const list = listOf(object, context);
      const name = nameValue(list[0] ?? object) ?? '';
      const count = name === 'ICCBased' ? numberValue(get(dictOf(list[1]), 'N')) : countOf(name);
      if (count !== undefined) return deviceSpace(count);
      if (name === 'Separation') return inkSpace([nameValue(list[1]) ?? '']);
      if (name === 'DeviceN') return inkSpace(listOf(list[1], context).map((one) => nameValue(one) ?? ''));
      if (!(object instanceof PDFArray) || (name !== 'Indexed' && name !== 'Pattern')) return object;
      const [kind, , ...table] = object.asArray();
      return context.obj([kind!, spaceOf(list[1], depth + 1)!, ...table]);
    });
  };
  const setSpace = (dict: PDFDict | undefined, key: string): void => {
    const space = spaceOf(get(dict, key));
    if (space) dict!.set(PDFName.of(key), space);
  };

  const changed = (content: Uint8Array): Uint8Array => {
    const parts: Uint8Array[] = [];
    for (const { operands, word, from, end } of contentOperations(content)) {
      const [first] = operands;
      for (const { name } of operands.filter(isPdfName)) used.add(name);
      const count = CHOOSING!.get(word);
      const named = /^cs$/i.test(word) && isPdfName(first) ? countOf(first.name) : undefined;
      const [space, colour] = /[A-Z]/.test(word) ? ['CS', 'SCN'] : ['cs', 'scn'];
      let own: string | undefined;
      const shares = operands.filter((one) => typeof one === 'number');
      if (shares.length > 3 && /k|scn/i.test(word)) isMixed ||= shares.reduce((sum, share) => sum + share) > MOST_ALONE;
      if (count) own = ` /Device${count} ${space} ${shares.map((share) => share.toFixed(5)).join(' ')} ${colour}`;
      else if (named) own = ` /Device${named} ${word}`;
      else if (word === 'EI') {
        isMixed = true;
        // Its dictionary stands before its pixels.
        const space = /(\/(?:CS|ColorSpace)\s*\/)(\w+)/;
        own = Buffer.from(content.subarray(from, end))
          .toString('latin1')
          .replace(space, (all, key, name) => (SHORT!.has(name) ? `${key}Device${SHORT!.get(name)}` : all));
      }
      parts.push(own === undefined ? content.subarray(from, end) : Buffer.from(own, 'latin1'));
    }
    return Buffer.concat(parts);
  };

  const done = new Set<PDFObject | undefined>();
  const isNew = (object: PDFObject | undefined): boolean => done.size < done.add(object).size;
  /** Changes the colours of resources, where all contents are known. */
  const recolour = (resources: PDFDict): void => {
    const own = dictOf(get(resources, 'ColorSpace')) ?? context.obj({});
    resources.set(PDFName.of('ColorSpace'), own);
    if (isNew(own)) for (const key of own.keys()) setSpace(own, key.decodeText());
    for (const count of [1, 3, 4]) own.set(PDFName.of(`Device${count}`), deviceSpace(count));
    const usedOf = (kind: string) => [...used].map((name) => dictOf(get(dictOf(get(resources, kind)), name)));
    for (const state of usedOf('ExtGState')) {
      const blend = nameValue(get(state, 'BM')) ?? 'Normal';
      const overprints = ['op', 'OP'].some((key) => String(get(state, key)) === 'true');
      isMixed ||= overprints || blend !== 'Normal';
      if (overprints && blend === 'Normal') state!.set(PDFName.of('BM'), PDFName.of('Darken'));
    }
    for (const dict of ['XObject', 'Pattern', 'Shading'].flatMap(usedOf)) {
      const isPicture = nameValue(get(dict, 'Subtype')) === 'Image';
      const shading = dictOf(get(dict, 'Shading')) ?? (get(dict, 'ShadingType') ? dict : undefined);
      const coloured = isPicture && !get(dict, 'ImageMask') ? dict : shading;
      isMixed ||= isPicture || shading !== undefined;
      if (coloured && isNew(coloured)) setSpace(coloured, 'ColorSpace');
    }
  };

  const [only] = file.getPages();
  const { Contents, Resources } = only!.node.normalizedEntries();
  const { width, height } = only!.getSize();
  const all = new Set<PDFDict>();
  const page = streamContent(Contents, context);
  const drawn = changeContents(file, page, Resources, false, (content, resources, stream) => {
    all.add(resources);
    // Without a colour of its own, a page or a tile begins in black.
    const start = !stream || get(stream.dict, 'PatternType') ? '/Device1 cs 0 scn /Device1 CS 0 SCN ' : '';
    const paper = stream ? '' : `/Device1 cs 1 scn 0 0 ${width} ${height} re f `;
    return Buffer.concat([Buffer.from(paper + start), changed(content)]);
  });
  only!.node.set(PDFName.of('Contents'), context.register(context.flateStream(drawn)));
  all.forEach(recolour);
  if (!isMixed) return undefined;
  const pages: Uint8Array[] = [];
  for (let k = 0; k < inks.length; k += 3) {
    for (const { ref, names } of functions.values()) context.assign(ref, mixing(context, names, inks.slice(k, k + 3)));
    pages.push(await file.save());
  }
  return pages;
};

/** The function from shares of inks to the lack of three of them, in each of red, green and blue (ISO 32000, 7.10.5). */
const mixing = (context: PDFContext, names: readonly string[], three: readonly string[]): PDFRawStream => {
  const lacks = [0, 1, 2].map((k) => {
    let code = '1';
    for (const [i, name] of names.entries()) {
      const isPrinted = name === three[k] || (name === 'All' && PROCESS.includes(three[k]!));
      const at = names.length - i + k;
      if (isPrinted) code += ` ${at} index sub`;
      else if (name === `-${three[k]}`) code += ` 1 ${at + 1} index sub sub`;
    }
    return code;
  });
  const code = `{ ${lacks.join(' ')} ${names.length + 3} 3 roll ${'pop '.repeat(names.length)}}`;
  const ranges = (n: number): number[] => Array.from({ length: n }, () => [0, 1]).flat();
  return context.stream(code, { FunctionType: 4, Domain: ranges(names.length), Range: ranges(3) });
};
