export const json = (body: unknown): string => `${JSON.stringify(body, null, 2)}\n`;
