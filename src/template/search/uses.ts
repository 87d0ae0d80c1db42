/** Main ids of suitable templates, most common first, and the contents they suit. For words for boxes see `synonyms`. */
const rows: readonly (readonly [ids: string, contents: string])[] = [
  ['becf-10101 becf-10301', 'cosmetics medicine toothpaste perfume lipstick mascara vitamins pills razor pen pencil'],
  ['becf-10101 becf-10301', 'bulb cable charger sunglasses'],
  ['becf-10101', 'tea'],
  ['becf-10101 becf-12501', 'soap'],
  ['becf-10101 becf-10901 becf-11001 becf-10301', 'mug'],
  ['becf-10101 becf-10901 becf-12801 becf-12802', 'candle'],
  ['becf-10901 becf-11001', 'jar honey jam sauce spice screws vase'],
  ['becf-11001 becf-10901', 'bottle'],
  ['becf-11d01 becf-11d02', 'cereal detergent flour pasta rice salt sugar'],
  ['becf-11d05', 'gloves tissues'],
  ['house-hinge-lid-pack', 'cigarettes'],
  ['house-four-bottle-carrier becf-12502', 'beer'],
  ['becf-12502', 'soda yoghurt'],
  ['house-slotted-partitions becf-21e07', 'egg glass glasses plates dishes'],
  ['becf-12403 becf-12105', 'chocolate'],
  ['becf-12503 becf-10101', 'coffee'],
  ['becf-10b01', 'lunch'],
  ['becf-1200b', 'noodles ice icecream'],
  ['becf-12009 becf-12001', 'sushi macaron'],
  ['becf-12001 becf-11e17 becf-12004', 'biscuits bread cookies cupcake donut doughnut muffin pastry pie tart'],
  ['becf-12015 becf-12001', 'salad'],
  ['fefco-0448 fefco-0423', 'fruit vegetables'],
  ['becf-12105 becf-30101', 'bracelet earring jewellery jewelry necklace'],
  ['becf-12105 becf-11e12', 'favour'],
  ['becf-30101 becf-30203', 'luxury'],
  ['becf-30101 becf-30203 becf-21701', 'phone smartphone watch headphones earphones usb'],
  ['becf-30101 becf-12401', 'game puzzle'],
  ['becf-12406 becf-12105', 'scarf tie'],
  ['becf-12c05 becf-12c02', 'calendar cd dvd'],
  ['becf-21c02', 'shoes'],
  ['becf-21701', 'subscription'],
  ['becf-21701 becf-21e04', 'apparel belt clothes clothing socks camera electronics keyboard laptop tablet toy'],
  ['becf-21e04', 'returns'],
  ['becf-21c06 becf-21c05', 'canvas mirror painting'],
  ['becf-21d01', 'moving furniture archive'],
];

let cached: Readonly<Record<string, readonly string[]>> | undefined;

/** Contents of boxes, with the main ids of suitable templates, most common first. Made on first use: few starts search. */
export const uses = (): Readonly<Record<string, readonly string[]>> => {
  cached ??= Object.fromEntries(
    rows.flatMap(([ids, contents]) => contents.split(' ').map((each) => [each, ids.split(' ')])),
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
