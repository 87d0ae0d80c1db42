import type { ChoiceReason, Field } from '../engine/protocol/box.ts';
import { say, sayIfKnown, sayText } from '../languages/index.ts';

const COLOURS: Readonly<Record<string, string>> = { length: 'one', width: 'two', height: 'three' };

/** The class of the colour shared by a size and its line in the drawing. */
export const sizeColour = (name: string): string | undefined => COLOURS[name];

export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name as words: `front_height` becomes Front height. */
export const asWords = (name: string): string => withCapital(name.replaceAll('_', ' '));

const isMain = (name: string): name is 'length' | 'width' | 'height' => name in COLOURS;

/** The name of a variable, and its description. The name of a size is separate from the template's description. */
export const nameOf = ({ name, about }: Field, isFine: boolean): { readonly title: string; readonly about: string } => {
  const own = sayText(about);
  const text = sayIfKnown(`about.${about}`, own === about ? about.replace(/^(Length|Width|Height): /, '') : own);
  if (isMain(name)) return { title: say(`size.${name}`), about: text };
  return isFine ? { title: own, about: '' } : { title: sayText(asWords(name)), about: own };
};

export const choiceName = (name: string): string => sayIfKnown(`choice.${name}`, asWords(name));
export const valueName = (value: string): string => sayIfKnown(`value.${value}`, asWords(value));

/** Why two choices exclude one another, as a sentence. */
export const reason = ({ why, code }: ChoiceReason): string => withCapital(sayIfKnown(`why.${code}`, `${why}.`));
