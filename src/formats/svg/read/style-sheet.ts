import * as css from 'css-tree';
import { addTo, keptIn } from '../../../geometry/index.ts';
import { UnreadableError } from '../../reading/unreadable.ts';
import type { XmlElement } from '../../reading/xml.ts';
import type { GivenStyle } from './style.ts';

/** The properties of an element for selectors. */
export interface Selected {
  readonly parent: Selected | undefined;
  readonly name: string;
  readonly id: string | undefined;
  readonly classes: readonly string[];
}

interface StyleRule {
  /** Index key of the rule: an id, a class, a type or none. */
  readonly key: string;
  /** Tests the element and its ancestors. Calls `step` for each of them, because there may be many. */
  readonly matches: (element: Selected, step: () => void) => boolean;
  /** True when only the element itself is tested. */
  readonly alone: boolean;
  readonly weight: number;
  readonly declarations: Declarations;
}

interface Declarations {
  readonly normal: Map<string, string>;
  /** Values with `!important`, which take precedence over all others. */
  readonly important: Map<string, string>;
}

/** Largest number of matches between rules and elements. */
const MAX_MATCHES = 1_000_000;

const WANTED = [
  ...['stroke', 'fill', 'color', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['display', 'visibility', 'opacity', 'clip-path', 'mask'],
];

/** Properties that an attribute of the same name writes otherwise. */
const IN_CSS_ONLY = ['transform', 'transform-origin'];

/** Sizes and positions that CSS sets in place of attributes (SVG 2, 7.3). */
const GEOMETRY = ['width', 'height', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry'];

/** A length of CSS, which needs its unit. Viewers ignore other ones. */
const CSS_LENGTH = /^(?:[-+]?0|auto|.*(?:[a-z%]|\)))$/;

const declarationsOf = (list: css.CssNode): Declarations => {
  const found: Declarations = { normal: new Map(), important: new Map() };
  css.walk(list, {
    visit: 'Declaration',
    enter: ({ property, value, important }) => {
      const name = property.toLowerCase();
      const text = lowerCased(css.generate(value).trim());
      if (property.startsWith('--')) found[important ? 'important' : 'normal'].set(property, text);
      else if (
        WANTED.includes(name) ||
        IN_CSS_ONLY.includes(name) ||
        (GEOMETRY.includes(name) && CSS_LENGTH.test(text))
      )
        found[important ? 'important' : 'normal'].set(name, text);
    },
  });
  return found;
};

/** Everything but the names of variables, whose case counts. */
const lowerCased = (text: string): string =>
  text.replace(/--[\w-]+|[^-]+/g, (part) => (part.startsWith('--') ? part : part.toLowerCase()));

/** A style sheet: rules by type, class and id of an element and its ancestors. Other selectors are left out with a note. */
export class StyleSheet {
  /** Rules by key, in the order of the sheet. Only the rules with a key of the element are tested. */
  readonly #rules = new Map<string, { readonly rule: StyleRule; readonly order: number }[]>();
  readonly #declared = new Map<string, Declarations>();
  #order = 0;
  /** Declarations of `style` attributes, by their texts. */
  readonly #own = new Map<string, Declarations>();
  #tried = 0;

  add(text: string, note: (sentence: string) => void): void {
    css.walk(
      css.parse(text, { onParseError: () => note('A part of a style sheet was left out: it cannot be parsed') }),
      {
        visit: 'Rule',
        enter: (rule) => {
          const declarations = declarationsOf(rule.block);
          if (!declarations.normal.size && !declarations.important.size) return;
          if (rule.prelude.type !== 'SelectorList') return;
          for (const selector of rule.prelude.children) {
            const test = selector.type === 'Selector' ? testOf(selector) : undefined;
            if (test) addTo(this.#rules, test.key, { rule: { ...test, declarations }, order: this.#order++ });
            else note(`The selector ${css.generate(selector)} was left out: only types, classes and ids are supported`);
          }
        },
      },
    );
  }

  readonly #step = (): void => {
    if (++this.#tried > MAX_MATCHES)
      throw new UnreadableError('The document has too many style rules for its number of elements.');
  };

  /** Declarations for elements of this name and these classes, cached for all of them where no rule names an ancestor. */
  #declaredFor(element: Selected): Declarations {
    const id = element.id !== undefined && this.#rules.has(`#${element.id}`) ? element.id : undefined;
    const keys = keysOf({ ...element, id });
    const like = keys.join(' ');
    const known = this.#declared.get(like);
    if (known) return known;
    const near = keys.flatMap((key) => this.#rules.get(key) ?? []);
    const rules = near.filter(({ rule }) => rule.matches(element, this.#step));
    const declared: Declarations = { normal: new Map(), important: new Map() };
    for (const { rule } of rules.sort((a, b) => a.rule.weight - b.rule.weight || a.order - b.order))
      for (const which of ['normal', 'important'] as const)
        for (const [name, value] of rule.declarations[which]) declared[which].set(name, value);
    if (near.every(({ rule }) => rule.alone)) this.#declared.set(like, declared);
    return declared;
  }

  /** Values of an element by name, with increasing precedence: its attributes, then rules by weight, then its own `style`. */
  given(element: Selected, attribute: (name: string) => string | undefined): GivenStyle {
    const all = new Map<string, string>();
    for (const name of WANTED) {
      const value = attribute(name)?.trim();
      if (value) all.set(name, lowerCased(value));
    }
    const declared = this.#declaredFor(element);
    const style = attribute('style');
    const read = (text: string) =>
      declarationsOf(css.parse(text, { context: 'declarationList', onParseError: () => {} }));
    const own = style ? keptIn(this.#own, style, () => read(style)) : undefined;
    for (const values of [declared.normal, own?.normal, declared.important, own?.important])
      if (values) for (const [name, value] of values) all.set(name, value);
    return all;
  }
}

/** An attribute, or the size that CSS gives in its place. */
export const attributeOrSize = ({ attributes }: XmlElement, given: GivenStyle, name: string): string | undefined =>
  (GEOMETRY.includes(name) ? given.get(name) : undefined) ?? attributes[name];

/** The keys of all rules that may match an element. */
const keysOf = ({ name, id, classes }: Selected): string[] => [
  ...(id === undefined ? [] : [`#${id}`]),
  ...new Set(classes.map((one) => `.${one}`)),
  name.toLowerCase(),
  '*',
];

/** An empty compound of types, classes and ids. `child`: the parent must match the compound before; else any ancestor. */
const compoundOf = (child: boolean) => ({
  types: [] as string[],
  ids: [] as string[],
  classes: [] as string[],
  child,
  /** True for the root of the document only. */
  root: false,
});

type Compound = Readonly<ReturnType<typeof compoundOf>>;

/** The test of a selector; undefined for one that is not supported. */
const testOf = (selector: css.Selector): Omit<StyleRule, 'declarations'> | undefined => {
  const chain = [compoundOf(false)];
  for (const part of selector.children) {
    const { types, ids, classes } = chain.at(-1)!;
    if (part.type === 'TypeSelector') {
      if (part.name !== '*') types.push(part.name.toLowerCase());
    } else if (part.type === 'ClassSelector') classes.push(part.name);
    else if (part.type === 'IdSelector') ids.push(part.name);
    else if (part.type === 'Combinator' && (part.name === ' ' || part.name === '>'))
      chain.push(compoundOf(part.name === '>'));
    else if (part.type === 'PseudoClassSelector' && part.name === 'root') chain.at(-1)!.root = true;
    else return undefined;
  }
  const { ids, classes, types, root } = chain.at(-1)!;
  const weightOf = (one: Compound): number =>
    100 * one.ids.length + 10 * (one.classes.length + (one.root ? 1 : 0)) + one.types.length;
  return {
    // The root of an SVG is of this type, and few other elements are.
    key: ids.length ? `#${ids[0]}` : classes.length ? `.${classes[0]}` : (types[0] ?? (root ? 'svg' : '*')),
    weight: chain.reduce((sum, one) => sum + weightOf(one), 0),
    alone: chain.length === 1 && !root,
    matches: (element, step) => matchesChain(chain, chain.length - 1, element, step),
  };
};

const matchesChain = (chain: readonly Compound[], last: number, element: Selected, step: () => void): boolean => {
  step();
  const { types, ids, classes, child, root } = chain[last]!;
  const isMatch =
    (!root || element.parent === undefined) &&
    types.every((type) => type === element.name.toLowerCase()) &&
    ids.every((id) => id === element.id) &&
    classes.every((one) => element.classes.includes(one));
  if (!isMatch || last === 0) return isMatch;
  for (let { parent } = element; parent; { parent } = parent) {
    if (matchesChain(chain, last - 1, parent, step)) return true;
    if (child) return false;
  }
  return false;
};
