import contentsByIds from './uses.json' with { type: 'json' };

let cached: Readonly<Record<string, readonly string[]>> | undefined;

/**
 * Contents of boxes, with the main ids of suitable templates, most common first. For words for boxes see `translate`.
 * Made on first use: few starts search.
 */
export const uses = (): Readonly<Record<string, readonly string[]>> => {
  cached ??= Object.fromEntries(
    Object.entries(contentsByIds).flatMap(([ids, contents]) =>
      contents.split(' ').map((each) => [each, ids.split(' ')]),
    ),
  );
  return cached;
};

/** The main ids for the first word that names contents, in singular or plural. */
export const idsForUse = (words: string): readonly string[] => {
  const known = uses();
  for (const word of words.toLowerCase().match(/\p{L}+/gu) ?? [])
    for (const form of [word, `${word}s`, word.replace(/s$/, '')]) if (Object.hasOwn(known, form)) return known[form]!;
  return [];
};
