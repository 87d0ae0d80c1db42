/** `#rrggbb` of a CSS colour: hexadecimal, rgb() or one of the basic names; undefined for others. */
export const hexOf = (colour: string): string | undefined => {
  const hex = /^#([\da-f]{3,8})$/.exec(colour)?.[1];
  if (hex) {
    if (hex.length === 6 || hex.length === 8) return `#${hex.slice(0, 6)}`;
    return hex.length <= 4 ? `#${[...hex.slice(0, 3)].map((digit) => digit + digit).join('')}` : undefined;
  }
  const rgb = /^rgba?\(([^)]*)\)$/
    .exec(colour)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean)
    .slice(0, 3);
  if (rgb?.length === 3) {
    const parts = rgb.map((part) => Math.round(part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number(part)));
    if (parts.every((part) => part >= 0 && part <= 255))
      return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  }
  return Object.hasOwn(NAMED_COLOURS, colour) ? NAMED_COLOURS[colour] : undefined;
};

const NAMED_COLOURS: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  lime: '#00ff00',
  green: '#008000',
  blue: '#0000ff',
  yellow: '#ffff00',
  cyan: '#00ffff',
  aqua: '#00ffff',
  magenta: '#ff00ff',
  fuchsia: '#ff00ff',
  orange: '#ffa500',
  gray: '#808080',
  grey: '#808080',
};
