import type { PDFContext, PDFDict, PDFDocument, PDFObject } from 'pdf-lib';
import { LIMITS, UnreadableError } from '../unreadable.ts';
import { dictOf, get, listOf, textValue } from './objects.ts';
import { isPdfName, type Operand } from './tokens.ts';

/** The open layers and marked content around an operation (ISO 32000, 8.11 and 14.6). */
export class Marks {
  readonly #context: PDFContext;
  readonly #off: ReadonlySet<PDFObject>;
  /** null for hidden content. */
  readonly #open: (string | undefined | null)[] = [];

  constructor(file: PDFDocument) {
    this.#context = file.context;
    const layers = dictOf(get(file.catalog, 'OCProperties'));
    this.#off = new Set(listOf(get(dictOf(get(layers, 'D')), 'OFF'), file.context));
  }

  get depth(): number {
    return this.#open.length;
  }

  /** Ends the marked content nested deeper than `depth`. */
  endTo(depth: number): void {
    this.#open.length = Math.min(this.#open.length, depth);
  }

  get hidden(): boolean {
    return this.#open.includes(null);
  }

  /** Names, nearest first. */
  get names(): string[] {
    return this.#open.toReversed().filter((name) => typeof name === 'string');
  }

  /** Begins marked content (BMC, BDC). A layer is identified by its name, other content by its tag. */
  begin([tag, property]: readonly Operand[], resources: PDFDict | undefined): void {
    if (!isPdfName(tag) || tag.name !== 'OC' || !isPdfName(property)) this.#push(isPdfName(tag) ? tag.name : undefined);
    else this.beginLayer(dictOf(get(dictOf(get(resources, 'Properties')), property.name)));
  }

  beginLayer(group: PDFDict | undefined): void {
    this.#push(this.#layer(group));
  }

  #push(name: string | undefined | null): void {
    if (this.#open.length >= 10 * LIMITS.depth)
      throw new UnreadableError(`Marked content is nested deeper than ${10 * LIMITS.depth} levels.`);
    this.#open.push(name);
  }

  #layer(group: PDFDict | undefined): string | undefined | null {
    if (!group) return undefined;
    if (this.#off.has(group)) return null;
    // A membership dictionary has one group or several. The first group gives the name.
    const members = get(group, 'OCGs');
    const [first] = listOf(members, this.#context);
    const member = dictOf(first ?? members);
    return member ? this.#layer(member) : textValue(get(group, 'Name'));
  }
}
