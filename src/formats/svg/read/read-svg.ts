import type { Curve } from '../../../geometry/index.ts';
import type { Size } from '../../../sheet/index.ts';
import { isAnnotation } from '../../line-types.ts';
import { applyAffine, composeAffine, transformCurve } from '../../reading/affine.ts';
import type { Reading, ReadOptions } from '../../reading/reading.ts';
import { ReadingBuilder } from '../../reading/reading-builder.ts';
import { atPlace, LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { readXml, type XmlElement } from '../../reading/xml.ts';
import { contextOf, lookOf, type SvgContext, selectedOf, visibleIn } from './context.ts';
import { NOT_DRAWN, svgDocument } from './document.ts';
import { SHAPES, shapeCurves } from './shapes.ts';
import { initial, isInvisible } from './style.ts';
import { attributeOrSize, StyleSheet } from './style-sheet.ts';
import { lengthIn, viewOf } from './units.ts';
import { NO_VARIABLES, variablesOf, withVariables } from './variables.ts';
import { openViewport } from './viewport.ts';

const CONTAINERS = new Set(['svg', 'g', 'a', 'switch', 'symbol']);

/** Most elements drawn, counted at each use. */
const MAX_DRAWN = 2 * LIMITS.strokes;

/** Reads an SVG: shapes, nested transforms, `use`, styles by attribute, `style` and style sheet. Throws UnreadableError with the line. */
export const readSvgDrawing = (text: string, options: ReadOptions = {}): Reading => {
  const root = readXml(text);
  if (root.name !== 'svg')
    throw new UnreadableError(`The document is not an SVG: its root is <${root.name || '?'}>.`, 'line 1');
  const builder = new ReadingBuilder(options);
  const { note } = builder;
  const document = svgDocument(root);
  const styles = new StyleSheet();
  for (const { text } of document.styleSheets) styles.add(text, note);

  let drawn = 0;
  /** Number of characters read, counted again at each use. */
  let characters = 0;
  const spend = ({ attributes, text, line }: XmlElement): void => {
    if (++drawn > MAX_DRAWN)
      throw new UnreadableError(`The document draws more than ${MAX_DRAWN} elements.`, `line ${line}`);
    characters += text.length;
    for (const value of Object.values(attributes)) characters += 1 + value.length;
    if (characters > 2 * LIMITS.bytes)
      throw new UnreadableError('The document draws more characters than the limit.', `line ${line}`);
  };

  const drawUsed = (element: XmlElement, context: SvgContext, place: string): void => {
    const used = document.target(element);
    const { x = '0', y = '0', href = '' } = element.attributes;
    if (!used) {
      builder.skip(`<use> of "${href.slice(0, 80)}", which is not in the file`, place);
      return;
    }
    const { matrix, view } = context;
    const [dx, dy] = atPlace(place, () => [lengthIn(x, view.width), lengthIn(y, view.height)] as const);
    draw(used, { ...context, matrix: composeAffine(matrix, [1, 0, 0, 1, dx, dy]) }, element.attributes);
  };

  /** Cache of the curves of shapes, because a shape may be used often. */
  const known = new Map<XmlElement, { readonly view: Size; readonly curves: readonly Curve[] }>();
  const curvesOf = (element: XmlElement, { view, given }: SvgContext, place: string): readonly Curve[] => {
    const before = known.get(element);
    if (before?.view === view) return before.curves;
    const whole = { ...view, diagonal: Math.hypot(view.width, view.height) / Math.SQRT2 };
    const attribute = (name: string): string | undefined => attributeOrSize(element, given, name);
    let curves: Curve[] = [];
    builder.orSkip(`<${element.name}>`, place, () => {
      curves = shapeCurves(element.name, attribute, (name, of) => {
        const text = attribute(name);
        return text === undefined ? 0 : lengthIn(text, whole[of]);
      });
    });
    known.set(element, { view, curves });
    return curves;
  };

  const drawShape = (element: XmlElement, context: SvgContext, place: string): void => {
    if (!SHAPES.has(element.name)) {
      if (element.name === 'image') note('Pictures were left out');
      else if (element.name === 'foreignObject') note('Foreign objects were left out');
      return;
    }
    const { style, matrix, seen } = context;
    const look = lookOf(context);
    if (!style.visible) note('Hidden elements were left out');
    else if (style.stroke !== 'none' && isInvisible(style)) note('Lines without width or opacity were left out');
    else if (style.stroke === 'none') {
      // The arrows of dimensions are filled.
      if (style.fill !== 'none' && !isAnnotation(builder.kindOf(look)))
        note('Filled shapes without an outline were left out');
    } else
      for (const each of curvesOf(element, context, place))
        for (const curve of transformCurve(matrix, each)) {
          if (!seen(curve.from) || !seen(curve.to))
            note('Lines outside the viewport of an inner drawing were read, though a viewer hides them');
          builder.line({ curve, look, place });
        }
  };

  const drawText = (element: XmlElement, context: SvgContext): void => {
    if (!context.style.visible) return;
    const value = elementText(element).replaceAll(/\s+/g, ' ').trim();
    if (!value) return;
    const first = (name: string): string =>
      (element.attributes[name] ?? element.children[0]?.attributes[name] ?? '0').trim().split(/[\s,]+/)[0]!;
    const { view, matrix } = context;
    const at = applyAffine(matrix, [lengthIn(first('x'), view.width), lengthIn(first('y'), view.height)]);
    builder.text({ value, at, kind: builder.kindOf(lookOf(context)) });
  };

  const drawChildren = (element: XmlElement, context: SvgContext, size?: XmlElement['attributes']): void => {
    const opens = element.name === 'symbol' || (element.name === 'svg' && element !== root);
    const inner = opens ? openedIn(element, context, size) : context;
    const children = element.name === 'switch' ? switchCase(element) : element.children;
    if (inner) for (const child of children) draw(child, inner);
  };

  /** `size`: the attributes of the `use` that draws the element. */
  const draw = (element: XmlElement, around: SvgContext, size?: XmlElement['attributes']): void => {
    if (element.name === '' || (NOT_DRAWN.has(element.name) && !(size && element.name === 'symbol'))) return;
    const place = `line ${element.line}`;
    if (around.depth > LIMITS.depth)
      throw new UnreadableError(`Elements are nested deeper than ${LIMITS.depth} levels.`, place);
    spend(element);
    const context = atPlace(place, () => contextOf(element, around, styles, note));
    if (!context.style.displayed) note('Hidden elements were left out');
    else if (CONTAINERS.has(element.name)) drawChildren(element, context, size);
    else if (element.name === 'use') drawUsed(element, context, place);
    else if (element.name === 'text') atPlace(place, () => drawText(element, context));
    else drawShape(element, context, place);
  };

  const written = styles.given(selectedOf(root), (name) => root.attributes[name]);
  const given = withVariables(written, variablesOf(written, NO_VARIABLES));
  const { unit, view, down = unit.mm } = viewOf(root, given, options, note);
  document.requireFew(MAX_DRAWN);
  draw(root, {
    matrix: [unit.mm, 0, 0, -down, 0, 0],
    style: initial,
    variables: NO_VARIABLES,
    names: [],
    view,
    seen: () => true,
    depth: 0,
    given,
    selected: undefined,
  });
  return builder.finish('svg', unit);
};

const openedIn = (element: XmlElement, context: SvgContext, size: XmlElement['attributes'] | undefined) => {
  const opened = atPlace(`line ${element.line}`, () => openViewport(element, context.view, size));
  if (!opened) return undefined;
  const { matrix, view, frame } = opened;
  const seen = frame ? visibleIn(frame, context) : context.seen;
  return { ...context, matrix: composeAffine(context.matrix, matrix), view, seen };
};

/** The child of a `<switch>` that is drawn: the first one without conditions, else the first one in any language. */
const switchCase = ({ children }: XmlElement): XmlElement[] => {
  const possible = children.filter(
    ({ name, attributes }) => name !== '' && attributes.requiredExtensions === undefined,
  );
  const chosen = possible.find(({ attributes }) => attributes.systemLanguage === undefined) ?? possible[0];
  return chosen ? [chosen] : [];
};

const elementText = ({ text, children }: XmlElement): string => text + children.map(elementText).join('');
