/** One part of an address, as a message shows it. */
export const partOf = (name: string, value: string | number): string => `${name}=${value}`;
