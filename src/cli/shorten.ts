const MAX_SHOWN_CHARACTERS = 60;

/** Quotes user input in a message, shortened to one line. */
export const shorten = (text: string): string =>
  `"${text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text}"`;
