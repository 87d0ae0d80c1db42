/** Contents of boxes, with the main ids of suitable templates, most common first. For words for boxes see `synonyms`. */
export const uses: Readonly<Record<string, readonly string[]>> = {
  bottle: ['becf-11001', 'becf-10901'],
  candle: ['becf-10101', 'becf-10901', 'becf-12801', 'becf-12802'],
  chocolate: ['becf-12403', 'becf-12105'],
  coffee: ['becf-12503', 'becf-10101'],
  cosmetics: ['becf-10101', 'becf-10301'],
  earring: ['becf-12105', 'becf-30101'],
  favour: ['becf-12105', 'becf-11e12'],
  jar: ['becf-10901', 'becf-11001'],
  jewellery: ['becf-12105', 'becf-30101'],
  jewelry: ['becf-12105', 'becf-30101'],
  lunch: ['becf-10b01'],
  luxury: ['becf-30101', 'becf-30203'],
  medicine: ['becf-10101', 'becf-10301'],
  moving: ['becf-21d01'],
  mug: ['becf-10101', 'becf-10901', 'becf-11001', 'becf-10301'],
  noodles: ['becf-1200b'],
  returns: ['becf-21e04'],
  shoes: ['becf-21c02'],
  soap: ['becf-10101', 'becf-12501'],
  subscription: ['becf-21701'],
  tea: ['becf-10101'],
  toothpaste: ['becf-10101', 'becf-10301'],
};

/** The main ids for the first word that names contents, in singular or plural. */
export const idsForUse = (words: string): readonly string[] => {
  for (const word of words.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const form of [word, `${word}s`, word.replace(/s$/, '')]) if (Object.hasOwn(uses, form)) return uses[form]!;
  return [];
};
