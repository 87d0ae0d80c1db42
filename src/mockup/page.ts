import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { escapeMarkup } from '../artwork/index.ts';
import { type UprightMoment, USUAL_VIEW } from '../fold/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { dimensionLines } from './dimension-lines.ts';
import { fileName, jsonInPage } from './escape.ts';
import { METRE } from './metre.ts';
import type { PageData, PageExtent, PrintMark } from './page-data.ts';
import { pageStyle } from './page-style.ts';
import { printMarks } from './print-marks.ts';
import type { Scene } from './scene.ts';

/** Content of a page. */
export interface PageOptions {
  readonly scene: Scene;
  readonly drawing: Drawing;
  readonly pose: readonly UprightMoment[];
  /** The box as binary glTF. */
  readonly glb: Uint8Array;
  /** A PNG picture of the box, for browsers without WebGL. */
  readonly still: Uint8Array;
  /** The title of the mockup, and a short description of the box. */
  readonly name: string;
  readonly about: string;
  /** `#rrggbb`. */
  readonly background: string;
  readonly unit: 'mm' | 'in';
  /** The bundled script of the page. */
  readonly script: string;
}

/**
 * Writes the mockup page as one document without external requests. Its content security policy allows only its own script and style, by
 * their digests.
 */
export const mockupPage = (options: PageOptions): string => {
  const { scene, drawing, pose, glb, still, name, about, background, unit, script } = options;
  const dimensions = dimensionLines(scene, drawing, unit);
  const marks = printMarks(scene);
  const data: PageData = {
    file: fileName(name),
    box: gzipSync(glb, { level: 8 }).toString('base64'),
    background,
    view: USUAL_VIEW,
    extents: pose.map(extentAt),
    dimensions,
    marks,
  };
  const style = pageStyle(background);
  const { code, digest } = scriptOf(script);
  const sizes = [...new Set(dimensions.map((d) => `${d.name} ${d.text}`))].join(', ');
  const described = `${about}, closed${sizes ? `: ${sizes}` : ''}.`;
  const policy = [
    "default-src 'none'",
    `script-src ${digest}`,
    `style-src ${digestOf(style)}`,
    'img-src data: blob:',
    'connect-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(name)}</title>
<style>${style}</style>
</head>
<body data-state="loading">
<main>
<div class="stage">
<canvas id="canvas" tabindex="0" role="img" aria-label="${escapeMarkup(described)}" aria-describedby="keys"></canvas>
<p id="keys" class="sr">The box in three dimensions. Arrow keys orbit it, plus and minus zoom, Home resets the view, space folds and unfolds, i shows the inside, d the dimensions, p the print direction, t starts the turntable, f fills the screen.</p>
<div id="labels" aria-hidden="true" hidden></div>
<figure id="still">
<img src="data:image/png;base64,${Buffer.from(still).toString('base64')}" alt="${escapeMarkup(described)}">
<figcaption>${escapeMarkup(described)} <span id="why"></span></figcaption>
</figure>
<header>
<h1>${escapeMarkup(name)}</h1>
${name === about ? '' : `<p>${escapeMarkup(about)}</p>`}
</header>
<p id="hint" hidden>${escapeMarkup(hintOf(marks))}</p>
</div>
<div class="tools" role="toolbar" aria-label="Box">
<label class="moving">Flat <input id="fold" type="range" min="0" max="1000" step="1" value="1000" aria-label="How far the box is folded" aria-valuetext="closed" disabled> Closed</label>
<button id="fold-button" class="moving" type="button" disabled>Unfold</button>
<button id="side-button" class="moving" type="button" aria-pressed="false" disabled>Inside</button>
<button id="dimensions-button" class="moving" type="button" aria-pressed="false" disabled>Dimensions</button>
<button id="print-button" class="moving" type="button" aria-pressed="false" disabled>Print direction</button>
<select id="view" class="moving" aria-label="View" disabled>
<option value="">View</option><option value="usual">Corner</option><option value="front">Front</option><option value="right">Right</option><option value="back">Back</option><option value="left">Left</option><option value="top">Top</option><option value="below">Below</option><option value="bottom">Bottom</option>
</select>
<button id="turntable-button" class="moving" type="button" aria-pressed="false" disabled>Turntable</button>
<button id="screen-button" class="moving" type="button" aria-pressed="false" disabled>Full screen</button>
<button id="picture-button" class="moving" type="button" disabled>Save picture</button>
<button id="video-button" class="moving" type="button" hidden disabled>Save turntable</button>
<button id="glb-button" type="button" disabled>Download GLB</button>
</div>
</main>
<script type="application/json" id="box">${jsonInPage(data)}</script>
<script>${code}</script>
</body>
</html>
`;
};

/** A sentence about the panels that a designer must rotate. */
const hintOf = (marks: readonly PrintMark[]): string => {
  const turned = (reads: PrintMark['reads']): string =>
    marks
      .filter((mark) => mark.reads === reads)
      .map(({ name }) => name)
      .join(', ');
  const [down, sideways] = [turned('upside down'), turned('sideways')];
  return [
    'Arrows point up on the flat sheet.',
    down && `Upside down on the box: ${down}.`,
    sideways && `Sideways: ${sideways}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

const extentAt = ({ t, size: [x, y, z] }: UprightMoment): PageExtent => ({
  t: Math.round(t * 1e4) / 1e4,
  size: [toMetres(x), toMetres(y), toMetres(z)],
});

const toMetres = (mm: number): number => Math.round(mm * METRE * 1e6) / 1e6;

/** The digest of a text, as a content security policy lists it. */
const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

let last: { readonly script: string; readonly code: string; readonly digest: string } | undefined;

/** A script escaped for a page, with its digest, cached because all pages have the same one. */
const scriptOf = (script: string): { readonly code: string; readonly digest: string } => {
  if (last?.script !== script) {
    // The text of a script must not contain an end tag of a script.
    const code = script.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
    last = { script, code, digest: digestOf(code) };
  }
  return last;
};
