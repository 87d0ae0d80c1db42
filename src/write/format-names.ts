/** Names of the file formats, in the order in which they are offered. Apart from their writers: schemas need the names alone. */
export const formatNames = ['svg', 'dxf', 'pdf', 'cf2'] as const;

export type FormatName = (typeof formatNames)[number];
