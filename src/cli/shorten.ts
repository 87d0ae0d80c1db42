const MOST = 60;

/** What somebody typed, for a message: in quotes, and not longer than a line. */
export const shorten = (text: string): string => `"${text.length > MOST ? `${text.slice(0, MOST)}…` : text}"`;
