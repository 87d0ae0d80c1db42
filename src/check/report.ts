import { xmlText } from '../formats/index.ts';
import { type Box, boundsOf, pathData, union } from '../geometry/index.ts';
import type { TypedCurve } from '../recognise/lines/index.ts';
import type { CheckVerdict, DielineCheck } from './dieline-check.ts';
// Our drawing below in grey, the file over it in ink, parts that only one of them has in red or blue.
import INK from './report-colours.json' with { type: 'json' };

const REPORT_MARGIN_MM = 12;

const MAX_MARKS = 60;

const n = (v: number): string => String(Math.round(v * 1000) / 1000);

const lineGroup = (all: readonly TypedCurve[], id: string, stroke: string, width: number): string =>
  `<g id="${id}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round">\n${all
    .map(({ curve, line }) => {
      const dashes = line === 'cut' ? '' : ` stroke-dasharray="${n(6 * width)} ${n(4 * width)}"`;
      return `<path d="${pathData([curve])}"${dashes}/>\n`;
    })
    .join('')}</g>\n`;

/** Both drawings on one another with their differences, in mm at true size. Without a template the file with its faults. */
const svg = ({ comparison, ours, audit, drawn }: DielineCheck): string => {
  const below: readonly TypedCurve[] = ours?.lines ?? [];
  const above: readonly TypedCurve[] = comparison?.aligned ?? drawn;
  const differing = comparison?.deviations ?? [];
  const box = union(boxOfCurves(above), boxOfCurves(below.length ? below : above));
  const [w, h] = [box.right - box.left + 2 * REPORT_MARGIN_MM, box.top - box.bottom + 2 * REPORT_MARGIN_MM];
  const unit = Math.max(w, h) / 1000;
  // Places of the audit are those of the file: they fit the picture where nothing was aligned.
  const places = comparison ? differing.map(({ at }) => at) : audit.findings.flatMap(({ at }) => (at ? [at] : []));
  const circles = places
    .slice(0, MAX_MARKS)
    .map(([x, y]) => `<circle cx="${n(x)}" cy="${n(-y)}" r="${n(9 * unit)}"/>\n`)
    .join('');
  const faulty: TypedCurve[] = comparison
    ? []
    : audit.findings.flatMap(({ marks }) => marks.map((curve): TypedCurve => ({ line: 'cut', curve })));
  const only = (of: 'theirs' | 'ours', stroke: string): string => {
    const own = [...differing.filter((each) => each.of === of), ...(of === 'theirs' ? faulty : [])];
    return lineGroup(own, `only-${of}`, stroke, 2.4 * unit);
  };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${n(w)}mm" height="${n(h)}mm" viewBox="${n(box.left - REPORT_MARGIN_MM)} ${n(-box.top - REPORT_MARGIN_MM)} ${n(w)} ${n(h)}">\n` +
    `<rect x="${n(box.left - REPORT_MARGIN_MM)}" y="${n(-box.top - REPORT_MARGIN_MM)}" width="${n(w)}" height="${n(h)}" fill="#ffffff"/>\n` +
    lineGroup(below, 'ours', INK.ours, 2 * unit) +
    lineGroup(above, 'theirs', INK.theirs, 0.8 * unit) +
    only('ours', INK.onlyOurs) +
    only('theirs', INK.onlyTheirs) +
    `<g id="places" fill="none" stroke="${INK.place}" stroke-width="${n(1.2 * unit)}">\n${circles}</g>\n</svg>\n`
  );
};

/** The box of curves; a point where there are none. */
const boxOfCurves = (all: readonly TypedCurve[]): Box => {
  const box = boundsOf(all.map(({ curve }) => curve));
  return box.right >= box.left ? box : { left: 0, right: 0, bottom: 0, top: 0 };
};

