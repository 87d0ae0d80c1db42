import type { Curve, Point } from '../../geometry/index.ts';
import { type Affine, applyAffine, composeAffine, transformCurve } from '../affine.ts';
import { weigh } from '../expansion.ts';
import { lineKindOf } from '../line-kinds.ts';
import {
  isAnnotation,
  LIMITS,
  type LineLook,
  type Reading,
  ReadingBuilder,
  type ReadOptions,
  UnreadableError,
} from '../reading.ts';
import { hexOf } from './colour.ts';
import { shapeCurves } from './shapes.ts';
import { initial, type Selected, type Style, StyleSheet } from './style.ts';
import { transformOf } from './transform.ts';
import { lengthIn, viewOf } from './units.ts';
import { type Opened, openViewport, type Viewport, visibleIn } from './viewport.ts';
import { readXml, type XmlElement } from './xml.ts';

/** What is passed on from an element to those inside of it. */
interface SvgContext {
  readonly matrix: Affine;
  readonly style: Style;
  readonly names: readonly string[];
  /** What percentages are of. */
  readonly view: Viewport;
  /** Is a point of the sheet inside of all drawings that it lies in? */
  readonly seen: (p: Point) => boolean;
  readonly depth: number;
}

/** Elements that draw nothing by themselves. */
const NOT_DRAWN = new Set([
  'defs',
  'symbol',
  'clipPath',
  'mask',
  'marker',
  'pattern',
  'linearGradient',
  'radialGradient',
  'filter',
]);
const CONTAINERS = new Set(['svg', 'g', 'a', 'switch', 'symbol']);

/**
 * Reads an SVG: all its shapes, nested transforms, `use`, styles by attribute, `style` and style sheet.
 * @throws UnreadableError naming the line where it breaks.
 */
