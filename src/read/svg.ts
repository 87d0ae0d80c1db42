import type { Curve } from '../geometry/index.ts';
import { type Affine, apply, compose, through } from './affine.ts';
import { kindOf } from './kinds.ts';
import { isBeside, LIMITS, type Look, type Reading, type ReadOptions, Sheet, UnreadableError } from './reading.ts';
import { shapeCurves } from './svg-shapes.ts';
import { hexOf, initial, type Selected, type Style, StyleSheet } from './svg-style.ts';
import { transformOf } from './svg-transform.ts';
import { lengthIn, viewOf } from './svg-units.ts';
import { type Element, readXml } from './xml.ts';

/** What is passed on from an element to those inside of it. */
interface Within {
  readonly matrix: Affine;
  readonly style: Style;
  readonly names: readonly string[];
  readonly depth: number;
}

/** Elements that draw nothing by themselves. */
const APART = new Set([
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
const CONTAINERS = new Set(['svg', 'g', 'a', 'switch']);

/**
 * Reads an SVG: all its shapes, nested transforms, `use`, styles by attribute, `style` and style sheet.
 * @throws UnreadableError naming the line where it breaks.
 */
export const readSvg = (text: string, options: ReadOptions = {}): Reading => {
  const root = readXml(text);
  if (root.name !== 'svg') throw new UnreadableError(`the document is <${root.name}>, not <svg>`, 'line 1');
  const sheet = new Sheet();
  const { unit, view } = viewOf(root, options, (sentence) => sheet.note(sentence));

  const styles = new StyleSheet();
  const byId = new Map<string, Element>();
  const collect = (element: Element): void => {
    if (element.name === 'style') styles.add(element.text, (sentence) => sheet.note(sentence));
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    for (const child of element.children) collect(child);
  };
  collect(root);

  let drawn = 0;
  /** Characters that were read of what is drawn: what is used again and again is read again and again. */
  let read = 0;
  const spend = ({ attributes, text, line }: Element): void => {
    read += text.length;
    for (const value of Object.values(attributes)) read += 1 + value.length;
    if (read > 2 * LIMITS.bytes) throw new UnreadableError('more to draw than is read', `line ${line}`);
  };
  const measured = (text: string, whole: number, { line }: Element): number => {
    try {
      return lengthIn(text, whole);
    } catch (error) {
      throw new UnreadableError((error as Error).message, `line ${line}`);
    }
  };
  const draw = (element: Element, around: Within): void => {
    if (APART.has(element.name)) return;
    if (around.depth > LIMITS.depth) throw new UnreadableError('elements nested too deep', `line ${element.line}`);
    // Groups that use one another would go on for ever without a line.
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
    const within: Within = {
      matrix: compose(around.matrix, placed(attribute('transform'), place)),
      style,
      names: [attribute('inkscape:label'), ...selected.classes, selected.id, ...around.names].filter(
        (name) => name !== undefined,
      ),
      depth: around.depth + 1,
    };
    if (CONTAINERS.has(element.name)) {
      const inner = element.name === 'svg' && element !== root ? nested(element, within) : within;
      for (const child of element.children) draw(child, inner);
      return;
    }
    if (element.name === 'use') {
      used(element, within, place);
      return;
    }
    if (element.name === 'text') {
      written(element, within);
      return;
    }
    const curves = shaped(element, place);
    if (!curves) {
      if (element.name === 'image') sheet.note('pictures are passed over');
      return;
    }
    const look = lookOf(within);
    if (style.stroke === 'none') {
      // The arrows of dimensions are filled.
      if (style.fill !== 'none' && !isBeside(kindOf(look, options)))
        sheet.note('filled shapes without an outline are passed over');
      return;
    }
    const kind = kindOf(look, options);
    for (const curve of curves)
      for (const part of through(within.matrix, curve)) sheet.stroke({ kind, curve: part, look, place });
  };

  /** Curves of shapes that were read before: what is used often is read once. */
  const known = new Map<Element, Curve[] | undefined>();
  const shaped = (element: Element, place: string): Curve[] | undefined => {
    if (known.has(element)) return known.get(element);
    try {
      const curves = shapeCurves(
        element.name,
        (name) => element.attributes[name],
        (name, of) => {
          const text = element.attributes[name];
          return text === undefined ? 0 : lengthIn(text, of === 'width' ? view.width : view.height);
        },
      );
      known.set(element, curves);
      return curves;
    } catch (error) {
      throw new UnreadableError((error as Error).message, place);
    }
  };

  const used = (element: Element, within: Within, place: string): void => {
    const href = element.attributes.href ?? element.attributes['xlink:href'] ?? '';
    const target = href.startsWith('#') ? byId.get(href.slice(1)) : undefined;
    if (!target) {
      sheet.note(`<use> of ${href.slice(0, 80) || 'nothing'}, which is not in the file, is passed over`);
      return;
    }
    const at = (name: 'x' | 'y', whole: number): number => measured(element.attributes[name] ?? '0', whole, element);
    const inner = {
      ...within,
      matrix: compose(within.matrix, [1, 0, 0, 1, at('x', view.width), at('y', view.height)]),
    };
    if (target.attributes.viewBox) sheet.note('the viewBox of a symbol is passed over');
    if (inner.depth > LIMITS.depth) throw new UnreadableError('elements nested too deep', place);
    for (const each of target.name === 'symbol' ? target.children : [target]) draw(each, inner);
  };

  const nested = (element: Element, within: Within): Within => {
    const at = (name: string, whole: number): number => measured(element.attributes[name] ?? '0', whole, element);
    if (element.attributes.viewBox) sheet.note('the viewBox of an inner <svg> is passed over');
    return { ...within, matrix: compose(within.matrix, [1, 0, 0, 1, at('x', view.width), at('y', view.height)]) };
  };

  const written = (element: Element, within: Within): void => {
    const value = textOf(element).replaceAll(/\s+/g, ' ').trim();
    if (!value) return;
    const at = (name: string, whole: number): number =>
      measured(
        (element.attributes[name] ?? element.children[0]?.attributes[name] ?? '0').trim().split(/[\s,]+/)[0]!,
        whole,
        element,
      );
    sheet.text({
      value,
      at: apply(within.matrix, [at('x', view.width), at('y', view.height)]),
      kind: kindOf(lookOf(within), options),
    });
  };

  draw(root, { matrix: [unit.mm, 0, 0, -unit.mm, 0, 0], style: initial, names: [], depth: 0 });
  return { format: 'svg', strokes: sheet.strokes, texts: sheet.texts, unit, notes: sheet.notes };
};

const lookOf = ({ names, style }: Within): Look => {
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

const textOf = ({ text, children }: Element): string => text + children.map(textOf).join('');
