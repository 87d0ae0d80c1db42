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

/** The hang hole that comes with a choice, where it has a name of its own. */
const holes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  hanger_tab: { standard_euro: 'standard_euro' },
  hanger: { standard_hanger: 'standard_euro' },
};

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
    const hole = holes[choice]?.[value];
    const attribute = (kind: string, id: string): Attribute => ({
      type: kind,
      id,
      image: `${baseUrl}/images/attributes/${kind}/${id}.svg`,
    });
    if (hole) attributes.hang_hole = attribute('hang_hole', hole);
    if (type && value !== NONE) attributes[choice] = attribute(type, value);
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

/** The choice by which an id has such an attribute, if it has. */
export const choiceOf = (chosen: Readonly<Record<string, string>>, kind: string, id: string): string | undefined =>
  Object.entries(chosen).find(
    ([choice, value]) =>
      (kinds[choice] === kind && value === id && value !== NONE) ||
      (kind === 'hang_hole' && holes[choice]?.[value] === id),
  )?.[0];
