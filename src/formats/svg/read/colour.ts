import { hexOfBytes } from '../../reading/hex-colour.ts';
import names from './named-colours.json' with { type: 'json' };

/** `#rrggbb` of a CSS colour: hexadecimal, rgb(), hsl() or one of the basic names; undefined for others. */
export const hexOf = (colour: string): string | undefined => {
  const hex = /^#([\da-f]{3,8})$/.exec(colour)?.[1];
  if (hex) {
    if (hex.length === 6 || hex.length === 8) return `#${hex.slice(0, 6)}`;
    return hex.length <= 4 ? `#${[...hex.slice(0, 3)].map((digit) => digit + digit).join('')}` : undefined;
  }
  const rgb = argumentsOf(colour, 'rgb');
  if (rgb)
    return hexOfParts(
      rgb.slice(0, 3).map((part) => (part.endsWith('%') ? Number.parseFloat(part) * 2.55 : Number(part))),
    );
  const hsl = argumentsOf(colour, 'hsl');
  if (hsl) return hexOfHsl(hsl.map((part) => Number.parseFloat(part)));
  return Object.hasOwn(NAMED_COLOURS, colour) ? NAMED_COLOURS[colour] : undefined;
};

/** True for a colour that is not seen: `transparent`, or with an alpha of 0. */
export const isTransparent = (colour: string): boolean => {
  if (colour === 'transparent' || /^#(?:[\da-f]{3}0|[\da-f]{6}00)$/.test(colour)) return true;
  const alpha = (argumentsOf(colour, 'rgb') ?? argumentsOf(colour, 'hsl'))?.[3];
  return alpha !== undefined && Number.parseFloat(alpha) === 0;
};

/** The arguments of a colour function: three, and perhaps alpha. */
const argumentsOf = (colour: string, name: string): string[] | undefined => {
  const inside = new RegExp(`^${name}a?\\(([^)]*)\\)$`).exec(colour)?.[1];
  const parts = inside?.split(/[\s,/]+/).filter(Boolean);
  return parts && parts.length >= 3 ? parts : undefined;
};

/** `#rrggbb` of red, green and blue from 0 to 255. */
const hexOfParts = (parts: readonly number[]): string | undefined => {
  const whole = parts.map(Math.round);
  return whole.every((part) => part >= 0 && part <= 255) ? hexOfBytes(whole) : undefined;
};

/** `#rrggbb` of a hue in degrees, and saturation and lightness in per cent (CSS Color 4). */
const hexOfHsl = ([hue, saturation, lightness]: readonly number[]): string | undefined => {
  const [s, l] = [saturation! / 100, lightness! / 100];
  const part = (n: number): number => {
    const k = (((n + hue! / 30) % 12) + 12) % 12;
    return 255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return hexOfParts([part(0), part(8), part(4)]);
};

const NAMED_COLOURS: Readonly<Record<string, string>> = names;