export const readSvgDrawing = (text: string, options: ReadOptions = {}): Reading => {
  const root = readXml(text);
  if (root.name !== 'svg') throw new UnreadableError(`the document is <${root.name}>, not <svg>`, 'line 1');
  const sheet = new ReadingBuilder();
  const { unit, view } = viewOf(root, options, (sentence) => sheet.note(sentence));

  const styles = new StyleSheet();
  const byId = new Map<string, XmlElement>();
  const collect = (element: XmlElement): void => {
    if (element.name === 'style') styles.add(element.text, (sentence) => sheet.note(sentence));
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) collect(child);
  };
  collect(root);
  const target = (element: XmlElement): XmlElement | undefined => {
    const href = element.attributes.href ?? element.attributes['xlink:href'] ?? '';
    return element.name === 'use' && href.startsWith('#') ? byId.get(href.slice(1)) : undefined;
  };
  // Before anything is drawn: groups that use one another may write out to more than there is time for.
  const parts = (element: XmlElement): XmlElement[] => {
    const used = target(element);
    return used ? [used] : element.children.filter(({ name }) => !NOT_DRAWN.has(name));
  };
  if (weigh(root, (element) => parts(element).map((part) => ({ part, times: 1 }))) > 2 * LIMITS.strokes)
    throw new UnreadableError('more elements than can be drawn', 'line 1');

  let drawn = 0;
  /** Characters that were read of what is drawn: what is used again and again is read again and again. */
  let read = 0;
  const spend = ({ attributes, text, line }: XmlElement): void => {
    read += text.length;
    for (const value of Object.values(attributes)) read += 1 + value.length;
    if (read > 2 * LIMITS.bytes) throw new UnreadableError('more to draw than is read', `line ${line}`);
  };
  const measured = (text: string, whole: number, { line }: XmlElement): number => {
    try {
      return lengthIn(text, whole);
    } catch (error) {
      throw new UnreadableError((error as Error).message, `line ${line}`);
    }
  };
  /** `size`: what a `use` says of it. */
  const draw = (element: XmlElement, around: SvgContext, size?: XmlElement['attributes']): void => {
    if (NOT_DRAWN.has(element.name) && !(size && element.name === 'symbol')) return;
    if (around.depth > LIMITS.depth) throw new UnreadableError('elements nested too deep', `line ${element.line}`);
    if (++drawn > 2 * LIMITS.strokes)
      throw new UnreadableError('more elements than can be drawn', `line ${element.line}`);
    spend(element);
    const attribute = (name: string): string | undefined => element.attributes[name];
    const selected: Selected = {
      name: element.name,
      id: attribute('id'),
      classes: attribute('class')?.split(/\s+/).filter(Boolean) ?? [],
    };
    const style = styles.of(selected, around.style, attribute);
    if (!style.visible) return;
    const place = `line ${element.line}`;
    const within: SvgContext = {
      ...around,
      matrix: composeAffine(around.matrix, placed(attribute('transform'), place)),
      style,
      names: [attribute('inkscape:label'), ...selected.classes, selected.id, ...around.names].filter(
        (name) => name !== undefined,
      ),
      depth: around.depth + 1,
    };
    if (CONTAINERS.has(element.name)) {
      const opens = element.name === 'symbol' || (element.name === 'svg' && element !== root);
      const inner = opens ? opened(element, within, size) : within;
      if (inner) for (const child of element.children) draw(child, inner);
      return;
    }
    if (element.name === 'use') {
      drawUsed(element, within, place);
      return;
    }
    if (element.name === 'text') {
      written(element, within);
      return;
    }
    const curves = shaped(element, within.view, place);
    if (!curves) {
      if (element.name === 'image') sheet.note('pictures are passed over');
      return;
    }
    const look = lookOf(within);
    if (style.stroke === 'none') {
      // The arrows of dimensions are filled.
      if (style.fill !== 'none' && !isAnnotation(lineKindOf(look, options)))
        sheet.note('filled shapes without an outline are passed over');
      return;
    }
    const kind = lineKindOf(look, options);
    for (const curve of curves)
      for (const part of transformCurve(within.matrix, curve)) {
        if (!within.seen(part.from) || !within.seen(part.to))
          sheet.note('what sticks out of an inner drawing is read, though it is not to be seen');
        sheet.stroke({ kind, curve: part, look, place });
      }
  };

  /** Curves of shapes that were read before: what is used often is read once. */
  const known = new Map<XmlElement, { readonly view: Viewport; readonly curves: Curve[] | undefined }>();
  const shaped = (element: XmlElement, view: Viewport, place: string): Curve[] | undefined => {
    const before = known.get(element);
    if (before?.view === view) return before.curves;
    try {
      const whole = { ...view, diagonal: Math.hypot(view.width, view.height) / Math.SQRT2 };
      const curves = shapeCurves(
        element.name,
        (name) => element.attributes[name],
        (name, of) => {
          const text = element.attributes[name];
          return text === undefined ? 0 : lengthIn(text, whole[of]);
        },
      );
      known.set(element, { view, curves });
      return curves;
    } catch (error) {
      throw new UnreadableError((error as Error).message, place);
    }
  };

  const drawUsed = (element: XmlElement, within: SvgContext, place: string): void => {
    const used = target(element);
    if (!used) {
      const { href, 'xlink:href': old } = element.attributes;
      sheet.note(`<use> of ${(href ?? old ?? '').slice(0, 80) || 'nothing'}, which is not in the file, is passed over`);
      return;
    }
    const at = (name: 'x' | 'y', whole: number): number => measured(element.attributes[name] ?? '0', whole, element);
    const { matrix, view } = within;
    if (within.depth > LIMITS.depth) throw new UnreadableError('elements nested too deep', place);
    draw(
      used,
      { ...within, matrix: composeAffine(matrix, [1, 0, 0, 1, at('x', view.width), at('y', view.height)]) },
      element.attributes,
    );
  };

  const opened = (element: XmlElement, within: SvgContext, size?: XmlElement['attributes']): SvgContext | undefined => {
    const { matrix, view, frame } = viewportOf(element, within.view, size) ?? {};
    if (!matrix || !view) return undefined;
    return {
      ...within,
      matrix: composeAffine(within.matrix, matrix),
      view,
      seen: frame ? visibleIn(frame, within) : within.seen,
    };
  };
  const viewportOf = (element: XmlElement, around: Viewport, size?: XmlElement['attributes']): Opened | undefined => {
    try {
      return openViewport(element, around, size);
    } catch (error) {
      throw new UnreadableError((error as Error).message, `line ${element.line}`);
    }
  };

  const written = (element: XmlElement, within: SvgContext): void => {
    const value = elementText(element).replaceAll(/\s+/g, ' ').trim();
    if (!value) return;
    const at = (name: string, whole: number): number =>
      measured(
        (element.attributes[name] ?? element.children[0]?.attributes[name] ?? '0').trim().split(/[\s,]+/)[0]!,
        whole,
        element,
      );
    sheet.text({
      value,
      at: applyAffine(within.matrix, [at('x', within.view.width), at('y', within.view.height)]),
      kind: lineKindOf(lookOf(within), options),
    });
  };

  const matrix: Affine = [unit.mm, 0, 0, -unit.mm, 0, 0];
  draw(root, { matrix, style: initial, names: [], view, seen: () => true, depth: 0 });
  return { format: 'svg', strokes: sheet.strokes, texts: sheet.texts, unit, notes: sheet.notes };
};

const lookOf = ({ names, style }: SvgContext): LineLook => {
  const colour = hexOf(style.stroke);
  return { names, ...(colour && { colour }) };
};

const placed = (text: string | undefined, place: string): Affine => {
  if (text === undefined) return [1, 0, 0, 1, 0, 0];
  try {
    return transformOf(text);
  } catch (error) {
    throw new UnreadableError((error as Error).message, place);
  }
};

const elementText = ({ text, children }: XmlElement): string => text + children.map(elementText).join('');
