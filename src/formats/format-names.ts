/** Names of the file formats, in their display order. Separate from the writers, because schemas need only the names. */
export const formatNames = ['svg', 'dxf', 'pdf', 'cf2'] as const;

export type FormatName = (typeof formatNames)[number];
