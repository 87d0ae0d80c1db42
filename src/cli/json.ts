/** A body as the command line shows it. */
export const json = (body: unknown): string => `${JSON.stringify(body, null, 2)}\n`;
