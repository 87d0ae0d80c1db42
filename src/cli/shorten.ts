const MOST = 60;

/** Quotes user input in a message, shortened to one line. */
export const shorten = (text: string): string => `"${text.length > MOST ? `${text.slice(0, MOST)}…` : text}"`;
