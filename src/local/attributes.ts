import { type Attribute, type DielineTemplate, type Tag, tags } from '../api/index.ts';

/** Choices that are answered as an object under their own name, and the type of that object. */
const kinds: Readonly<Record<string, string>> = {
  flap: 'flap',
  top_flap: 'flap',
  bottom_flap: 'flap',
  tuck: 'tuck',
  top_tuck: 'tuck',
  bottom_tuck: 'tuck',
  dust_flap: 'dust_flap',
  top_dust_flap: 'dust_flap',
  bottom_dust_flap: 'dust_flap',
  glue_flap: 'glue_flap',
  cover: 'cover',
  hanger: 'hanger',
  hang_hole: 'hang_hole',
  style: 'style',
} satisfies Partial<Record<keyof DielineTemplate, string>>;

/** A choice that says two things: the tab is a tag, its hole an object. */
const holes: Readonly<Record<string, string>> = { hanger_tab: 'hang_hole' };

/** Hang holes that have a name of their own. */
const holeIds: readonly string[] = ['standard_euro'];

/** What a choice is when the feature is not there. */
const NONE = 'none';

const isTag = (name: string): name is Tag => (tags as readonly string[]).includes(name);

/**
 * The tag that a choice stands for: `thumb_cut` for both ends, `top_thumb_cut` for
 * one, `bottom_separator_circle` for a kind. Undefined where the service has no such tag.
 */
const tagOf = (choice: string, value: string): Tag | undefined => {
  if (value === NONE || kinds[choice]) return undefined;
  const wanted = value === 'both' ? [choice] : [`${value}_${choice}`, `${choice}_${value}`, choice];
  return wanted.find(isTag);
};

/** What an id has, as the service names it. */
export const attributesOf = (chosen: Readonly<Record<string, string>>, baseUrl: string) => {
  const attributes: Record<string, Attribute> = {};
  const found: Tag[] = [];
  for (const [choice, value] of Object.entries(chosen)) {
    const type = kinds[choice];
    const tag = tagOf(choice, value);
    if (tag) found.push(tag);
    const hole = holes[choice];
    if (hole && holeIds.includes(value))
      attributes[hole] = { type: hole, id: value, image: `${baseUrl}/images/attributes/${hole}/${value}.svg` };
    if (type && value !== NONE)
      attributes[choice] = { type, id: value, image: `${baseUrl}/images/attributes/${type}/${value}.svg` };
  }
  return { attributes: attributes as Partial<DielineTemplate>, tags: found };
};

/** The relation that leads from one value of a choice to another: something is added, or changed. */
export const relation = (choice: string, from: string, to: string): { rel: string; name?: string } => {
  const ends = ['top', 'bottom'];
  const tag =
    to === 'both' && ends.includes(from) ? tagOf(choice, ends.find((end) => end !== from)!) : tagOf(choice, to);
  const adds = from === NONE || (to === 'both' && ends.includes(from));
  if (adds && tag) return { rel: `add_${tag}` };
  return { rel: `${adds ? 'add' : 'change'}_${choice}`, name: to };
};
