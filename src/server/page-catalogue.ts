import { escapeMarkup } from '../artwork/index.ts';
import { type Catalogue, groups, mainId } from '../template/index.ts';
import { wholePage } from './page-html.ts';

/** Page of the catalogue by group. Each template has its first id and its picture. */
export const cataloguePage = ({ entries }: Catalogue): string => {
  const first = entries.filter(({ id, template }) => mainId(template) === id);
  const shown = groups
    .map((group) => ({ group, of: first.filter((entry) => entry.group.id === group.id) }))
    .filter(({ of }) => of.length);
  const links = shown.map(
    ({ group, of }) =>
      `<li><a href="#${group.id}">${escapeMarkup(`${group.category}: ${group.name}`)}</a> (${of.length})</li>`,
  );
  const sections = shown.map(
    ({ group, of }) => `<section aria-labelledby="${group.id}">
<h2 id="${group.id}">${escapeMarkup(`${group.category}: ${group.name}`)}</h2>
<ul class="boxes">
${of
  .map(
    ({ id, template }) =>
      `<li><a href="/templates/${encodeURIComponent(id)}"><img src="/images/folded/${encodeURIComponent(id)}.svg" alt="" loading="lazy">${escapeMarkup(template.name)} <small>${escapeMarkup(id)}</small></a></li>`,
  )
  .join('\n')}
</ul>
</section>`,
  );
  return wholePage(
    'Boxwright',
    `<header><h1>Boxwright</h1><p>Dielines from parametric templates. <a href="/docs/">Documentation</a></p></header>
<nav aria-label="Groups"><ul>${links.join('')}</ul></nav>
<main id="content">
${sections.join('\n')}
</main>`,
  );
};
