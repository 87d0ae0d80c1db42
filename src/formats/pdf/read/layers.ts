import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  type PDFRef,
} from 'pdf-lib';
import { serviceProfile } from '../../profile.ts';
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

/** Titles of our layers. A designer may call a layer of artwork Bleed. */
const TITLES = Object.entries(serviceProfile.lines).flatMap(([kind, { title }]) => (kind === 'bleed' ? [] : [title]));

/** Titles of our layers for glue and around artwork. */
const GUIDES = ['Artwork bleed', 'Glue', 'Gluing', 'Ink free', 'Varnish free'];

/** Hides the layers of a dieline of ours. Without one of cuts, layers of these names are a designer's. Returns how many were hidden. */
export const hideDieline = ({ catalog, context }: PDFDocument): number => {
  const properties = dictOf(get(catalog, 'OCProperties'));
  const [usual, groups] = [dictOf(get(properties, 'D')), get(properties, 'OCGs')];
  if (!usual || !(groups instanceof PDFArray)) return 0;
  const titleOf = (ref: PDFRef): string => textValue(get(dictOf(context.lookup(ref)), 'Name')) ?? '';
  const all = groups.asArray() as PDFRef[];
  if (!all.some((ref) => titleOf(ref) === serviceProfile.lines.cut.title)) return 0;
  const own = all.filter((ref) => {
    const title = titleOf(ref);
    return TITLES.includes(title) || GUIDES.includes(title) || title.startsWith('Safe area');
  });
  const off = get(usual, 'OFF');
  usual.set(PDFName.of('OFF'), context.obj([...(off instanceof PDFArray ? off.asArray() : []), ...own]));
  return own.length;
};
