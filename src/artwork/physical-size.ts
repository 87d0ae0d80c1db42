import { MM_PER_CSS_UNIT, MM_PER_INCH } from '../values/index.ts';

/** A size in mm. */
export interface PhysicalSize {
  readonly width: number;
  readonly height: number;
}

export interface FileSize {
  readonly stated?: PhysicalSize;
  readonly possible: readonly PhysicalSize[];
  /** What is seen of an SVG, in its own units: x and y of its upper left corner, width and height. */
  readonly view?: readonly [x: number, y: number, width: number, height: number];
}

/**
 * Reads the size of an artwork without decoding it, from the density of a PNG (pHYs), JPEG (Exif, JFIF) or WebP (Exif) or the lengths of an
 * SVG, which programs that draw in points write without a unit: it may also be at 72 to the inch. `pixels`: of the upright picture.
 */
export const physicalSize = (file: Uint8Array, pixels: PhysicalSize): FileSize => {
  const bytes = new DataView(file.buffer, file.byteOffset, file.byteLength);
  try {
    const density = densityOf(bytes);
    if (!density) return svgSize(new TextDecoder().decode(file));
    const stated = { width: pixels.width / density[0], height: pixels.height / density[1] };
    return { stated, possible: [stated] };
  } catch (error) {
    // A file that is cut off states nothing.
    if (error instanceof RangeError) return NO_SIZE;
    throw error;
  }
};

const NO_SIZE: FileSize = { possible: [] };

/** Pixels per mm, across and down the upright picture. */
type Density = readonly [across: number, down: number];

const densityOf = (bytes: DataView): Density | undefined => {
  if (startsWith(bytes, 0, '\x89PNG')) return pngDensity(bytes);
  if (bytes.getUint16(0) === 0xffd8) return jpegDensity(bytes);
  return startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP') ? webpDensity(bytes) : undefined;
};

const startsWith = (bytes: DataView, at: number, text: string): boolean =>
  [...text].every((char, k) => bytes.getUint8(at + k) === char.charCodeAt(0));

const positive = (across: number, down: number): Density | undefined =>
  across > 0 && down > 0 && Number.isFinite(across + down) ? [across, down] : undefined;

/** Pixels per mm from whole pixels per metre, which programs round from pixels per inch. */
const fromMetre = (pixels: number): number => {
  const perInch = Math.round((pixels * MM_PER_INCH) / 1000);
  return Math.abs((perInch / MM_PER_INCH) * 1000 - pixels) < 1 ? perInch / MM_PER_INCH : pixels / 1000;
};

const pngDensity = (bytes: DataView): Density | undefined => {
  for (let at = 8; !startsWith(bytes, at + 4, 'IDAT'); at += 12 + bytes.getUint32(at)) {
    if (!startsWith(bytes, at + 4, 'pHYs')) continue;
    const isMetre = bytes.getUint8(at + 16) === 1;
    return isMetre ? positive(fromMetre(bytes.getUint32(at + 8)), fromMetre(bytes.getUint32(at + 12))) : undefined;
  }
  return undefined;
};

const CM = 10;

/** Units of a density by their numbers in JFIF and in Exif, in mm. */
const JFIF_UNITS: Readonly<Record<number, number>> = { 1: MM_PER_INCH, 2: CM };
const EXIF_UNITS: Readonly<Record<number, number>> = { 2: MM_PER_INCH, 3: CM };

const perMm = (across: number, down: number, unit: number | undefined): Density | undefined =>
  unit === undefined ? undefined : positive(across / unit, down / unit);

const jpegDensity = (bytes: DataView): Density | undefined => {
  let jfif: Density | undefined;
  for (let at = 2; ; at += 2 + bytes.getUint16(at + 2)) {
    const marker = bytes.getUint16(at);
    // The picture begins: nothing about it follows.
    if (marker === 0xffda || marker < 0xffc0) return jfif;
    if (marker === 0xffe0 && startsWith(bytes, at + 4, 'JFIF'))
      jfif = perMm(bytes.getUint16(at + 12), bytes.getUint16(at + 14), JFIF_UNITS[bytes.getUint8(at + 11)]);
    else if (marker === 0xffe1 && startsWith(bytes, at + 4, 'Exif')) {
      const exif = exifDensity(bytes, at + 10);
      if (exif) return exif;
    }
  }
};

