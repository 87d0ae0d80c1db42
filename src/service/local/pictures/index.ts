import { type DielineBody, orRefuse } from '../../../api/index.ts';
import { ask, drawRequest, ownNameOf, type RequestProfile } from '../../../engine/index.ts';
import { foldedSvg } from '../../../fold/index.ts';
import type { Catalogue } from '../../../template/index.ts';
import { attributePicture } from './attribute.ts';
import { nestingPicture } from './nesting.ts';
import { drawn, paint } from './paint.ts';
import { variablePicture } from './variable.ts';

/**
 * Draws the SVG at a path below `/images/`; undefined for an unknown one: `templates/<id>.svg`, `templates/<id>/<variable>.svg`,
 * `folded/<id>.svg` (the closed box), `nestings/<id>/<nesting template>.svg`, `attributes/<kind>/<value>.svg`.
 */
export type Pictures = (path: string) => string | undefined;

export const pictures =
  (catalogue: Catalogue): Pictures =>
  (path) => {
    const [kind, name = '', more, ...rest] = path.replace(/\.svg$/, '').split('/');
    if (!path.endsWith('.svg') || rest.length) return undefined;
    if (kind === 'attributes') return more === undefined ? undefined : attributePicture(catalogue, name, more);
    const entry = catalogue.find(name);
    if (!entry) return undefined;
    if (kind === 'templates')
      return more === undefined
        ? paint(drawn(entry), { title: entry.template.name })
        : variablePicture(entry, ownNameOf(entry, more));
    if (kind === 'nestings') return more === undefined ? undefined : nestingPicture(drawn(entry), more);
    return kind === 'folded' && more === undefined ? foldedSvg(drawn(entry).parts) : undefined;
  };

export const closedBoxPicture =
  (catalogue: Catalogue, profile: RequestProfile) =>
  ({ dieline_template_id: template, variables: values }: DielineBody): string =>
    foldedSvg(drawRequest(orRefuse(ask(catalogue, { template, values, names: 'service', profile }))).parts);
