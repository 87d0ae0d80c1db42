/** Decodes base 64 and gzip. */
export const unpack = async (text: string): Promise<ArrayBuffer> => {
  const packed = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
};