const webpDensity = (bytes: DataView): Density | undefined => {
  for (let at = 12; at + 8 < bytes.byteLength; ) {
    const length = bytes.getUint32(at + 4, true);
    if (startsWith(bytes, at, 'EXIF')) return exifDensity(bytes, at + (startsWith(bytes, at + 8, 'Exif') ? 14 : 8));
    at += 8 + length + (length % 2);
  }
  return undefined;
};

/** Tags of Exif 2.3. */
const TAGS = { 274: 'orientation', 282: 'across', 283: 'down', 296: 'unit' } as const;

/** The density in the first directory of Exif, which begins with its byte order. */
const exifDensity = (bytes: DataView, start: number): Density | undefined => {
  const isLittle = bytes.getUint16(start) === 0x4949;
  const u16 = (at: number): number => bytes.getUint16(start + at, isLittle);
  const u32 = (at: number): number => bytes.getUint32(start + at, isLittle);
  const directory = u32(4);
  const found: Partial<Record<(typeof TAGS)[keyof typeof TAGS], number>> = {};
  for (let k = 0; k < u16(directory); k++) {
    const entry = directory + 2 + 12 * k;
    const name = TAGS[u16(entry) as keyof typeof TAGS];
    const isRatio = u16(entry + 2) === 5;
    if (name) found[name] = isRatio ? u32(u32(entry + 8)) / u32(u32(entry + 8) + 4) : u16(entry + 8);
  }
  const { across = 0, down = across, unit = 2, orientation = 1 } = found;
  const density = perMm(across, down, EXIF_UNITS[unit]);
  // A picture that lies on its side stands upright on the screen.
  return density && orientation > 4 ? [density[1], density[0]] : density;
};

type CssUnit = keyof typeof MM_PER_CSS_UNIT;

const svgSize = (text: string): FileSize => {
  const root = /<(?:[\w-]+:)?svg\b(?:"[^"]*"|'[^']*'|[^>"'])*>/.exec(text.replaceAll(/<!--[\s\S]*?-->/g, ''))?.[0];
  if (root === undefined) return NO_SIZE;
  const attribute = (name: string): string =>
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(root)?.slice(1).join('') ?? '';
  const style = attribute('style');
  const length = (name: string) =>
    lengthOf(new RegExp(`(?:^|;)\\s*${name}\\s*:([^;!]*)`).exec(style)?.[1] ?? '') ?? lengthOf(attribute(name));
  const [width, height] = [length('width'), length('height')];
  const [x = 0, y = 0, wide = 0, high = 0] = attribute('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const shape = wide > 0 && high > 0 ? wide / high : undefined;
  if (!width && !height)
    return shape
      ? { possible: inUnits([wide, high], [MM_PER_CSS_UNIT.pt, MM_PER_CSS_UNIT.px]), view: [x, y, wide, high] }
      : NO_SIZE;
  const across = width?.number ?? (shape && height!.number * shape);
  const down = height?.number ?? (shape && width!.number / shape);
  if (!across || !down) return NO_SIZE;
  const [unit, other] = [width?.unit ?? height!.unit, height?.unit ?? width!.unit];
  const stated = { width: across * MM_PER_CSS_UNIT[unit], height: down * MM_PER_CSS_UNIT[other] };
  const isPixels = [unit, other].every((one) => one === '' || one === 'px');
  const { px, pt } = MM_PER_CSS_UNIT;
  const view = shape ? ([x, y, wide, high] as const) : ([0, 0, stated.width / px, stated.height / px] as const);
  return { stated, possible: [stated, ...(isPixels ? inUnits([across, down], [pt]) : [])], view };
};

const inUnits = ([width, height]: readonly [number, number], units: readonly number[]): PhysicalSize[] =>
  units.map((mm) => ({ width: width * mm, height: height * mm }));

/** A length of CSS; undefined for a share such as 100%. */
const lengthOf = (text: string): { readonly number: number; readonly unit: CssUnit } | undefined => {
  const [, number = '', unit = ''] = /^\s*\+?(\d+\.?\d*(?:e[-+]?\d+)?|\.\d+)([a-z]*)\s*$/i.exec(text) ?? [];
  const name = unit.toLowerCase();
  return Number(number) > 0 && Object.hasOwn(MM_PER_CSS_UNIT, name)
    ? { number: Number(number), unit: name as CssUnit }
    : undefined;
};
