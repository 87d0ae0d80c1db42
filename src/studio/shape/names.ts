import type { Field } from '../engine/protocol.ts';
import { say, sayIfKnown } from '../languages/index.ts';

const COLOURS: Readonly<Record<string, string>> = { length: 'one', width: 'two', height: 'three' };

/** The class of the colour that ties a size to its line in the drawing. */
export const sizeColour = (name: string): string | undefined => COLOURS[name];

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name as words: `front_height` is Front height. */
export const asWords = (name: string): string => capital(name.replaceAll('_', ' '));

const isMain = (name: string): name is 'length' | 'width' | 'height' => name in COLOURS;

/** The name of a variable, and what it measures. The template says it; of sizes the name stands apart. */
export const nameOf = ({ name, about }: Field, isFine: boolean): { readonly title: string; readonly about: string } => {
  if (isMain(name)) return { title: say(`size.${name}`), about: about.replace(/^(Length|Width|Height): /, '') };
  return isFine ? { title: about, about: '' } : { title: asWords(name), about };
};

/** A panel by its id: "back.top-lid.tuck" is Tuck of the top lid. */
export const panelName = (id: string): string => {
  const names = id.split(':').at(-1)!.split('.');
  const [own, of] = [names.at(-1)!, names.at(-2)].map((name) => name?.replaceAll(/[-_]/g, ' '));
  return of === undefined ? capital(own!) : `${capital(own!)}, ${of}`;
};

/** A choice or a value of one, as words. */
export const choiceName = (name: string): string => sayIfKnown(`choice.${name}`, asWords(name));
export const valueName = (value: string): string => sayIfKnown(`value.${value}`, asWords(value));
