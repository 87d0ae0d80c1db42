import type { Box, Point } from '../../../geometry/index.ts';
import type { Size } from '../../../sheet/index.ts';
import { type Affine, applyAffine, composeAffine, invertAffine } from '../../reading/affine.ts';
import type { LineLook } from '../../reading/reading.ts';
import type { XmlElement } from '../../reading/xml.ts';
import { hexOf } from './colour.ts';
import { type GivenStyle, hasDashes, isClipped, type Style, styleOf } from './style.ts';
import type { Selected, StyleSheet } from './style-sheet.ts';
import { aboutOrigin, parseTransform } from './transform.ts';
import { type CssVariables, variablesOf, withVariables } from './variables.ts';

/** Properties inherited by the children of an element. */
export interface SvgContext {
  readonly matrix: Affine;
  readonly style: Style;
  readonly variables: CssVariables;
  readonly names: readonly string[];
  /** Reference lengths of percentages, in user units. */
  readonly view: Size;
  /** True for a point of the sheet inside all viewports around the element. */
  readonly seen: (p: Point) => boolean;
  readonly depth: number;
  /** Values of the element itself, by property. */
  readonly given: GivenStyle;
  /** The element, for selectors of a style sheet. */
  readonly selected: Selected | undefined;
}

/** True for points of the sheet inside a frame and all viewports around it, within 1 µm. */
export const visibleIn = ({ left, right, bottom, top }: Box, { matrix, seen }: SvgContext): SvgContext['seen'] => {
  const back = invertAffine(matrix);
  if (!back) return seen;
  const slack = 1e-6 * (right - left + top - bottom);
  return (p) => {
    const [x, y] = applyAffine(back, p);
    return x > left - slack && x < right + slack && y > bottom - slack && y < top + slack && seen(p);
  };
};

export const selectedOf = ({ name, attributes }: XmlElement, parent?: Selected): Selected => ({
  parent,
  name,
  id: attributes.id,
  classes: attributes.class?.split(/\s+/).filter(Boolean) ?? [],
});

/** The context inside an element. Throws Error for an unreadable transform. */
export const contextOf = (
  element: XmlElement,
  around: SvgContext,
  styles: StyleSheet,
  note: (sentence: string) => void,
): SvgContext => {
  const attribute = (name: string): string | undefined => element.attributes[name];
  const selected = selectedOf(element, around.selected);
  const written = styles.given(selected, attribute);
  const variables = variablesOf(written, around.variables);
  const given = withVariables(written, variables);
  if (isClipped(given)) note('Clip paths and masks were not applied: lines that a viewer hides were read');
  const [transform, origin] = ['transform', 'transform-origin'].map((name) => given.get(name) ?? attribute(name));
  const own = transform === undefined ? undefined : aboutOrigin(parseTransform(transform), origin, around.view);
  return {
    ...around,
    matrix: own ? composeAffine(around.matrix, own) : around.matrix,
    style: styleOf(given, around.style),
    variables,
    names: [
      labelOf(attribute('inkscape:label')),
      attribute('data-name'),
      ...selected.classes,
      selected.id,
      ...around.names,
    ].filter((name) => name !== undefined),
    depth: around.depth + 1,
    given,
    selected,
  };
};

/** A number and a name say which part a line belongs to, as `2 frame`, and nothing of its type. */
const labelOf = (label: string | undefined): string | undefined => (/^\d+ /.test(label ?? '') ? undefined : label);

export const lookOf = ({ names, style }: SvgContext): LineLook => {
  const colour = hexOf(style.stroke);
  // Other colour names and paint servers tell lines apart too.
  return {
    names: colour ? names : [...names, style.stroke],
    ...(colour && { colour }),
    ...(hasDashes(style) && { dashed: true }),
  };
};
