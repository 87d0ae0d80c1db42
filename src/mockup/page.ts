import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { escapeMarkup } from '../artwork/index.ts';
import { printSideOf, USUAL_VIEW } from '../fold/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { groundOf } from './ground.ts';
import { ballsOf, dimensionsOf } from './measures.ts';
import type { PageData } from './page-data.ts';
import { pageStyle } from './page-style.ts';
import type { Scene } from './scene.ts';
import { fileName, jsonIn } from './words.ts';

/** What a page shows and says. */
interface PageOf {
  readonly scene: Scene;
  readonly drawing: Drawing;
  /** The box as binary glTF. */
  readonly glb: Uint8Array;
  /** A picture of it as PNG, for browsers that cannot do more. */
  readonly still: Uint8Array;
  /** What the mockup is called, and what box it is, in a few words. */
  readonly name: string;
  readonly about: string;
  /** `#rrggbb`. */
  readonly background: string;
  readonly unit: 'mm' | 'in';
  /** The bundled script of the page. */
  readonly script: string;
}

/**
 * One document with everything in it: it asks for nothing from anywhere. Its policy lets its own script and style run, by
 * their digests, and nothing else.
 */
export const page = ({ scene, drawing, glb, still, name, about, background, unit, script }: PageOf): string => {
  const { blank } = scene.parts[0]!.part;
  const dimensions = dimensionsOf(scene, drawing, unit);
  const data: PageData = {
    file: fileName(name),
    box: Buffer.from(gzipSync(glb, { level: 9 })).toString('base64'),
    background,
    view: USUAL_VIEW,
    print: printSideOf(blank),
    balls: ballsOf(scene, groundOf(scene)),
    dimensions,
  };
  const style = pageStyle(background);
  // No end of a script may stand in a script.
  const code = script.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
  const sizes = [...new Set(dimensions.map((d) => `${d.name} ${d.text}`))].join(', ');
  const described = `${about}, closed${sizes ? `: ${sizes}` : ''}.`;
  const policy = [
    "default-src 'none'",
    `script-src ${digest(code)}`,
    `style-src ${digest(style)}`,
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
<p id="keys" class="sr">The box in three dimensions. Arrow keys go round it, plus and minus go nearer and away, Home goes back to the first view, space folds and unfolds, i shows the inside, d the dimensions.</p>
<div id="labels" aria-hidden="true" hidden></div>
<figure id="still">
<img src="data:image/png;base64,${Buffer.from(still).toString('base64')}" alt="${escapeMarkup(described)}">
<figcaption>${escapeMarkup(described)} <span id="why"></span></figcaption>
</figure>
<header>
<h1>${escapeMarkup(name)}</h1>
${name === about ? '' : `<p>${escapeMarkup(about)}</p>`}
</header>
</div>
<div class="tools" role="toolbar" aria-label="Box">
<label class="moving">Flat <input id="fold" type="range" min="0" max="1000" step="1" value="1000" aria-label="How far the box is folded" aria-valuetext="closed" disabled> Closed</label>
<button id="fold-button" class="moving" type="button" disabled>Unfold</button>
<button id="side-button" class="moving" type="button" aria-pressed="false" disabled>Inside</button>
<button id="dimensions-button" class="moving" type="button" aria-pressed="false" disabled>Dimensions</button>
<button id="view-button" class="moving" type="button" disabled>Reset view</button>
<button id="picture-button" class="moving" type="button" disabled>Save picture</button>
<button id="glb-button" type="button" disabled>Download GLB</button>
</div>
</main>
<script type="application/json" id="box">${jsonIn(data)}</script>
<script>${code}</script>
</body>
</html>
`;
};

/** As a policy names what may run. */
const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
