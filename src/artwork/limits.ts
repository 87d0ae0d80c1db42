/** Limits of one artwork. The README names these numbers. */

/** The largest file, in bytes. */
export const LARGEST = 20 * 2 ** 20;

/** Memory of the process that draws, in MB. Where the system can, it refuses more; elsewhere the process ends itself. */
export const MEMORY = 1536;

/** Time limit for drawing an artwork, in seconds. */
export const PATIENCE = 20;

/** Processor time that an upload spends to hear whether its artwork can be drawn, and how long it waits for that, in seconds. */
export const CHECK_PATIENCE = 2;
export const CHECK_WAIT = 8;

/** Artworks drawn at once per process. */
export const AT_ONCE = 2;

/** Artworks that may wait for their turn, and for how long, in seconds. */
export const WAITING = 32;
export const LONGEST_WAIT = 10;

/** The most pixels that are unpacked: 400 MB. */
export const MOST_PIXELS = 100_000_000;

/** Largest depth of nested elements in an SVG, references included: each may be a layer as large as the picture. */
export const DEEPEST = 64;

/** The most elements an SVG may draw, each counted as often as it is used. */
export const MOST_ELEMENTS = 200_000;
