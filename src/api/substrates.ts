/** What a mockup may be made of. This file holds no schema: programs that make mockups load it alone. */
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
 * What a box is made of where nothing is said, by the category of its template: plain, unless it is listed.
 * @example
 * api.usualSubstrate('Corrugated Cardboards'); // = 'corrugated_brown'
 */
export const usualSubstrate = (category: string): (typeof substrates)[number] | '' => usual[category] ?? '';
