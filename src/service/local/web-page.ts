import { escapeMarkup } from '../../artwork/index.ts';
import { readableDefaults } from '../../engine/index.ts';
import { type Catalogue, variables } from '../../template/index.ts';
import { pictures } from './pictures/index.ts';

/** The page of a template without a server: its pictures and its variables in mm. */
export const webPage = (catalogue: Catalogue, id: string): string => {
  const entry = catalogue.find(id)!;
  const { name, about } = entry.template;
  const pictureOf = pictures(catalogue);
  const image = (path: string, alt: string): string =>
    `<img alt="${escapeMarkup(alt)}" src="data:image/svg+xml;base64,${Buffer.from(pictureOf(path)!).toString('base64')}">`;
  const defaults = readableDefaults(entry, 'mm');
  const rows = Object.entries(variables(entry.template, id)).map(
    ([key, length]) =>
      `<tr><th scope="row">${key}</th><td>${escapeMarkup(length.about)}</td><td>${defaults[key]}${length.kind === 'length' ? ' mm' : ''}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeMarkup(name)}</title>
<style>body{font:16px/1.45 sans-serif;margin:0 auto;max-width:60rem;padding:1rem}img{max-width:100%}th{text-align:left}td,th{padding:.2rem 1rem .2rem 0}</style>
<h1>${escapeMarkup(name)}</h1>
<p>${escapeMarkup(`${id}. ${about}`)}</p>
${image(`folded/${id}.svg`, 'The closed box')}
${image(`templates/${id}.svg`, 'The dieline')}
<table><thead><tr><th scope="col">Variable</th><th scope="col">Meaning</th><th scope="col">Usual value</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table>
</html>
`;
};
