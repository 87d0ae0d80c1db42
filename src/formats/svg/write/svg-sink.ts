import type { Curve, Point } from '../../../geometry/index.ts';
import { asciiBytes, ByteSink, passed } from '../../byte-sink.ts';
import { POINTS_PER_MM, type SvgUnit } from '../../profile.ts';
import { xmlText } from '../../text.ts';

/** The name of an element, whose id it ends. */
export const LABEL_START = asciiBytes('" inkscape:label="');
export const PATH_END = asciiBytes('"/>\n');

const RADIUS_PLACES = 9;

const UNITS_PER_MM: Readonly<Record<SvgUnit, number>> = { mm: 1, pt: POINTS_PER_MM, px: (POINTS_PER_MM * 96) / 72 };

/** Writes lengths and points of a drawing in the unit of the viewBox. */
export class SvgSink extends ByteSink {
  readonly #scale: number;
  readonly #places: number;
  /** Steps per unit: 10 to the power of `#places`. */
  readonly #fineness: number;
  #left = 0;
  #top = 0;

  constructor(unit: SvgUnit) {
    super();
    this.#scale = UNITS_PER_MM[unit];
    this.#places = unit === 'mm' ? 5 : 4;
    this.#fineness = unit === 'mm' ? 1e5 : 1e4;
  }

  /** Sets the point of the drawing, in mm, that is (0, 0) for everything after it. */
  setCorner(left: number, top: number): void {
    this.#left = left;
    this.#top = top;
  }

  /** A text between tags or in double quotes. */
  xml(text: string): this {
    return this.text(xmlText(text));
  }

  length(mm: number): this {
    return this.number(mm * this.#scale, this.#places);
  }

  /** A point of the drawing: "x y". */
  at(p: Point): this {
    return this.x(p).space().y(p);
  }

  x(p: Point): this {
    passed[0] = (p[0] - this.#left) * this.#scale;
    return this.passed(this.#places);
  }

  y(p: Point): this {
    passed[0] = (this.#top - p[1]) * this.#scale;
    return this.passed(this.#places);
  }

  /** Path data of curves, head to tail. */
  chain(curves: readonly Curve[], closed: boolean): this {
    this.ascii('M').at(curves[0]!.from);
    // Z draws the last line of an outline.
    const end = curves.length - (closed && curves.at(-1)!.kind === 'line' ? 1 : 0);
    for (let k = 0; k < end; k++) this.#step(curves[k]!);
    return closed ? this.ascii('Z') : this;
  }

  #step(c: Curve): void {
    switch (c.kind) {
      case 'line':
        this.ascii('L').at(c.to);
        break;
      case 'cubic':
        this.ascii('C').at(c.c1).space().at(c.c2).space().at(c.to);
        break;
      case 'arc': {
        // From the rounded ends and with more decimals: near a half turn the last digits decide where the middle of the arc lies.
        const dx = this.#rounded(c.to[0] - this.#left) - this.#rounded(c.from[0] - this.#left);
        const dy = this.#rounded(this.#top - c.to[1]) - this.#rounded(this.#top - c.from[1]);
        const radius = (Math.sqrt(dx * dx + dy * dy) * (1 + c.bulge ** 2)) / (4 * Math.abs(c.bulge));
        this.ascii('A').number(radius, RADIUS_PLACES).space().number(radius, RADIUS_PLACES);
        this.ascii(Math.abs(c.bulge) > 1 ? ' 0 1' : ' 0 0')
          .ascii(c.bulge > 0 ? ' 0 ' : ' 1 ')
          .at(c.to);
      }
    }
  }

  #rounded(mm: number): number {
    return Math.round(mm * this.#scale * this.#fineness) / this.#fineness;
  }
}
