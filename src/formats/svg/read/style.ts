import { isTransparent } from './colour.ts';

/** Stroke of the lines of an element without any values. */
export const initial = {
  stroke: 'none',
  fill: 'black',
  /** Colour of `currentColor`. */
  color: 'black',
  /** True when the element and its children are drawn. False for `display: none` and for zero opacity. */
  displayed: true,
  /** The `visibility` of the element itself. Its children may differ. */
  visible: true,
  /** Width and opacity of the stroke, verbatim. */
  strokeWidth: '1',
  strokeOpacity: '1',
  dashes: 'none',
};

/** Stroke of the lines of an element, inherited values included. */
export type Style = Readonly<typeof initial>;

export const isInvisible = ({ strokeWidth, strokeOpacity }: Style): boolean =>
  [strokeWidth, strokeOpacity].some(isZero);

/** True when the stroke is dashed. A dash array of zeros counts as solid. */
export const hasDashes = ({ dashes }: Style): boolean => /[1-9]/.test(dashes);

const isZero = (value: string): boolean => Number.parseFloat(value) === 0;

/** Given values of an element, by property name. */
export type GivenStyle = ReadonlyMap<string, string>;

/** Style of an element: its given values, else inherited ones. */
export const styleOf = (all: GivenStyle, inherited: Style): Style => {
  const value = (name: string, before: string): string => {
    const given = all.get(name);
    return given === undefined || given === 'inherit' ? before : given;
  };
  const color = value('color', inherited.color);
  const paint = (name: 'stroke' | 'fill'): string => {
    const given = value(name, inherited[name]);
    const own = given === 'currentcolor' ? color : given;
    // A transparent paint draws nothing.
    return isTransparent(own) ? 'none' : own;
  };
  const visibility = value('visibility', inherited.visible ? 'visible' : 'hidden');
  return {
    stroke: paint('stroke'),
    fill: paint('fill'),
    color,
    displayed: inherited.displayed && all.get('display') !== 'none' && !isZero(all.get('opacity') ?? '1'),
    visible: !['hidden', 'collapse'].includes(visibility),
    strokeWidth: value('stroke-width', inherited.strokeWidth),
    strokeOpacity: value('stroke-opacity', inherited.strokeOpacity),
    dashes: value('stroke-dasharray', inherited.dashes),
  };
};

/** True for an element partly hidden by a clip path or a mask. */
export const isClipped = (all: GivenStyle): boolean =>
  ['clip-path', 'mask'].some((name) => (all.get(name) ?? 'none') !== 'none');
