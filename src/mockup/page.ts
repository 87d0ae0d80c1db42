import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { escapeMarkup } from '../artwork/index.ts';
import { type UprightMoment, USUAL_VIEW } from '../fold/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { dimensionLines } from './dimension-lines.ts';
import { fileName, jsonInPage } from './escape.ts';
import type { PageData, PageExtent, PrintMark } from './page-data.ts';
import { printMarks } from './print-marks.ts';
import { METRE, type Scene } from './scene.ts';

export interface PageOptions {
  readonly scene: Scene;
  readonly drawing: Drawing;
  readonly pose: readonly UprightMoment[];
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

/** The style of the page. The box fills it, and its controls float above it, legible on any background. */
const pageStyle = (background: string): string => `
*{box-sizing:border-box}
html,body{height:100%;margin:0}
body{background:${background};color:#1b1b1b;font:15px/1.4 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow:hidden}
main{display:grid;grid-template-rows:minmax(0,1fr) auto;height:100%;background:${background}}
.stage{position:relative;min-height:0}
canvas{position:absolute;inset:0;width:100%;height:100%;display:block;touch-action:none}
canvas:focus-visible{outline:3px solid #1a5fb4;outline-offset:-3px}
header,.tools{position:absolute;background:rgba(255,255,255,.92);border-radius:10px;box-shadow:0 1px 6px rgba(0,0,0,.18)}
header{top:12px;left:12px;max-width:min(70%,36rem);padding:8px 14px}
h1{font-size:1rem;font-weight:600;margin:0;overflow-wrap:anywhere}
header p{margin:0;color:#4a4a4a;font-size:.86rem}
.tools{position:static;justify-self:center;margin:0 12px 12px;display:flex;flex-wrap:wrap;gap:6px;align-items:center;justify-content:center;padding:8px 12px;max-width:calc(100% - 24px)}
.tools label{display:flex;align-items:center;gap:8px}
input[type=range]{width:clamp(7rem,13vw,16rem);accent-color:#1a5fb4}
button,select{font:inherit;padding:5px 11px;min-height:36px;border:1px solid #8a8a8a;border-radius:7px;background:#fff;color:#1b1b1b;cursor:pointer}
button:hover:not([disabled]),select:hover:not([disabled]){background:#eef3fa}
button[aria-pressed=true],button[aria-pressed=true]:hover:not([disabled]){background:#1a5fb4;border-color:#1a5fb4;color:#fff}
button[disabled],input[disabled],select[disabled]{opacity:.5;cursor:default}
button:focus-visible,input:focus-visible,select:focus-visible{outline:3px solid #1a5fb4;outline-offset:2px}
#labels{position:absolute;inset:0;overflow:hidden;pointer-events:none}
#labels span{position:absolute;left:0;top:0;padding:1px 6px;border-radius:5px;background:#fff;color:#a3123c;font-size:.82rem;font-weight:600;white-space:nowrap;box-shadow:0 0 0 1px rgba(163,18,60,.35)}
#labels .mark{color:#0b4f8a;box-shadow:0 0 0 1px rgba(11,79,138,.35)}
#hint{position:absolute;left:12px;bottom:12px;max-width:calc(100% - 24px);margin:0;padding:6px 12px;border-radius:10px;background:rgba(255,255,255,.92);font-size:.86rem}
[hidden]{display:none!important}
#still{position:absolute;inset:0;margin:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;padding:76px 16px 12px}
#still img{max-width:100%;max-height:80%;min-height:0}
#still figcaption{max-width:44rem;text-align:center;background:rgba(255,255,255,.92);padding:8px 14px;border-radius:10px}
.still canvas,.still #labels,.still #hint,.still .moving{display:none!important}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (max-width:520px){button,select{padding:5px 8px;font-size:.86rem}input[type=range]{width:44vw}}
`;
