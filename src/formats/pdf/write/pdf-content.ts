import { boundsOf, type Curve, type Motion, type Point } from '../../../geometry/index.ts';
import { CAP, type Dieline, type Label } from '../../../sheet/index.ts';
import type { Guide } from '../../artwork-guides.ts';
import { arcToCubics } from '../../bezier.ts';
import { ByteSink } from '../../byte-sink.ts';
import { type Chain, chains, rowsOf } from '../../chains.ts';
import type { Copies } from '../../copies.ts';
import { type PdfLayer, POINTS_PER_MM, type Profile } from '../../profile.ts';
import { escapeName } from './pdf-file.ts';
import { HEADING_HEIGHT, LEADING, PAGE_MARGIN } from './pdf-page.ts';
import { winAnsi } from './win-ansi.ts';

const SLASH = 47;

/** A ten-thousandth of a point: 35 nm. */
const POINT_PLACES = 4;
/** Decimals of the cosine of a turn. */
const TURN_PLACES = 12;

interface PageOptions {
  readonly profile: Profile;
  /** The sheet's origin on the page, in mm. */
  readonly origin: Point;
  /** Lines of text above the drawing, and the upper edge of the first on the page, in mm. */
  readonly headings?: { readonly texts: readonly string[]; readonly top: number };
  readonly copies?: readonly Copies[];
  readonly guides?: readonly Guide[];
  /** True for lines with their dashes, which distinguish them in black and white. @defaultValue false */
  readonly dashed?: boolean;
}

/** Writes the content stream of the page, in points, with the layers that it calls by name and a form per layer of what is placed many times. */
export const pdfContent = (
  dieline: Dieline,
  labels: readonly Label[],
  { profile, origin, headings, copies = [], guides = [], dashed = false }: PageOptions,
) => {
  const { lines, stroke } = profile;
  const page = new PageSink(origin);
  const used: PdfLayer[] = [];
  /** @returns the layer's name in the file: kinds of a profile may share theirs. */
  const begin = (layer: PdfLayer): string => {
    const isTaken = used.some((other) => other.layer === layer.layer);
    const own = isTaken ? { ...layer, layer: `${layer.layer}-${used.length}` } : layer;
    used.push(own);
    const name = escapeName(own.layer);
    page.ascii('/OC /').ascii(name).ascii(' BDC\nq\n');
    if (layer.ink) page.byte(SLASH).ascii(name).ascii(' CS 1 SCN\n');
    return name;
  };
  const end = (): void => {
    page.ascii('Q\nEMC\n');
  };
  page.ascii('/overprint gs\n').length(stroke).ascii('w 1 J 1 j\n');

  // Below all lines.
  for (const guide of guides) {
    const name = begin(guide.layer);
    if (guide.filled) page.ascii(`/${name} cs 1 scn\n`).area(guide.chains);
    else for (const chain of guide.chains) page.outline(chain);
    end();
  }
  const forms: ReturnType<typeof formOf>[] = [];
  const all = chains(dieline, profile);
  const repeated = copies.map((each) => ({ ...each, all: chains(each.dieline, profile) }));
  let next = 0;
  for (const row of rowsOf(profile)) {
    const placed = repeated.filter((each) => each.all.some((chain) => chain.row === row));
    if (all[next]?.row !== row && !placed.length) continue;
    const layer = begin(lines[row]!);
    if (dashed) page.dash(lines[row]!.dash);
    for (const { name, at, all: own } of placed) {
      const form = formOf(
        `${name}-${layer}`,
        own.filter((chain) => chain.row === row),
        stroke,
      );
      forms.push(form);
      for (const motion of at) page.place(form.name, motion);
    }
    for (; all[next]?.row === row; next++) page.outline(all[next]!);
    end();
  }
  if (labels.length) {
    page.ascii(`/${begin(lines.dimensions)} cs 1 scn\n`);
    for (const label of labels) page.label(label);
    end();
  }
  if (headings?.texts.length) {
    page.ascii(`/${begin(lines.legend)} cs 1 scn\n`);
    const [x0, y0] = origin;
    for (const [k, text] of headings.texts.entries()) {
      const base = headings.top - HEADING_HEIGHT - k * LEADING;
      page.show(text, [PAGE_MARGIN - x0, base - y0], HEADING_HEIGHT, 0);
    }
    end();
  }
  return { operators: page.take(), used, forms };
};

