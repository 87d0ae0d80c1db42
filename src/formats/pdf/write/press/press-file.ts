import { once } from '../../../../geometry/index.ts';
import { bytesOfBase64 } from '../../../../values/index.ts';
import { array, dictionary, type PdfFile, reference } from '../pdf-file.ts';
import { deflate } from '../pdf-font.ts';
import type { DocumentInfo } from '../xmp.ts';
import fogra39 from './fogra39.json' with { type: 'json' };

/** What a printer needs to know beside the drawing (PDF/X-4). */
export interface PressOptions {
  /** Title of the document. @defaultValue the first line of the header */
  readonly title?: string;
  /** Date of the document. Fixed, so that equal requests give equal bytes. @defaultValue 2000-01-01 */
  readonly created?: Date;
  /** Name of a printing condition in the registry of the ICC, such as `FOGRA51`, with its CMYK profile. @defaultValue `FOGRA39` */
  readonly intent?: { readonly condition: string; readonly icc: Uint8Array };
}

const USUAL_DATE = new Date('2000-01-01T00:00:00Z');
const USUAL_TITLE = 'Dieline';

const usualIntent = once(() => intentOf(fogra39.identifier, fogra39.condition, bytesOfBase64(fogra39.deflated)));

/** The output intent of a file. Rejects with RangeError for a profile other than one of a CMYK printer. */
export const outputIntent = async ({ intent }: PressOptions) => {
  if (!intent) return usualIntent();
  const { condition, icc } = intent;
  if (!/^[ -~]{1,80}$/.test(condition))
    throw new RangeError(
      `the condition is ${JSON.stringify(condition)}; it must be 1 to 80 characters of ASCII. Try FOGRA51`,
    );
  const word = (at: number): string => String.fromCharCode(...icc.subarray(at, at + 4));
  if (word(36) !== 'acsp') throw new RangeError('the file is not an ICC profile: its header has no "acsp"');
  if (word(12) !== 'prtr' || word(16) !== 'CMYK')
    throw new RangeError(
      `the ICC profile is of class ${word(12)} for ${word(16).trim()}; the press needs one of class prtr for CMYK`,
    );
  return intentOf(condition, condition, await deflate(icc));
};

/** Adds the colours that a file is made for: gives the entry of the catalogue. @param deflated ICC profile, compressed for FlateDecode. */
const intentOf =
  (identifier: string, condition: string, deflated: Uint8Array) =>
  (pdf: PdfFile): string => {
    const profile = pdf.addStream({ N: 4, Alternate: '/DeviceCMYK', Filter: '/FlateDecode' }, deflated);
    const ascii = (value: string): string => `(${value.replaceAll(/[()\\]/g, '\\$&')})`;
    const intent = dictionary({
      Type: '/OutputIntent',
      S: '/GTS_PDFX',
      OutputConditionIdentifier: ascii(identifier),
      OutputCondition: ascii(condition),
      RegistryName: ascii('http://www.color.org'),
      Info: ascii(condition),
      DestOutputProfile: reference(profile),
    });
    return array([intent]);
  };

/** What the information and the metadata both say of a file. */
export const infoOf = ({ title, created = USUAL_DATE }: PressOptions, heading: string): DocumentInfo => ({
  title: heading || title || USUAL_TITLE,
  created: `${created.toISOString().slice(0, 19)}Z`,
});
