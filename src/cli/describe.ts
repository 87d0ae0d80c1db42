import { MM_PER_INCH, type Size } from '../entry/engine.ts';

const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

/** `314.5 × 278 mm` */
export const describeSize = ({ width, height }: Size, unit: 'mm' | 'in'): string =>
  unit === 'mm'
    ? `${rounded(width, 2)} × ${rounded(height, 2)} mm`
    : `${rounded(width / MM_PER_INCH, 3)} × ${rounded(height / MM_PER_INCH, 3)} in`;

/** `655.8 cm²` of mm² */
export const describeArea = (area: number, unit: 'mm' | 'in'): string =>
  unit === 'mm' ? `${rounded(area / 100, 1)} cm²` : `${rounded(area / MM_PER_INCH ** 2, 2)} in²`;

/** `697 kB` */
export const describeBytes = (file: string | Uint8Array): string => {
  const bytes = typeof file === 'string' ? Buffer.byteLength(file) : file.length;
  return bytes < 1000 ? `${bytes} bytes` : `${Math.round(bytes / 1000)} kB`;
};

/** `1 blank`, `3 blanks` */
export const describeCount = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
