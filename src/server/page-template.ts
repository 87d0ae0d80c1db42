import type { DielineTemplate, ErrorEntry, GivenVariables, PartBody, TemplateVariable } from '../api/index.ts';
import { escapeMarkup } from '../artwork/index.ts';
import { formats } from '../formats/index.ts';
import type { Entry } from '../template/index.ts';
import { choiceLinks } from './page-choices.ts';
import { wholePage } from './page-html.ts';
import { flat, type QueryFields, requestedUnit } from './page-requested.ts';

/** Result of a form: a drawing with its parts, or errors. */
export type Outcome =
  | { readonly drawing: string; readonly parts: readonly PartBody[] }
  | { readonly errors: readonly ErrorEntry[] };

export interface TemplatePage {
  readonly template: DielineTemplate;
  readonly entry: Entry;
  readonly fields: QueryFields;
  readonly requested: GivenVariables;
  readonly outcome: Outcome;
  /** Base address of the service. */
  readonly address: string;
  /** Path of the catalogue. */
  readonly home: string;
}

/** Page of one template: a form with its variables, and the result. */
export const templatePage = (shown: TemplatePage): string => {
  const { template, entry, fields, home } = shown;
  const { name } = entry.template;
  const unit = requestedUnit(fields);
  return wholePage(
    `${name} – Boxwright`,
    `<header><p><a href="${home}">All templates</a></p><h1>${escapeMarkup(name)}</h1><p>${escapeMarkup(template.id)}, ${escapeMarkup(`${template.group.category}: ${template.group.name}`)}</p></header>
<main id="content" class="work">
<form id="form" method="get" aria-label="Variables">
<div class="field"><label for="unit">Unit</label><select id="unit" name="unit">${options(
      [
        ['mm', 'Millimetres'],
        ['in', 'Inches'],
      ],
      unit,
    )}</select></div>
<input type="hidden" name="of" value="${unit}">
${flat(template.variables)
  .map((variable) => field(variable, fields[variable.name]))
  .join('\n')}
<button type="submit">Draw</button>
</form>
<section id="result" aria-live="polite" aria-label="Drawing">
${resultOf(shown)}
</section>
</main>`,
  );
};

const options = (all: readonly (readonly [value: string, text: string])[], chosen: string | undefined): string =>
  all
    .map(([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${text}</option>`)
    .join('');

/** An input field. Sizes are filled in; finer settings show their default as a placeholder. */
const field = (
  { name, description, data_type, required, default_value: { value, unit } }: TemplateVariable,
  given: string | undefined,
): string => {
  const about = `<label for="${name}">${escapeMarkup(description)}</label>`;
  const inner =
    data_type === 'boolean'
      ? `<select id="${name}" name="${name}">${options(
          [
            ['true', 'Yes'],
            ['false', 'No'],
          ],
          given ?? String(value),
        )}</select>`
      : `<input id="${name}" name="${name}" type="text" inputmode="decimal" autocomplete="off" aria-describedby="${name}-of" value="${escapeMarkup(given ?? (required ? String(value) : ''))}"${required ? ' required' : ` placeholder="${value}"`}> <small id="${name}-of">${escapeMarkup(`${unit ?? ''} ${name}`.trim())}</small>`;
  return `<div class="field">${about}${inner}</div>`;
};

/** The part of the page that each change replaces. */
export const resultOf = (shown: TemplatePage): string =>
  `${describeOutcome(shown)}\n${choiceLinks(shown.entry, shown.fields)}`;

const describeOutcome = (shown: TemplatePage): string => {
  const { outcome, template, entry, requested } = shown;
  if ('errors' in outcome)
    return `<h2>These values cannot be made</h2><ul>${outcome.errors.map((error) => `<li class="wrong"><p>${escapeMarkup(error.message)}</p>${remedy(error)}</li>`).join('')}</ul>`;
  const [{ bounding_box: box } = { bounding_box: { width: 0, height: 0, unit: 'mm' } }] = outcome.parts;
  const rows = outcome.parts.map(
    (part) =>
      `<tr><th scope="row">${escapeMarkup(part.name)}</th><td>${part.bounding_box.width} × ${part.bounding_box.height} ${part.bounding_box.unit}</td><td>${part.area ? `${part.area.value} mm²` : '–'}</td></tr>`,
  );
  const query = new URLSearchParams(
    Object.entries(requested).map(([key, value]): [string, string] => [key, String(value)]),
  );
  const downloads = Object.entries(formats).map(
    ([format, { title }]) =>
      `<li><a download href="/templates/${encodeURIComponent(template.id)}/dieline.${format}?${escapeMarkup(query.toString())}">Download ${title}</a></li>`,
  );
  return `<h2>Drawing</h2>
<img class="drawing" src="data:image/svg+xml;base64,${Buffer.from(outcome.drawing).toString('base64')}" alt="${escapeMarkup(`Dieline of ${entry.template.name}, ${box.width} by ${box.height} ${box.unit}`)}">
<table><thead><tr><th scope="col">Part</th><th scope="col">Flat size</th><th scope="col">Area</th></tr></thead><tbody>${rows.join('')}</tbody></table>
<ul>${downloads.join('')}</ul>
<h2>The request</h2>
<pre tabindex="0" aria-label="As curl"><code>${escapeMarkup(curl(shown))}</code></pre>
<pre tabindex="0" aria-label="As TypeScript"><code>${escapeMarkup(typescript(shown))}</code></pre>`;
};

const remedy = ({ suggestion }: ErrorEntry): string => {
  if (!suggestion) return '';
  const [apply, text] =
    suggestion.type === 'change_value'
      ? [`change:${suggestion.name}:${suggestion.value}`, `Set ${suggestion.name} to ${suggestion.value}`]
      : [`swap:${suggestion.names.join(':')}`, `Swap ${suggestion.names.join(' and ')}`];
  return `<p><button type="submit" form="form" name="apply" value="${escapeMarkup(apply)}">${escapeMarkup(text)}</button></p>`;
};

const curl = ({ address, template, requested }: TemplatePage): string =>
  [
    `curl -X POST ${address}/dieline-templates/${encodeURIComponent(template.id)}/dielines`,
    `-H 'Authorization: Bearer <DIELINES_API_KEY>'`,
    `-H 'Dielines-Api-Version: 1.0'`,
    `-H 'Content-Type: application/json'`,
    `-d '${JSON.stringify({ format: 'pdf', variables: requested }).replaceAll("'", "'\\''")}'`,
  ].join(' \\\n  ');

const typescript = ({ address, template, requested }: TemplatePage): string =>
  `import { remoteApi } from 'boxwright';

const api = remoteApi({ baseUrl: ${JSON.stringify(address)}, dielinesKey: process.env.DIELINES_API_KEY });
const { dieline } = await api.createDieline(${JSON.stringify(template.id)}, {
  format: 'pdf',
  variables: ${JSON.stringify(requested)},
});
console.log(dieline.url);`;
