import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { escapeMarkup } from '../artwork/index.ts';
import { type UprightMoment, USUAL_VIEW } from '../fold/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { dimensionLines } from './dimension-lines.ts';
import { fileName, jsonInPage } from './escape.ts';
import texts from './page.json' with { type: 'json' };
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
  const style = filled('style', { background });
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
  return filled('html', {
    policy,
    style,
    code,
    name: escapeMarkup(name),
    described: escapeMarkup(described),
    still: Buffer.from(still).toString('base64'),
    about: name === about ? '' : `<p>${escapeMarkup(about)}</p>`,
    hint: escapeMarkup(hintOf(marks)),
    data: jsonInPage(data),
  });
};

/** A part of the page with its values in place of `{{name}}`. In its style the box fills it, and controls float above it, legible on any background. */
const filled = (part: keyof typeof texts, values: Readonly<Record<string, string>>): string =>
  texts[part].join('\n').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name]!);

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
