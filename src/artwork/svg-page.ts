import { MM_PER_INCH } from '../values/index.ts';
import { limitPixels, pictureSize } from './image-size.ts';
import type { PhysicalSize } from './physical-size.ts';
import { Refusal } from './refusal.ts';
import { decoded, selfContained } from './self-contained.ts';

const POINTS_PER_MM = 72 / MM_PER_INCH;

/** Letters that the font of the project has: Latin, Greek and Cyrillic ones, and their signs. */
const STRANGE =
  /[^\s!-~\u00a0-\u024f\u0370-\u03ff\u0400-\u04ff\u1e00-\u1eff\u2010-\u2044\ufb00-\ufb06\u20ac\u2116\u2122\u2212\ufeff]/u;

/** Black that is printed in black ink alone: how it is written, and percent of each ink with its opacity. */
const BLACK = '#000';
const BLACK_INK = [[0, 0, 0, 100], 1];

/** The fonts of the project, and the families for which they stand, as resvg takes them. */
export const FONT_FILES = ['Regular', 'Bold', 'Italic', 'BoldItalic'].map((style) => `LiberationSans-${style}.ttf`);
export const FONT_FAMILIES = {
  defaultFontFamily: 'Liberation Sans',
  sansSerifFamily: 'Liberation Sans',
  serifFamily: 'Liberation Sans',
  monospaceFamily: 'Liberation Sans',
};

/** What draws an SVG as a page: resvg, pdfkit and svg-to-pdfkit, of Node or of a browser. Their own types are not those of the package. */
export interface SvgTools {
  readonly Resvg: new (svg: string, options: object) => { toString(): string; render(): { asPng(): Uint8Array } };
  readonly Page: new (options: object) => { on(what: string, then: (chunk: Uint8Array) => void): void; end(): void };
  readonly draw: (page: never, svg: string, x: number, y: number, options: object) => void;
  /** The fonts of the project, as resvg takes them, and one of them for the page. */
  readonly font: object;
  readonly pageFont: string | Uint8Array;
}

/**
 * An SVG as a PDF of one page of this size. resvg first works out what it means (styles, references, texts as outlines), so that only paths,
 * gradients and pictures are drawn.
 * @throws Refusal for a damaged SVG, and for what a PDF cannot say.
 */
export const pageOfSvg = async (
  file: Uint8Array,
  { width, height }: PhysicalSize,
  { Resvg, Page, draw, font, pageFont }: SvgTools,
): Promise<Buffer> => {
  const own = selfContained(decoded(file), true);
  const texts = own.replaceAll(/<((?:\w+:)?(?:style|title|desc))\b[\s\S]*?<\/\1>|<[^>]*>|&#?\w+;/g, ' ');
  const [strange] = STRANGE.exec(texts) ?? [];
  if (strange) throw cannot(`has letters that the font of the project lacks, as ${strange}: make texts outlines`);
  try {
    const plain = new Resvg(own, { font }).toString();
    const [, unlike] = /\b(filter|mix-blend-mode|paint-order)(?:="(?!normal)|:\s*(?!normal))/.exec(plain) ?? [];
    if (unlike) throw cannot(`has a ${unlike}, which no PDF has. Save it as PDF in the program that drew it`);
    // resvg gives gradients of texts no name.
    if (plain.split(' id=""').length > 2) throw cannot('has texts with several gradients: turn them into outlines');
    const named = plain.replace(' id=""', ' id="of-text"').replaceAll('url(#)', 'url(#of-text)');
    // A PDF has no dashes of length 0.
    const dashed = named.replaceAll(/(?<=stroke-dasharray=")[^"]+/g, (dashes) =>
      dashes.replaceAll(/[\d.e+-]+/g, (dash) => String(Math.max(Number(dash), 0.001))),
    );
    // Masks know light alone, and the colours of a gradient are of one kind: black in them stays as it is.
    const marked = dashed.replaceAll(/<mask\b[\s\S]*?<\/mask>|\b(fill|stroke)="#000000"/g, (whole, paint) =>
      paint ? `${paint}="${BLACK}"` : whole,
    );
    const size: [number, number] = [width * POINTS_PER_MM, height * POINTS_PER_MM];
    const page = new Page({ size, margin: 0, font: pageFont });
    const chunks: Uint8Array[] = [];
    page.on('data', (chunk) => chunks.push(chunk));
    const done = new Promise<unknown>((resolve) => page.on('end', resolve));
    /** JPEG as it is; others unpacked, since not all forms of them can be embedded. */
    const picture = (link: string): string => {
      if (/^data:image\/jpe?g/.test(link)) return link;
      const at = pictureSize(Buffer.from(link.slice(link.indexOf(',') + 1), 'base64'));
      if (!at) throw cannot('has a picture that is no PNG or JPEG');
      limitPixels(at.width * at.height);
      const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="${at.width}" height="${at.height}"><image width="${at.width}" height="${at.height}" href="${link}"/></svg>`;
      const flat = new Resvg(alone, { font: { loadSystemFonts: false } }).render().asPng();
      return `data:image/png;base64,${Buffer.from(flat).toString('base64')}`;
    };
    draw(page as never, marked, 0, 0, {
      ...{ width: size[0], height: size[1], assumePt: true, preserveAspectRatio: 'none' },
      imageCallback: picture,
      colorCallback: (colour: unknown, written?: string) => (written === BLACK ? BLACK_INK : colour),
      warningCallback: (reason: string) => {
        throw cannot(`cannot be drawn: ${reason.slice(0, 100)}`);
      },
    });
    page.end();
    await done;
    return Buffer.concat(chunks);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw cannot(`cannot be drawn: ${String((error as Error).message ?? error).slice(0, 120)}`);
  }
};

const cannot = (why: string): Refusal => new Refusal(`The artwork is an SVG that ${why}.`);

/** Families for which the font of the project stands. */
const OURS = /^(liberation ?sans|arial(mt)?|helvetica|sans-?serif)(-.*)?$/i;

/** Fonts of the texts of an SVG for which the font of the project stands. */
export const otherFonts = (file: Uint8Array): string[] => {
  const text = new TextDecoder().decode(file);
  if (!/<(?:\w+:)?text\b/.test(text)) return [];
  // Elements that may say which font a text has, and what a style sheet says.
  const styled = /<(?:\w+:)?(?:text|tspan|textPath|g|svg|style)\b[^>]*>(?:[^<]*(?=<\/(?:\w+:)?style))?/g;
  const named = [...text.matchAll(styled)].flatMap(([part]) => [
    ...part.matchAll(/font-family\s*[:=]\s*["']*([^,;"'}>&]+)/g),
  ]);
  return [...new Set(named.map(([, family]) => family!.trim()))].filter((family) => !OURS.test(family));
};
