/**
 * `boxwright/element`: defines `<boxwright-box template="becf-10101" length="100">` for pages of any framework or none.
 * @module boxwright/element
 */
import { ApiError, errorText } from '../api/index.ts';
import type { DielineFiles } from '../engine/index.ts';
import { drawLoaded, loadTemplate } from './lazy.ts';

/** What it uses of a page: the types of the whole library need nothing of a browser. */
interface Host {
  readonly isConnected: boolean;
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>;
  readonly getAttribute: (name: string) => string | null;
  readonly attachShadow: (options: { readonly mode: 'open' }) => Shadow;
  readonly dispatchEvent: (event: object) => boolean;
}
interface Node {
  innerHTML: string;
  textContent: string | null;
  hidden: boolean;
  value: string;
  oninput: (() => void) | null;
}
interface Shadow {
  innerHTML: string;
  readonly querySelector: (selector: string) => Node;
}
interface Page {
  readonly HTMLElement?: new () => Host;
  readonly CustomEvent: new (name: string, options: object) => object;
  readonly MutationObserver: new (
    changed: () => void,
  ) => { observe: (of: object, options: object) => void; disconnect: () => void };
  readonly customElements?: { get: (name: string) => unknown; define: (name: string, of: unknown) => void };
}

const page = globalThis as unknown as Page;

const SHADOW = `<style>:host{display:block}svg{display:block;max-width:100%;height:auto;margin:auto}input{width:100%}
[hidden]{display:none}</style><div part="flat"></div><div part="folded"></div>
<input part="slider" type="range" min="0" max="1" step="0.01" aria-label="fold"><p part="message" role="alert"></p>`;

/** Attributes that are not values of the box. */
const OTHER =
  /^(template|view|fold|id|class|style|slot|title|hidden|lang|dir|role|part|tabindex|ref|key|(data|aria|on).*)$/;

// Where a server renders the page, the element has no class of a browser to extend.
const Base = page.HTMLElement ?? (class {} as unknown as new () => Host);

/**
 * A box in a page. `template` is an id, code or name; `view` is `flat`, `folded` or both (default); `fold` is where its slider begins, from 0
 * (flat) to 1. Every other attribute is a variable or a choice, as for `dieline`; `dust-flap` is `dust_flap`. It fires `drawn` when `box` is
 * new, and `refused` with the message that it shows for values that cannot be made.
 * @example
 * import 'boxwright/element';
 * // <boxwright-box template="becf-10101" length="100" width="50" height="150" fold="0.6"></boxwright-box>
 */
export class BoxwrightBox extends Base {
  /** The box that it shows, with its files. */
  box: DielineFiles | undefined;
  readonly #shadow = this.attachShadow({ mode: 'open' });
  readonly #changes = new page.MutationObserver(() => void this.#show());
  #asked = 0;

  connectedCallback(): void {
    this.#shadow.innerHTML = SHADOW;
    this.#part('slider').value = this.getAttribute('fold') ?? '0.75';
    this.#part('slider').oninput = () => void this.#fold();
    this.#changes.observe(this, { attributes: true });
    void this.#show();
  }

  disconnectedCallback(): void {
    this.#changes.disconnect();
  }

  #part(name: string): Node {
    return this.#shadow.querySelector(`[part=${name}]`);
  }

  async #show(): Promise<void> {
    const asked = ++this.#asked;
    const view = this.getAttribute('view');
    const values = [...this.attributes].filter(({ name }) => !OTHER.test(name));
    try {
      const entry = await loadTemplate(this.getAttribute('template') ?? '');
      // Other values were asked for meanwhile.
      if (asked !== this.#asked) return;
      // Texts of numbers and switches are read as such.
      const given = Object.fromEntries(values.map(({ name, value }) => [name.replaceAll('-', '_'), value.trim()]));
      const box = drawLoaded(entry, given);
      this.#part('flat').innerHTML = view === 'folded' ? '' : box.svg();
      this.box = box;
      for (const name of ['folded', 'slider']) this.#part(name).hidden = view === 'flat';
      if (view !== 'flat') await this.#fold();
      this.#part('message').textContent = '';
      this.dispatchEvent(new page.CustomEvent('drawn', { detail: box, bubbles: true }));
    } catch (error) {
      if (asked !== this.#asked) return;
      const said = error instanceof ApiError ? errorText(error) : String(error);
      this.#part('message').textContent = said;
      this.dispatchEvent(new page.CustomEvent('refused', { detail: said, bubbles: true }));
    }
  }

  async #fold(): Promise<void> {
    const { foldedSvg } = await import('../fold/index.ts');
    if (this.box)
      this.#part('folded').innerHTML = foldedSvg(this.box.drawing.parts, Number(this.#part('slider').value));
  }
}

if (page.customElements && !page.customElements.get('boxwright-box'))
  page.customElements.define('boxwright-box', BoxwrightBox);
