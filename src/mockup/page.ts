import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { escapeMarkup } from '../artwork/index.ts';
import { printDirections, UPWARDS_COSINE, type UprightMoment, USUAL_VIEW } from '../fold/index.ts';
import type { Point } from '../geometry/index.ts';
import type { Drawing } from '../sheet/index.ts';
import { dimensionLines, rigidLine } from './dimension-lines.ts';
import texts from './page.json' with { type: 'json' };
import type { PageData, PrintMark } from './page-data.ts';
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
  readonly script: ReturnType<typeof scriptInPage>;
}

/** Writes the mockup page as one document without external requests: its policy allows only its own script and style, by digest. */
export const mockupPage = (options: PageOptions): string => {
  const { scene, drawing, pose, glb, still, name, about, background, unit, script } = options;
  const dimensions = dimensionLines(scene, drawing, unit);
  const marks = printMarks(scene);
  const data: PageData = {
    file: fileName(name),
    box: gzipSync(glb, { level: 8 }).toString('base64'),
    background,
    view: USUAL_VIEW,
    extents: pose.map(({ t, size: [x, y, z] }) => ({
      t: Math.round(t * 1e4) / 1e4,
      size: [toMetres(x), toMetres(y), toMetres(z)],
    })),
    dimensions,
    marks,
  };
  const style = filled('style', { background });
  const sizes = [...new Set(dimensions.map((d) => `${d.name} ${d.text}`))].join(', ');
  const described = `${about}, closed${sizes ? `: ${sizes}` : ''}.`;
  return filled('html', {
    policy: filled('policy', { script: script.digest, styles: digestOf(style) }),
    style,
    code: script.code,
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
  const turned = (words: string, reads: PrintMark['reads']): string => {
    const names = marks.flatMap((mark) => (mark.reads === reads ? [mark.name] : []));
    return names.length ? ` ${words}: ${names.join(', ')}.` : '';
  };
  const down = turned('Upside down on the box', 'upside down');
  return `Arrows point up on the flat sheet.${down}${turned('Sideways', 'sideways')}`;
};

const toMetres = (mm: number): number => Math.round(mm * METRE * 1e6) / 1e6;

/** The digest of a text, as a content security policy lists it. */
const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A script escaped for a page, with its digest. */
export const scriptInPage = (script: string) => {
  // The text of a script must not contain an end tag of a script.
  const code = script.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
  return { code, digest: digestOf(code) };
};

/** JSON that is safe inside a page, because it contains no tags. */
export const jsonInPage = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const fileName = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'box';

/** Length of an arrow, as a share of the smaller side of its panel. */
const ARROW_SHARE = 0.5;

/** Upward arrows on the flat sheet, on panels whose print shows on the closed box: they tell which panels to rotate for upright print. */
const printMarks = ({ parts, mesh }: Pick<Scene, 'parts' | 'mesh'>): PrintMark[] =>
  printDirections(parts, mesh).map(({ part, panel, up, box: { left, right, bottom, top } }): PrintMark => {
    const { sheet, part: own } = parts[part]!;
    const [, rise] = up;
    const reads = rise > UPWARDS_COSINE ? 'upright' : rise < -UPWARDS_COSINE ? 'upside down' : 'sideways';
    const half = (ARROW_SHARE * Math.min(right - left, top - bottom)) / 2;
    const points = [-half, half].map((dy): Point => [(left + right) / 2, (bottom + top) / 2 + dy]);
    const label = `${parts.length > 1 ? `${own.name} ` : ''}${sheet[panel]!.id}`.replaceAll(/[_.-]/g, ' ');
    return { name: label, reads, ...rigidLine(mesh, own, part, panel, points) };
  });
