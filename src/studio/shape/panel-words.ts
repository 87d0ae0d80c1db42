/** Words for the position of a panel, not for its kind. */
export const sides: ReadonlySet<string> = new Set(
  'front back left right top bottom inner far lower upper under fore first second centre'.split(' '),
);

/** The words of a panel's own name, as keys of the languages. Two pairs form one name each, and a number is a separate word. */
export const panelWords = (name: string): readonly string[] =>
  name.replaceAll(/(turn)-(in)|(postal)-(lock)/g, '$1$3_$2$4').split('-');
