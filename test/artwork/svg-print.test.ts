import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lostPicture } from '../../src/artwork/index.ts';
import { layersOn } from '../../src/entry/make-press-pdf.ts';
import { pressPdf } from '../../src/entry/press.ts';
import { dieline } from '../../src/index.ts';
import { jpeg, png } from '../contract/artworks.ts';
import { newFolder } from '../support/folder.ts';
import { x4Faults } from '../support/pdf-x4.ts';

const box = dieline('becf-10101', { length: 60, width: 25, height: 100 });
const svg = (content: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="60mm" height="100mm" viewBox="0 0 60 100">${content}</svg>`,
  );
const document = { schema: 1, layers: [{ file: 'tea.svg', on: 'front', at: [0, 0] }] } as const;
const pressed = (content: string) => pressPdf(box, document, { asset: async () => svg(content) });
/** Why a picture of this link is not printed; undefined for one that is. */
const refusal = (link: string, id = '') =>
  pressed(`<path d="M0 0h9v9z"/><image ${id} x="9" y="9" width="30" height="30" xlink:href="${link}"/>`).then(
    () => undefined,
    (error: Error) => error.message,
  );
const data = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;

describe('a picture of an SVG', () => {
  it('that would be missing in print is named', async () => {
    for (const link of ['photo.jpg', '../img/photo.jpg', 'https://x.example/p.png', 'file:///etc/passwd'])
      expect(await refusal(link)).toBe(
        `tea.svg has the picture "${link}", which lies in another file. Embed it in the SVG.`,
      );
    for (const type of ['image/webp', 'image/tiff', 'image/bmp', 'image/svg+xml'])
      expect(await refusal(data(type, png()), 'id="photo"')).toBe(
        `tea.svg has a picture, number 1 (photo), as ${type}, which cannot be printed. Embed it as PNG or JPEG.`,
      );
    expect(await refusal(data('', png()))).toContain('number 1, as data without a type,');
    const good = `<image width="9" height="9" href="${data('image/png', png())}"/>`;
    await expect(pressed(`${good}<image id="b" width="9" height="9" href="b.png"/>`)).rejects.toThrow(/"b\.png"/);
  });

  it('that is damaged is named', async () => {
    expect(await refusal(data('image/png', Buffer.from('nothing')))).toBe(
      'tea.svg: In picture 1 inside the SVG: The artwork is damaged.',
    );
    for (const [type, whole] of [
      ['image/png', png(30, 30)],
      ['image/jpeg', jpeg()],
    ] as const)
      expect(await refusal(data(type, whole.subarray(0, -12)), 'id="photo"')).toBe(
        'tea.svg: In picture 1 (photo) inside the SVG: The artwork is damaged: its end is missing.',
      );
  });

  it('that is whole is printed, under each name of its type', async () => {
    for (const [type, bytes] of [
      ['image/png', png()],
      ['image/jpeg', jpeg()],
      ['image/jpg', jpeg()],
    ] as const) {
      const { pdf } = await pressed(`<image width="30" height="30" href="${data(type, bytes)}"/>`);
      expect([type, Buffer.from(pdf).includes('/Subtype /Image')]).toEqual([type, true]);
    }
  });

  // Read from each start to the end, they would take hours.
  it('may begin a million times without an end', () =>
    expect(lostPicture(Buffer.from('<image '.repeat(1_000_000)))).toBeUndefined());

  it('that a browser does not load is named in the studio, too', async () => {
    const shown = (link: string) =>
      layersOn(box, document, async () => svg(`<image width="9" height="9" href="${link}"/>`), 3, {
        isShown: true,
      }).place(document.layers[0]);
    await expect(shown('photo.jpg')).rejects.toThrow(
      'tea.svg has the picture "photo.jpg", which lies in another file.',
    );
    expect((await shown(data('image/webp', png()))).found).toEqual([]);
  });
});

/** Share of an area that a plate prints, by the names of the plates. */
const plates = (pdf: Uint8Array): Record<string, number> => {
  const folder = newFolder();
  const path = join(folder, 'press.pdf');
  writeFileSync(path, pdf);
  const gs = ['-q', '-dBATCH', '-dNOPAUSE', '-dSAFER', '-sDEVICE=tiffsep', '-sCompression=none', '-r36'];
  execFileSync('gs', [...gs, `-o${folder}/plate%d.tif`, path]);
  const inked = (plate: string): number => {
    const bytes = readFileSync(join(folder, `plate1(${plate}).tif`));
    return bytes.subarray(1000, -1000).filter((value) => value < 200).length / bytes.length;
  };
  return Object.fromEntries(['Cyan', 'Magenta', 'Yellow', 'Black'].map((plate) => [plate, inked(plate)]));
};

const BLACKS: Readonly<Record<string, string>> = {
  'a text': '<text x="4" y="40" font-size="30">Tea</text>',
  'a fill of a style, and a line':
    '<rect width="40" height="40" style="fill:#000"/><path d="M0 60h50" stroke="black" stroke-width="9"/>',
  'a transparent group':
    '<g opacity=".6"><rect width="40" height="40" fill="black"/><rect x="9" width="40" height="40" fill="#000000"/></g>',
  'a clip':
    '<clipPath id="c"><circle cx="30" cy="30" r="25"/></clipPath><g clip-path="url(#c)"><rect width="60" height="60"/></g>',
  'a mask':
    '<mask id="m"><rect width="60" height="100" fill="white"/><rect x="20" width="9" height="99" fill="black"/></mask><g mask="url(#m)"><rect width="60" height="60"/></g>',
  'a pattern':
    '<pattern id="p" width="9" height="9" patternUnits="userSpaceOnUse"><rect width="6" height="6"/></pattern><rect width="60" height="60" fill="url(#p)"/>',
};

describe.runIf(spawnSync('gs', ['--version']).status === 0)('black of an SVG is printed in black ink alone', () => {
  it.each(Object.entries(BLACKS))('%s', async (_, content) => {
    const { pdf } = await pressed(content);
    const { Black, ...others } = plates(pdf);
    expect(Black).toBeGreaterThan(0.005);
    expect(others).toEqual({ Cyan: 0, Magenta: 0, Yellow: 0 });
    expect(await x4Faults(pdf)).toEqual(await x4Faults((await pressed('<path d="M0 0h9v9z"/>')).pdf));
  });

  it('and a gradient from black as before in all inks', async () => {
    const { pdf } = await pressed(
      '<linearGradient id="g"><stop stop-color="black"/><stop offset="1" stop-color="red"/></linearGradient><rect width="60" height="60" fill="url(#g)"/>',
    );
    for (const [ink, share] of Object.entries(plates(pdf))) expect([ink, share > 0.01]).toEqual([ink, true]);
  });
});
