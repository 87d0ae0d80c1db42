import { MM_PER_CSS_UNIT } from '../../../values/index.ts';
import type { Reading, ReadOptions } from '../../reading/reading.ts';
import { UnreadableError } from '../../reading/unreadable.ts';
import type { XmlElement } from '../../reading/xml.ts';
import type { GivenStyle } from './style.ts';

const LENGTH = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)\s*$/i;

/** A length in user units of 1 px. A percentage refers to `whole`. Throws Error for a text that is not a length. */
export const lengthIn = (text: string, whole: number): number => {
  const [, number, unit = ''] = LENGTH.exec(text) ?? [];
  if (number === undefined) throw new Error(`"${text.slice(0, 40)}" is not a length`);
  if (unit === '') return Number(number);
  if (unit === '%') return (Number(number) * whole) / 100;
  const mm = cssUnitMm(unit);
  if (mm === undefined) throw new Error(`"${text.slice(0, 40)}" has an unknown unit`);
  return (Number(number) * mm) / MM_PER_CSS_UNIT.px;
};

const cssUnitMm = (unit: string): number | undefined => {
  const name = unit.toLowerCase();
  return Object.hasOwn(MM_PER_CSS_UNIT, name) ? MM_PER_CSS_UNIT[name as keyof typeof MM_PER_CSS_UNIT] : undefined;
};

/** A length in mm; undefined for a missing or negative length, a percentage or an unknown unit. */
const sizeIn = (text: string | undefined): number | undefined => {
  const [, number, unit = ''] = LENGTH.exec(text ?? '') ?? [];
  const size = Number(number) * (cssUnitMm(unit) ?? Number.NaN);
  return size >= 0 ? size : undefined;
};

/** The four numbers of a `viewBox`; undefined for a text that is not one. */
export const parseViewBox = (text: string): readonly [number, number, number, number] | undefined => {
  const n = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [left, top, width, height] = n;
  return n.length === 4 && n.every(Number.isFinite) && width! >= 0 && height! >= 0
    ? [left!, top!, width!, height!]
    : undefined;
};

const ALIGN_SHARES: Readonly<Record<string, number>> = { min: 0, mid: 0.5, max: 1 };

/** Scale of a viewport's content, and the share of the spare space before it. @param text - `preserveAspectRatio` (SVG 2, 8.6). */
export const fitToViewport = (
  [across, down]: readonly [number, number],
  text: string,
): { readonly scale: readonly [number, number]; readonly share: readonly [number, number] } => {
  const [, x, y, how] = /^\s*(?:x(min|mid|max)y(min|mid|max)|none)(?:\s+(meet|slice))?\s*$/i.exec(text) ?? [];
  if (/^\s*none\b/i.test(text)) return { scale: [across, down], share: [0, 0] };
  const scale = how?.toLowerCase() === 'slice' ? Math.max(across, down) : Math.min(across, down);
  return {
    scale: [scale, scale],
    share: [ALIGN_SHARES[x?.toLowerCase() ?? 'mid']!, ALIGN_SHARES[y?.toLowerCase() ?? 'mid']!],
  };
};

/** The size of a unit of the drawing, `down` the vertical one of a stretched drawing in mm, and the reference box of percentages. */
export const viewOf = (
  { attributes }: XmlElement,
  given: GivenStyle,
  { mm }: ReadOptions,
  note: (sentence: string) => void,
): { readonly unit: Reading['unit']; readonly view: Record<'width' | 'height', number>; readonly down?: number } => {
  // A share of the page in CSS, e.g. 100%, is no size: the attribute then is the better one.
  const size = (name: 'width' | 'height') => sizeIn(given.get(name)) ?? sizeIn(attributes[name]);
  const [width, height] = [size('width'), size('height')];
  const box = attributes.viewBox === undefined ? undefined : parseViewBox(attributes.viewBox);
  if (attributes.viewBox !== undefined && !(box && box[2] > 0 && box[3] > 0))
    throw new UnreadableError(`viewBox="${attributes.viewBox.slice(0, 60)}" is not a box.`, 'line 1');
  const view = {
    width: box?.[2] ?? (width ?? 0) / MM_PER_CSS_UNIT.px,
    height: box?.[3] ?? (height ?? 0) / MM_PER_CSS_UNIT.px,
  };
  if (mm !== undefined) return { unit: { mm, from: 'given' }, view };
  if (!box && width !== undefined)
    return { unit: { mm: MM_PER_CSS_UNIT.px, from: 'px, because the file has no viewBox' }, view };
  const [across, up] = [box && width && width / box[2], box && height && height / box[3]];
  if (across && up && Math.abs(across - up) > 1e-3 * across) {
    const { preserveAspectRatio } = attributes;
    if (preserveAspectRatio === undefined)
      note(
        `Width and height fit the viewBox at different scales, ${across.toPrecision(5)} and ${up.toPrecision(5)}: the smaller one was used`,
      );
    const [x, y] = fitToViewport([across, up], preserveAspectRatio ?? '').scale;
    return { unit: { mm: snapToUnit(x), from: 'size and viewBox' }, view, ...(x !== y && { down: snapToUnit(y) }) };
  }
  const scale = across ?? up;
  if (scale) return { unit: { mm: snapToUnit(scale), from: 'size and viewBox' }, view };
  return { unit: pointsUnit(note), view };
};

/** The unit nearest to a scale, to remove rounding. */
const snapToUnit = (scale: number): number =>
  Object.values(MM_PER_CSS_UNIT).find((unit) => Math.abs(unit - scale) < 1e-5 * unit) ?? scale;

/** The unit of the hosted service, which writes points without a size. */
const pointsUnit = (note: (sentence: string) => void): Reading['unit'] => {
  note('The file has no size: points (72 to the inch) were assumed, as the hosted service writes them');
  return { mm: MM_PER_CSS_UNIT.pt, from: 'points, assumed because the file has no size' };
};
