import { PDFArray, type PDFContext, type PDFDict, type PDFDocument, type PDFObject } from 'pdf-lib';
import { LIMITS, UnreadableError } from '../../reading/unreadable.ts';
import { dictOf, get, listOf, nameValue, textValue } from './objects.ts';
import { isPdfName, type Operand } from './tokens.ts';

/** The open layers and marked content around an operation (ISO 32000, 8.11 and 14.6). */
export class Marks {
  readonly #context: PDFContext;
  /** The layers that differ from the state of all others. */
  readonly #exceptions: ReadonlySet<PDFObject>;
  readonly #usuallyOff: boolean;
  /** null for hidden content. */
  readonly #open: (string | undefined | null)[] = [];

  constructor(file: PDFDocument) {
    this.#context = file.context;
    const layers = dictOf(get(file.catalog, 'OCProperties'));
    const usual = dictOf(get(layers, 'D'));
    this.#usuallyOff = nameValue(get(usual, 'BaseState')) === 'OFF';
    this.#exceptions = new Set(listOf(get(usual, this.#usuallyOff ? 'ON' : 'OFF'), file.context));
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
    const all = get(group, 'OCGs');
    if (all === undefined) return this.#isOn(group) ? textValue(get(group, 'Name')) : null;
    // A membership dictionary has one group or several. The first visible group gives the name.
    const members = (all instanceof PDFArray ? listOf(all, this.#context) : [all]).flatMap(
      (each) => dictOf(each) ?? [],
    );
    const on = members.filter((each) => this.#isOn(each));
    const policy = nameValue(get(group, 'P')) ?? 'AnyOn';
    const isShown = {
      AllOn: on.length === members.length,
      AnyOn: on.length > 0,
      AnyOff: on.length < members.length,
      AllOff: on.length === 0,
    }[policy];
    if (members.length && isShown === false) return null;
    return textValue(get(on[0] ?? members[0], 'Name'));
  }

  #isOn(group: PDFDict): boolean {
    return this.#exceptions.has(group) === this.#usuallyOff;
  }
}