/** The data of a check for programs, without the drawings. */
const reportJson = ({ ours, comparison, drawn: _, ...check }: DielineCheck) => ({
  ...check,
  ...(ours && { template: { id: ours.id, name: ours.name, provenance: ours.provenance, variables: ours.values } }),
  ...(comparison && {
    comparison: {
      largest: comparison.largest ?? null,
      mirrored: comparison.mirrored,
      similarity: comparison.similarity,
      pieces: comparison.pieces,
      sizes: comparison.sizes,
      lengths: comparison.lengths,
      differences: comparison.deviations.map(({ curve: _, ...difference }) => difference),
    },
  }),
});

const NOTHING_WRONG: Partial<Record<CheckVerdict, string>> = { same: 'Nothing differs.', sound: 'No fault was found.' };

const listItems = (sentences: readonly string[]): string =>
  `<ul>${sentences.map((sentence) => `<li>${xmlText(sentence)}</li>`).join('')}</ul>`;

/** The check as a self-contained page: the verdict, why, the picture, the figures. Whatever was read is shown as text. */
const html = (check: DielineCheck, file: string): string => {
  const { verdict, stated, why, types, reading, audit, ours, tolerance, recognised, nearest } = check;
  const { facts } = audit;
  const rows: (readonly [string, string])[] = [
    ['File', file],
    ['Format', `${reading.format}, 1 unit = ${n(reading.unit.mm)} mm (${reading.unit.from})`],
    ...(ours
      ? [[recognised ? 'Recognised' : 'Compared with', `${ours.name}, ${ours.id}: ${ours.provenance}`] as const]
      : []),
    ['Tolerance', `${n(tolerance)} mm`],
    ['Size', `${n(facts.width)} × ${n(facts.height)} mm`],
    [
      'Board',
      `${n(facts.area)} mm² in ${facts.pieces} piece${facts.pieces === 1 ? '' : 's'}, ${facts.panels} panels, ${facts.holes} holes`,
    ],
    ...(facts.clearance === undefined ? [] : [['Between pieces', `${n(facts.clearance)} mm at least`] as const]),
    ...Object.entries(facts.lengths).map(([line, mm]) => [`Length of ${line}`, `${n(mm)} mm`] as const),
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${xmlText(file)}: ${verdict}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<style>body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:#222}
svg{width:100%;height:auto;max-height:80vh;background:#fff;border:1px solid #ddd}th{text-align:left;padding-right:1.5rem;font-weight:600;vertical-align:top}
.same,.sound{color:#16702e}.differs,.not-sound{color:#b3001b}.cannot-tell{color:#8a5a00}i{font-style:normal;padding:0 .5em;border-bottom:3px solid}</style></head>
<body><h1>${xmlText(file)}: <span class="${verdict.replace(' ', '-')}">${verdict}</span></h1>
${stated ? `<p>${xmlText(stated.sentences.join(' '))}</p>` : ''}
${why.length ? listItems(why) : `<p>${NOTHING_WRONG[verdict] ?? ''}</p>`}
${[recognised, nearest].map((one) => (one ? `<p>${xmlText(one.sentence)}</p>` : '')).join('')}
${types.length ? `<p>Line types:</p>${listItems(types)}` : ''}
${reading.notes.length ? `<p>Assumed while reading:</p>${listItems(reading.notes)}` : ''}
<p><i style="border-color:${INK.theirs}">the file</i>${ours ? ` <i style="border-color:${INK.ours}">the template</i> <i style="border-color:${INK.onlyTheirs}">only in the file</i> <i style="border-color:${INK.onlyOurs}">only in the template</i>` : ''}</p>
${svg(check)}
<table>${rows.map(([name, value]) => `<tr><th>${xmlText(name)}</th><td>${xmlText(value)}</td></tr>`).join('')}</table>
</body></html>
`;
};

export type ReportFormat = 'svg' | 'html' | 'json';

/** Writes a check. `file` is the name shown. */
export const report = (check: DielineCheck, format: ReportFormat, file: string): string => {
  if (format === 'svg') return svg(check);
  if (format === 'html') return html(check, file);
  if (format === 'json') return `${JSON.stringify(reportJson(check), null, 2)}\n`;
  throw new RangeError(`Unknown format "${format}". Choose one of: svg, html, json.`);
};
