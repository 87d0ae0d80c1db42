import type { Layout } from '../nest/index.ts';
import type { PressPdf, PressPdfOptions } from '../press/index.ts';

export interface PressFormOptions extends Omit<PressPdfOptions, 'inside'> {
  /** @defaultValue the best one of the nesting */
  readonly layout?: Layout | undefined;
  /** True for register and corner marks, a colour bar and the mark of the side lay, each where it has room. @defaultValue true */
  readonly marks?: boolean | undefined;
  /** Edge to which the press pulls its sheets. @defaultValue 'left' */
  readonly sideLay?: 'left' | 'right' | undefined;
}

/** A sheet of blanks with artwork, for the press. */
export interface PressForm extends Pick<PressPdf, 'findings'> {
  /** PDF/X-4: the sheet is its TrimBox, the die lies above the print. */
  readonly pdf: Uint8Array;
  /** The marks without room, with margins that give it to all; undefined where each has its place. */
  readonly missing?: string | undefined;
  /** True where artwork has layers on the inside, which a form does not print. */
  readonly isInsideLeftOut: boolean;
}
