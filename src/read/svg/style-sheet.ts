import * as css from 'css-tree';
import { UnreadableError } from '../unreadable.ts';
import type { GivenStyle } from './style.ts';

/** The properties of an element for selectors. */
export interface Selected {
  readonly name: string;
  readonly id: string | undefined;
  readonly classes: readonly string[];
}

interface StyleRule {
  /** Index key of the rule: an id, a class, a type or none. */
  readonly key: string;
  /** Tests a compound of a type, classes and an id. */
  readonly matches: (element: Selected) => boolean;
  readonly weight: number;
  readonly declarations: ReadonlyMap<string, string>;
}

/** Largest number of matches between rules and elements. */
const MAX_MATCHES = 1_000_000;

const WANTED = [
  ...['stroke', 'fill', 'color', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['display', 'visibility', 'opacity', 'clip-path', 'mask'],
];

const declarationsOf = (list: css.CssNode): Map<string, string> => {
  const found = new Map<string, string>();
  css.walk(list, {
    visit: 'Declaration',
    enter: ({ property, value }) => {
      if (WANTED.includes(property.toLowerCase()))
        found.set(property.toLowerCase(), css.generate(value).trim().toLowerCase());
    },
  });
  return found;
};

/** A style sheet: rules by type, class and id. Other selectors are left out with a note. */
export class StyleSheet {
  /** Rules by key, in the order of the sheet. Only the rules with a key of the element are tested. */
  readonly #rules = new Map<string, { readonly rule: StyleRule; readonly order: number }[]>();
  readonly #declared = new Map<string, ReadonlyMap<string, string>>();
  #order = 0;
  readonly #own = new Map<string, ReadonlyMap<string, string>>();
  #tried = 0;

  add(text: string, note: (sentence: string) => void): void {
    css.walk(
      css.parse(text, { onParseError: () => note('A part of a style sheet was left out: it cannot be parsed') }),
      {
        visit: 'Rule',
        enter: (rule) => {
          const declarations = declarationsOf(rule.block);
          if (!declarations.size) return;
          if (rule.prelude.type !== 'SelectorList') return;
          for (const selector of rule.prelude.children) {
            const compound = selector.type === 'Selector' ? compoundOf(selector) : undefined;
            if (compound) this.#keep({ ...compound, declarations });
            else note(`The selector ${css.generate(selector)} was left out: only types, classes and ids are supported`);
          }
        },
      },
    );
  }

  #keep(rule: StyleRule): void {
    const kept = this.#rules.get(rule.key);
    const one = { rule, order: this.#order++ };
    if (kept) kept.push(one);
    else this.#rules.set(rule.key, [one]);
  }

  /** Declarations of a `style` attribute, cached by text. */
  #ownOf(text: string): ReadonlyMap<string, string> {
    const known = this.#own.get(text);
    if (known) return known;
    const read = declarationsOf(css.parse(text, { context: 'declarationList', onParseError: () => {} }));
    this.#own.set(text, read);
    return read;
  }

  /** Declarations for elements of this name and these classes, cached for all of them. */
  #declaredFor(element: Selected): ReadonlyMap<string, string> {
    const id = element.id !== undefined && this.#rules.has(`#${element.id}`) ? element.id : undefined;
    const keys = keysOf({ ...element, id });
    const like = keys.join(' ');
    const known = this.#declared.get(like);
    if (known) return known;
    const near = keys.flatMap((key) => this.#rules.get(key) ?? []);
    this.#tried += near.length;
    if (this.#tried > MAX_MATCHES)
      throw new UnreadableError('The document has too many style rules for its number of elements.');
    const declared = new Map<string, string>();
    const rules = near.filter(({ rule }) => rule.matches(element));
    for (const { rule } of rules.sort((a, b) => a.rule.weight - b.rule.weight || a.order - b.order))
      for (const [name, value] of rule.declarations) declared.set(name, value);
    this.#declared.set(like, declared);
    return declared;
  }

  /** Values of an element by name, with increasing precedence: its attributes, then rules by weight, then its own `style`. */
  given(element: Selected, attribute: (name: string) => string | undefined): GivenStyle {
    const all = new Map<string, string>();
    for (const name of WANTED) {
      const value = attribute(name)?.trim().toLowerCase();
      if (value) all.set(name, value);
    }
    for (const [name, value] of this.#declaredFor(element)) all.set(name, value);
    const own = attribute('style');
    if (own) for (const [name, value] of this.#ownOf(own)) all.set(name, value);
    return all;
  }
}

/** The keys of all rules that may match an element. */
const keysOf = ({ name, id, classes }: Selected): string[] => [
  ...(id === undefined ? [] : [`#${id}`]),
  ...new Set(classes.map((one) => `.${one}`)),
  name.toLowerCase(),
  '*',
];

const compoundOf = (selector: css.Selector): Omit<StyleRule, 'declarations'> | undefined => {
  const wanted = { types: [] as string[], ids: [] as string[], classes: [] as string[] };
  for (const part of selector.children)
    switch (part.type) {
      case 'TypeSelector':
        if (part.name !== '*') wanted.types.push(part.name.toLowerCase());
        break;
      case 'ClassSelector':
        wanted.classes.push(part.name);
        break;
      case 'IdSelector':
        wanted.ids.push(part.name);
        break;
      default:
        return undefined;
    }
  const { ids, classes, types } = wanted;
  return {
    key: ids.length ? `#${ids[0]}` : classes.length ? `.${classes[0]}` : (types[0] ?? '*'),
    weight: 100 * wanted.ids.length + 10 * wanted.classes.length + wanted.types.length,
    matches: ({ name, id, classes }) =>
      wanted.types.every((type) => type === name.toLowerCase()) &&
      wanted.ids.every((wantedId) => wantedId === id) &&
      wanted.classes.every((one) => classes.includes(one)),
  };
};
