import type { Curve } from '../../../geometry/index.ts';
import { isAnnotation } from '../../line-types.ts';
import { type Affine, applyAffine, composeAffine, transformCurve } from '../../reading/affine.ts';
import type { Reading, ReadOptions } from '../../reading/reading.ts';
import { ReadingBuilder } from '../../reading/reading-builder.ts';
import { atPlace, LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { readXml, type XmlElement } from '../../reading/xml.ts';
import { contextOf, lookOf, type SvgContext, selectedOf } from './context.ts';
import { NOT_DRAWN, SvgDocument } from './document.ts';
import { SHAPES, shapeCurves } from './shapes.ts';
import { initial, isInvisible } from './style.ts';
import { attributeOrSize, StyleSheet } from './style-sheet.ts';
import { lengthIn, viewOf } from './units.ts';
import { NO_VARIABLES, variablesOf, withVariables } from './variables.ts';
import { openViewport, type SvgViewport, visibleIn } from './viewport.ts';

const CONTAINERS = new Set(['svg', 'g', 'a', 'switch', 'symbol']);

/** Most elements drawn, counted at each use. */
const MAX_DRAWN = 2 * LIMITS.strokes;

/**
 * Reads an SVG: all shapes, nested transforms, `use`, and styles by attribute, `style` and style sheet.
 * @throws UnreadableError with the line of the fault.
 */
export const readSvgDrawing = (text: string, options: ReadOptions = {}): Reading => {
  const root = readXml(text);
  if (root.name !== 'svg')
    throw new UnreadableError(`The document is not an SVG: its root is <${root.name || '?'}>.`, 'line 1');
  return new SvgReader(root, options).read();
};

class SvgReader {
  readonly #root: XmlElement;
  readonly #options: ReadOptions;
  readonly #builder: ReadingBuilder;
  readonly #styles = new StyleSheet();
  readonly #document: SvgDocument;
  /** Cache of the curves of shapes, because a shape may be used often. */
  readonly #curves = new Map<XmlElement, { readonly view: SvgViewport; readonly curves: readonly Curve[] }>();
  #drawn = 0;
  /** Number of characters read, counted again at each use. */
  #characters = 0;

  constructor(root: XmlElement, options: ReadOptions) {
    this.#root = root;
    this.#options = options;
    this.#builder = new ReadingBuilder(options);
    this.#document = new SvgDocument(root);
    for (const { text } of this.#document.styleSheets)
      this.#styles.add(text, (sentence) => this.#builder.note(sentence));
  }

  read(): Reading {
    const root = this.#root;
    const written = this.#styles.given(selectedOf(root), (name) => root.attributes[name]);
    const given = withVariables(written, variablesOf(written, NO_VARIABLES));
    const {
      unit,
      view,
      down = unit.mm,
    } = viewOf(root, given, this.#options, (sentence) => this.#builder.note(sentence));
    this.#document.requireFew(MAX_DRAWN);
    const matrix: Affine = [unit.mm, 0, 0, -down, 0, 0];
    this.#draw(root, {
      matrix,
      style: initial,
      variables: NO_VARIABLES,
      names: [],
      view,
      seen: () => true,
      depth: 0,
      given,
      selected: undefined,
    });
    return this.#builder.finish('svg', unit);
  }

  #spend({ attributes, text, line }: XmlElement): void {
    if (++this.#drawn > MAX_DRAWN)
      throw new UnreadableError(`The document draws more than ${MAX_DRAWN} elements.`, `line ${line}`);
    this.#characters += text.length;
    for (const value of Object.values(attributes)) this.#characters += 1 + value.length;
    if (this.#characters > 2 * LIMITS.bytes)
      throw new UnreadableError('The document draws more characters than the limit.', `line ${line}`);
  }

  /** `size`: the attributes of the `use` that draws the element. */
  #draw(element: XmlElement, around: SvgContext, size?: XmlElement['attributes']): void {
    if (element.name === '' || (NOT_DRAWN.has(element.name) && !(size && element.name === 'symbol'))) return;
    const place = `line ${element.line}`;
    if (around.depth > LIMITS.depth)
      throw new UnreadableError(`Elements are nested deeper than ${LIMITS.depth} levels.`, place);
    this.#spend(element);
    const context = atPlace(place, () =>
      contextOf(element, around, this.#styles, (sentence) => this.#builder.note(sentence)),
    );
    if (!context.style.displayed) {
      this.#builder.note('Hidden elements were left out');
      return;
    }
    if (CONTAINERS.has(element.name)) this.#drawChildren(element, context, size);
    else if (element.name === 'use') this.#drawUsed(element, context, place);
    else if (element.name === 'text') atPlace(place, () => this.#drawText(element, context));
    else this.#drawShape(element, context, place);
  }

  #drawChildren(element: XmlElement, context: SvgContext, size?: XmlElement['attributes']): void {
    const opens = element.name === 'symbol' || (element.name === 'svg' && element !== this.#root);
    const inner = opens ? this.#opened(element, context, size) : context;
    const children = element.name === 'switch' ? switchCase(element) : element.children;
    if (inner) for (const child of children) this.#draw(child, inner);
  }

  #opened(element: XmlElement, context: SvgContext, size?: XmlElement['attributes']): SvgContext | undefined {
    const opened = atPlace(`line ${element.line}`, () => openViewport(element, context.view, size));
    if (!opened) return undefined;
    const { matrix, view, frame } = opened;
    const seen = frame ? visibleIn(frame, context) : context.seen;
    return { ...context, matrix: composeAffine(context.matrix, matrix), view, seen };
  }

  #drawUsed(element: XmlElement, context: SvgContext, place: string): void {
    const used = this.#document.target(element);
    const href = element.attributes.href ?? '';
    if (!used) {
      this.#builder.skip(`<use> of "${href.slice(0, 80)}", which is not in the file`, place);
      return;
    }
    const { matrix, view } = context;
    const [x, y] = atPlace(place, () => [
      lengthIn(element.attributes.x ?? '0', view.width),
      lengthIn(element.attributes.y ?? '0', view.height),
    ]) as [number, number];
    this.#draw(used, { ...context, matrix: composeAffine(matrix, [1, 0, 0, 1, x, y]) }, element.attributes);
  }

  #drawShape(element: XmlElement, context: SvgContext, place: string): void {
    if (!SHAPES.has(element.name)) {
      if (element.name === 'image') this.#builder.note('Pictures were left out');
      else if (element.name === 'foreignObject') this.#builder.note('Foreign objects were left out');
      return;
    }
    const { style, matrix } = context;
    const look = lookOf(context);
    if (!style.visible || (style.stroke !== 'none' && isInvisible(style))) {
      this.#builder.note(
        style.visible ? 'Lines without width or opacity were left out' : 'Hidden elements were left out',
      );
      return;
    }
    if (style.stroke === 'none') {
      // The arrows of dimensions are filled.
      if (style.fill !== 'none' && !isAnnotation(this.#builder.kindOf(look)))
        this.#builder.note('Filled shapes without an outline were left out');
      return;
    }
    for (const curve of this.#curvesOf(element, context, place))
      for (const part of transformCurve(matrix, curve)) {
        if (!context.seen(part.from) || !context.seen(part.to))
          this.#builder.note('Lines outside the viewport of an inner drawing were read, though a viewer hides them');
        this.#builder.line({ curve: part, look, place });
      }
  }

  /** Skips an unreadable shape. */
  #curvesOf(element: XmlElement, { view, given }: SvgContext, place: string): readonly Curve[] {
    const before = this.#curves.get(element);
    if (before?.view === view) return before.curves;
    const whole = { ...view, diagonal: Math.hypot(view.width, view.height) / Math.SQRT2 };
    let curves: Curve[] = [];
    try {
      curves = shapeCurves(
        element.name,
        (name) => attributeOrSize(element, given, name),
        (name, of) => {
          const text = attributeOrSize(element, given, name);
          return text === undefined ? 0 : lengthIn(text, whole[of]);
        },
      );
    } catch (error) {
      if (error instanceof UnreadableError) throw error;
      this.#builder.skip(`<${element.name}> with ${(error as Error).message}`, place);
    }
    this.#curves.set(element, { view, curves });
    return curves;
  }

  #drawText(element: XmlElement, context: SvgContext): void {
    if (!context.style.visible) return;
    const value = elementText(element).replaceAll(/\s+/g, ' ').trim();
    if (!value) return;
    const first = (name: string): string =>
      (element.attributes[name] ?? element.children[0]?.attributes[name] ?? '0').trim().split(/[\s,]+/)[0]!;
    const { view, matrix } = context;
    this.#builder.text({
      value,
      at: applyAffine(matrix, [lengthIn(first('x'), view.width), lengthIn(first('y'), view.height)]),
      kind: this.#builder.kindOf(lookOf(context)),
    });
  }
}

/** The child of a `<switch>` that is drawn: the first one without conditions, else the first one in any language. */
const switchCase = ({ children }: XmlElement): XmlElement[] => {
  const possible = children.filter(
    ({ name, attributes }) => name !== '' && attributes.requiredExtensions === undefined,
  );
  const chosen = possible.find(({ attributes }) => attributes.systemLanguage === undefined) ?? possible[0];
  return chosen ? [chosen] : [];
};

const elementText = ({ text, children }: XmlElement): string => text + children.map(elementText).join('');
