import type { Point } from '../../../geometry/index.ts';
import { type Affine, applyAffine, composeAffine, identityAffine } from '../../reading/affine.ts';
import type { Operand } from './tokens.ts';

/** Position of the next text of a page (ISO 32000, 9.4). */
export class TextCursor {
  #line: Affine = identityAffine;
  #leading = 0;

  /** Applies a text operator. Ignores other operators. */
  take(word: string, n: (i: number) => number): void {
    if (word === 'TL') this.#leading = n(0);
    if (word === 'TD') this.#leading = -n(1);
    if (word === 'BT') this.#line = identityAffine;
    else if (word === 'Tm') this.#line = [n(0), n(1), n(2), n(3), n(4), n(5)];
    else if (word === 'Td' || word === 'TD') this.#move(n(0), n(1));
    else if (word === 'T*' || word === "'" || word === '"') this.#move(0, -this.#leading);
  }

  at(matrix: Affine): Point {
    return applyAffine(this.on(matrix), [0, 0]);
  }

  /** The frame of the line: from its beginning, along it and up. */
  on(matrix: Affine): Affine {
    return composeAffine(matrix, this.#line);
  }

  #move(x: number, y: number): void {
    this.#line = composeAffine(this.#line, [1, 0, 0, 1, x, y]);
  }
}

/** The codes shown by an operator: one string, or several with spacing between them. */
export const shownCodes = (operands: readonly Operand[]): string =>
  operands
    .flatMap((operand) => (Array.isArray(operand) ? (operand as readonly Operand[]) : [operand]))
    .filter((part) => typeof part === 'string')
    .join('');
