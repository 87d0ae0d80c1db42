import { foldedSvg } from '../../fold/index.ts';
import { arrange, type Drawing } from '../../sheet/index.ts';
import { type Catalogue, type Entry, resolve } from '../../template/index.ts';
import { attributePicture } from './attribute.ts';
import { paint } from './paint.ts';
import { variablePicture } from './variable.ts';

/** Pictures that a template's body links to, as SVG; undefined for an unknown id or name. */
export interface Pictures {
  readonly template: (id: string) => string | undefined;
  /** The closed box. */
  readonly folded: (id: string) => string | undefined;
  readonly variable: (id: string, name: string) => string | undefined;
  readonly attribute: (kind: string, value: string) => string | undefined;
}

export const pictures = (catalogue: Catalogue): Pictures => ({
  template: (id) => {
    const entry = catalogue.find(id);
    return entry && templatePicture(entry);
  },
  folded: (id) => {
    const entry = catalogue.find(id);
    return entry && foldedSvg(drawn(entry).parts);
  },
  variable: (id, name) => {
    const entry = catalogue.find(id);
    return entry && variablePicture(entry, name);
  },
  attribute: (kind, value) => attributePicture(catalogue, kind, value),
});

const templatePicture = (entry: Entry): string => paint(drawn(entry), { title: entry.template.name });

const drawn = ({ template, id }: Entry): Drawing => {
  const { values, chosen } = resolve(template, {}, id);
  return arrange(template.build(values, chosen));
};
