/** Substrates of a mockup. This file contains no schema, so that mockup code can load it alone. */
export const substrates = [
  'black_embossedpaper',
  'black_hardcardboards',
  'corrugated_brown',
  'corrugated_white',
  'gray_hardcardboards',
  'kraft_brown',
  'kraft_hardcardboards',
  'white_embossedpaper',
  'white_hardcardboards',
  'white_sbs',
] as const;

const usual: Readonly<Record<string, (typeof substrates)[number]>> = {
  'Corrugated Cardboards': 'corrugated_brown',
  'Hard Cardboards': 'gray_hardcardboards',
};

/**
 * Default substrate by the category of the template. Empty means plain material.
 * @example
 * api.usualSubstrate('Corrugated Cardboards'); // = 'corrugated_brown'
 */
export const usualSubstrate = (category: string): (typeof substrates)[number] | '' => usual[category] ?? '';
