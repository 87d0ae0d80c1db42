import type { Layout } from '../nest/index.ts';
import type { PressPdf, PressPdfOptions } from '../press/index.ts';

export interface PressFormOptions extends PressPdfOptions {
  /** @defaultValue the best one of the nesting */
  readonly layout?: Layout | undefined;
  /** True for register and corner marks, a colour bar and the mark of the side lay, each where it has room. @defaultValue true */
  readonly marks?: boolean | undefined;
  /** Edge to which the press pulls its sheets, as seen from the print of the outside. @defaultValue 'left' */
  readonly sideLay?: 'left' | 'right' | undefined;
}

/** A sheet of blanks with artwork, for the press. */
export interface PressForm extends Pick<PressPdf, 'findings'> {
  /** PDF/X-4: the sheet is its TrimBox, the die lies above the print. Print of the inside is a second page, of the sheet turned to its other side with the same gripper edge. */
  readonly pdf: Uint8Array;
  /** The marks without room, with margins that give it to all; undefined where each has its place. */
  readonly missing?: string | undefined;
}
