import { dieline, type FoundBox, type FoundBoxes, valuesInUnit } from '../entry/engine.ts';
import { foldedSvg } from '../entry/fold.ts';
import { xmlText } from '../entry/inside.ts';
import { codeOf, describeMaterial, describeSize } from './describe.ts';
import page from './table-page.json' with { type: 'json' };

/** What a search found as a page without scripts: each box folded, with flat size and board, in the size asked for or its usual one. */
export const contactSheet = ({ boxes, total, query }: FoundBoxes, text: string): string => {
  const { unit = 'mm' } = query;
  const title = xmlText(`${text}: ${boxes.length} of ${total} found`);
  const parts: Readonly<Record<string, string>> = { title, cards: boxes.map((box) => card(box, unit)).join('\n') };
  return page.sheet.join('\n').replace(/\{(title|cards)\}/g, (_, part: string) => parts[part]!);
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
  ].map((line) => `<p>${xmlText(line)}</p>`);
  const name = xmlText(template.name);
  const picture = foldedSvg(box.drawing.parts).replace('<svg', `<svg role="img" aria-label="${name}, folded"`);
  const command = xmlText(['boxwright dieline', id, ...sizes].join(' '));
  return `<li>${picture}<h2>${name}</h2>${lines.join('')}<p><code>${command}</code></p></li>`;
};
