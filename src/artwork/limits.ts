/** Limits of one artwork. `src/docs/mockups.md` states these numbers. */

export const MAX_ARTWORK_BYTES = 20 * 2 ** 20;

/** Memory of the drawing process, in MB. The system enforces the limit if possible; otherwise the process ends itself. */
export const MEMORY = 1536;

/** Processor time for drawing an artwork, in seconds. An artwork that needs more is refused. */
export const PROCESSOR_TIME = 20;

/** Longest wait for a drawing, in seconds by the clock. It says nothing about the artwork: the machine is busy. Tests wait longer. */
export const longestRun = { seconds: 30 };

/** Number of artworks drawn at the same time, per process. */
export const AT_ONCE = 2;

/** Largest number of waiting artworks, and longest wait in seconds. */
export const MAX_WAITING_ARTWORKS = 32;
export const LONGEST_WAIT = 10;

/** Largest number of decoded pixels: 400 MB. */
export const MOST_PIXELS = 100_000_000;

/** Largest depth of nested elements in an SVG, including references. Each level may need a layer as large as the picture. */
export const MAX_SVG_DEPTH = 64;

/** Largest number of drawn elements in an SVG, counted at each use. */
export const MOST_ELEMENTS = 200_000;
