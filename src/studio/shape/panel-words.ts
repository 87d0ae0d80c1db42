/** Words for the position of a panel, not for its kind. */
export const sides: ReadonlySet<string> = new Set(
  'front back left right top bottom inner far lower upper under fore first second centre'.split(' '),
);

/** Pairs of words that form one name. */
const ONE: readonly (readonly [name: string, key: string])[] = [
  ['turn-in', 'turn_in'],
  ['postal-lock', 'postal_lock'],
];

/** The words of a panel's own name, as keys of the languages. A number is a separate word. */
export const panelWords = (name: string): readonly string[] =>
  ONE.reduce((text, [two, one]) => text.replace(two, one), name).split('-');
