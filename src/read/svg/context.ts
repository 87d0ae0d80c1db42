import type { Point } from '../../geometry/index.ts';
import { type Affine, composeAffine } from '../affine.ts';
import type { LineLook } from '../reading.ts';
import { hexOf } from './colour.ts';
import { hasDashes, isClipped, type Style, styleOf } from './style.ts';
import type { Selected, StyleSheet } from './style-sheet.ts';
import { parseTransform } from './transform.ts';
import type { SvgViewport } from './viewport.ts';
import type { XmlElement } from './xml.ts';

/** Properties that an element passes on to its children. */
export interface SvgContext {
  readonly matrix: Affine;
  readonly style: Style;
  readonly names: readonly string[];
  /** Lengths that percentages refer to. */
  readonly view: SvgViewport;
  /** True when a point of the sheet is inside all viewports around the element. */
  readonly seen: (p: Point) => boolean;
  readonly depth: number;
}

/**
 * The context inside an element.
 * @throws Error for a transform that cannot be read.
 */
export const contextOf = (
  element: XmlElement,
  around: SvgContext,
  styles: StyleSheet,
  note: (sentence: string) => void,
): SvgContext => {
  const attribute = (name: string): string | undefined => element.attributes[name];
  const selected: Selected = {
    name: element.name,
    id: attribute('id'),
    classes: attribute('class')?.split(/\s+/).filter(Boolean) ?? [],
  };
  const given = styles.given(selected, attribute);
  if (isClipped(given)) note('Clip paths and masks were not applied: lines that a viewer hides were read');
  const transform = attribute('transform');
  return {
    ...around,
    matrix: transform === undefined ? around.matrix : composeAffine(around.matrix, parseTransform(transform)),
    style: styleOf(given, around.style),
    names: [attribute('inkscape:label'), ...selected.classes, selected.id, ...around.names].filter(
      (name) => name !== undefined,
    ),
    depth: around.depth + 1,
  };
};

/** The look of its lines. */
export const lookOf = ({ names, style }: SvgContext): LineLook => {
  const colour = hexOf(style.stroke);
  return { names, ...(colour && { colour }), ...(hasDashes(style) && { dashed: true }) };
};