export type PdfContent = ReturnType<typeof pdfContent>;

/** A drawing in its own frame, with pen and ink from its place of use, and its box. @param pad room for the width of lines, in mm. */
const formOf = (name: string, all: readonly Chain[], pad: number) => {
  const sink = new PageSink([0, 0]);
  for (const chain of all) sink.outline(chain);
  const { left, bottom, right, top } = boundsOf(all.flatMap(({ curves }) => curves));
  return { name, operators: sink.take(), box: [left - pad, bottom - pad, right + pad, top + pad] as const };
};

/** Writes operators with points of the sheet. Operands end in a space. */
export class PageSink extends ByteSink {
  readonly #x0: number;
  readonly #y0: number;

  constructor([x0, y0]: Point) {
    super();
    this.#x0 = x0;
    this.#y0 = y0;
  }

  length(mm: number): this {
    return this.number(mm * POINTS_PER_MM, POINT_PLACES).space();
  }

  at(p: Point): this {
    return this.length(p[0] + this.#x0).length(p[1] + this.#y0);
  }

  place(form: string, { cos, sin, x, y }: Motion): void {
    this.ascii('q ');
    for (const entry of [cos, sin, -sin, cos]) this.number(entry, TURN_PLACES).space();
    this.at([x, y]).ascii(`cm /${form} Do Q\n`);
  }

  dash(lengths: readonly number[]): this {
    if (!lengths.length) return this;
    this.ascii('[ ');
    for (const mm of lengths) this.length(mm);
    return this.ascii('] 0 d\n');
  }

  outline(chain: Pick<Chain, 'curves' | 'closed'>): void {
    this.#trace(chain).ascii(' S\n');
  }

  #trace({ curves, closed }: Pick<Chain, 'curves' | 'closed'>): this {
    this.at(curves[0]!.from).ascii('m');
    // Closing the path draws the last line of an outline.
    const end = curves.length - (closed && curves.at(-1)!.kind === 'line' ? 1 : 0);
    for (let k = 0; k < end; k++) this.#step(curves[k]!);
    return closed ? this.ascii(' h') : this;
  }

  area(all: readonly Chain[]): void {
    for (const chain of all) this.#trace(chain).ascii('\n');
    if (all.length) this.ascii('f*\n');
  }

  label({ lines, arrows, text }: Label): void {
    for (const [p, q] of lines) this.at(p).ascii('m ').at(q).ascii('l ');
    if (lines.length) this.ascii('S\n');
    for (const [p, q, r] of arrows) this.at(p).ascii('m ').at(q).ascii('l ').at(r).ascii('l h ');
    if (arrows.length) this.ascii('f\n');
    this.show(text.value, text.at, text.height, text.rotation);
  }

  /** Shows a text with its cap height in mm. */
  show(value: string, at: Point, height: number, rotation: 0 | 90): void {
    this.ascii('BT /text ').length(height / CAP);
    this.ascii(rotation ? 'Tf 0 1 -1 0 ' : 'Tf 1 0 0 1 ').at(at);
    this.ascii('Tm ').ascii(winAnsi(value)).ascii(' Tj ET\n');
  }

  #step(curve: Curve): void {
    switch (curve.kind) {
      case 'line':
        this.space().at(curve.to).ascii('l');
        break;
      case 'cubic':
        this.space().at(curve.c1).at(curve.c2).at(curve.to).ascii('c');
        break;
      case 'arc':
        for (const cubic of arcToCubics(curve)) this.#step(cubic);
    }
  }
}
