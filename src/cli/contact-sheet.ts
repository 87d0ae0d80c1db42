import { dieline, type FoundBox, type FoundBoxes, valuesInUnit } from '../entry/engine.ts';
import { foldedSvg } from '../entry/fold.ts';
import { codeOf, describeMaterial, describeSize, escapeHtml } from './describe.ts';

/** What a search found as a page without scripts: each box folded, with flat size and board, in the size asked for or its usual one. */
export const contactSheet = ({ boxes, total, query }: FoundBoxes, text: string): string => {
  const { unit = 'mm' } = query;
  const title = escapeHtml(`${text}: ${boxes.length} of ${total} found`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<style>body{font:14px/1.4 system-ui,sans-serif;margin:1rem;color:#222}h1{font-size:1.3rem;overflow-wrap:anywhere}
ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:1rem;list-style:none;margin:0;padding:0}
li{border:1px solid #ccc;border-radius:4px;padding:.8rem;break-inside:avoid;overflow-wrap:anywhere}
svg{display:block;width:100%;height:11rem;margin-bottom:.6rem}h2{font-size:1rem;margin:0}p{margin:.2rem 0}code{font-size:.85em}
@media print{body{margin:0}ul{grid-template-columns:repeat(3,1fr)}svg{height:8rem}}</style></head>
<body><h1>${title}</h1>
<ul>
${boxes.map((box) => card(box, unit)).join('\n')}
</ul></body></html>
`;
};

const card = ({ entry, fit }: FoundBox, unit: 'mm' | 'in'): string => {
  const { id, template, code } = entry;
  const values = fit?.flat ? valuesInUnit(fit.values, unit) : { unit };
  const box = dieline(entry, values);
  const sizes = Object.entries(values).map((pair) => pair.join('='));
  const lines = [
    `${id}${codeOf(code) === '-' ? '' : `, ${codeOf(code)}`}`,
    `Flat ${describeSize(box.size, unit)}, ${describeMaterial(box, unit)} of ${box.values.material} mm`,
    ...(fit && !fit.flat ? ['Not in this size: shown at its usual sizes.'] : []),
  ].map((line) => `<p>${escapeHtml(line)}</p>`);
  const picture = foldedSvg(box.drawing.parts).replace(
    '<svg',
    `<svg role="img" aria-label="${escapeHtml(template.name)}, folded"`,
  );
  const command = escapeHtml(['boxwright dieline', id, ...sizes].join(' '));
  return `<li>${picture}<h2>${escapeHtml(template.name)}</h2>${lines.join('')}<p><code>${command}</code></p></li>`;
};
