/** Converts an sRGB value 0…255 to linear light 0…1 (IEC 61966-2-1). */
export const toLinear = (v: number): number => (v <= 10.31475 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);

/** Converts linear light 0…1 to an sRGB value 0…255. */
export const fromLinear = (v: number): number =>
  255 * Math.min(1, v <= 0.0031308 ? 12.92 * Math.max(0, v) : 1.055 * v ** (1 / 2.4) - 0.055);

/** `#rrggbb` as three numbers 0…255. */
export const hexColour = (hex: string): [number, number, number] => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};
