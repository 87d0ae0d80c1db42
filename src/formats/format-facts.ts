/**
 * The file formats in display order, by extension. Apart from writers and readers: schemas, pages and the command line need only this.
 * `endings`: extensions of the files that are read; what is written has the name of the format. `end`: that of a whole file.
 */
export const formatFacts = {
  svg: { title: 'SVG', mediaType: 'image/svg+xml', endings: ['svg', 'svgz'], end: /<\/svg>\s*$/ },
  dxf: { title: 'DXF', mediaType: 'image/vnd.dxf', endings: ['dxf'], end: /\n\s*0\r?\n\s*EOF\s*$/ },
  // Illustrator and EPS files may contain a PDF.
  pdf: { title: 'PDF', mediaType: 'application/pdf', endings: ['pdf', 'ai', 'eps'], end: /%%EOF\s*$/ },
  cf2: { title: 'CF2', mediaType: 'application/x-cff2', endings: ['cf2', 'cff2'], end: /\$EOF\s*$/ },
  lbrn2: {
    title: 'LightBurn',
    mediaType: 'application/x-lightburn',
    endings: ['lbrn2', 'lbrn'],
    end: /<\/LightBurnProject>\s*$/,
  },
  plt: { title: 'HPGL', mediaType: 'application/vnd.hp-hpgl', endings: ['plt', 'hpgl'], end: /SP0;\s*$/ },
} as const;

export type FormatName = keyof typeof formatFacts;

export const formatNames = Object.keys(formatFacts) as readonly FormatName[];

/**
 * Tells whether `name` is a file format.
 * @example
 * isFormat('svg'); // = true
 * isFormat('ai'); // = false
 */
export const isFormat = (name: unknown): name is FormatName =>
  typeof name === 'string' && Object.hasOwn(formatFacts, name);

/** The formats of a request to the service; the others are for machines. */
export const serviceFormats = ['svg', 'dxf', 'pdf', 'cf2'] as const satisfies readonly FormatName[];

/**
 * Tells whether `name` is a format of a request to the service.
 * @example
 * isServiceFormat('plt'); // = false
 */
export const isServiceFormat = (name: unknown): name is (typeof serviceFormats)[number] =>
  serviceFormats.some((one) => one === name);

/** The formats of the service as a choice in a sentence: "svg, dxf or pdf", on request without one of them. */
export const formatChoice = (except?: FormatName): string => {
  const names = serviceFormats.filter((name) => name !== except);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
};

/** The ending of each file that can be read: dxf, svgz, ai, … */
export const readEndings: readonly string[] = Object.values(formatFacts).flatMap(({ endings }) => endings);
