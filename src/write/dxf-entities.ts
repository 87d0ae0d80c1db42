import { type Arc, type Cubic, type Curve, centreForm, type Point } from '../geometry/index.ts';
import type { Label } from '../sheet/index.ts';
import { asciiBytes, ByteSink } from './byte-sink.ts';
import { LENGTH_PLACES } from './dxf-frame.ts';
import { type EntityHead, type EntityHeads, entityHeads } from './dxf-heads.ts';
import { dxfText } from './dxf-text.ts';

/** Decimals of angles in degrees and of bulges: a micron at the far side of a sheet. */
const FINE_PLACES = 12;

/** Writes entities as dxf-writer does, straight into the file. */
export class DxfEntities extends ByteSink {
  readonly #owner: number;
  #next: number;
  #heads: EntityHeads;

  /** @param next the first free handle. @param owner handle of the block the entities belong to. */
  constructor(next: number, owner: number) {
    super();
    this.#next = next;
    this.#owner = owner;
    this.#heads = entityHeads(owner, '0');
  }

  /** A handle of its own. */
  handle(): number {
    return this.#next++;
  }

  /** Sets the layer of the next entities. */
  select(layer: string): void {
    this.#heads = entityHeads(this.#owner, layer);
  }

  addLine(from: Point, to: Point): void {
    this.#open(this.#heads.line);
    this.#point(from).ascii('11\n').#number(to[0]).ascii('21\n').#number(to[1]).ascii('31\n0\n');
  }

  addArc(curve: Arc): void {
    const { centre, radius, start, sweep } = centreForm(curve);
    const [a, b] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
    this.#open(this.#heads.arc);
    this.#point(centre).ascii('40\n').#number(radius);
    this.ascii('100\nAcDbArc\n50\n').number(degrees(a), FINE_PLACES);
    this.ascii('\n51\n').number(degrees(b), FINE_PLACES).byte(LINE_FEED);
  }

  /** A polyline of lines and arcs, head to tail. */
  addPolyline(curves: readonly Curve[], closed: boolean): void {
    this.#open(this.#heads.polyline);
    this.number(curves.length + (closed ? 0 : 1), 0).ascii(closed ? '\n70\n1\n' : '\n70\n0\n');
    for (const c of curves) {
      this.#vertex(c.from);
      if (c.kind === 'arc') this.ascii('42\n').number(c.bulge, FINE_PLACES).byte(LINE_FEED);
    }
    if (!closed) this.#vertex(curves.at(-1)!.to);
  }

  addSpline({ from, c1, c2, to }: Cubic): void {
    this.#open(this.#heads.spline);
    for (const p of [from, c1, c2, to]) this.#point(p);
  }

  /** Places a block, turned by `angle` in radians. */
  addInsert(block: string, at: Point, angle: number): void {
    this.#open(this.#heads.insert);
    this.ascii(block).byte(LINE_FEED);
    this.#point(at).ascii('50\n').number(degrees(angle), FINE_PLACES).byte(LINE_FEED);
  }

  /** A filled triangle: a SOLID with its last corner twice. */
  addTriangle([p, q, r]: readonly [Point, Point, Point]): void {
    this.#open(this.#heads.solid);
    this.#point(p);
    this.ascii('11\n').#number(q[0]).ascii('21\n').#number(q[1]).ascii('31\n0\n');
    this.ascii('12\n').#number(r[0]).ascii('22\n').#number(r[1]).ascii('32\n0\n');
    this.ascii('13\n').#number(r[0]).ascii('23\n').#number(r[1]).ascii('33\n0\n');
  }

  addText({ value, at, rotation, height }: Label['text']): void {
    this.#open(this.#heads.text);
    this.#point(at).ascii('40\n').#number(height);
    this.ascii('1\n').ascii(dxfText(value)).ascii('\n50\n').number(rotation, 0).bytes(TEXT_END);
  }

  #open({ before, after }: EntityHead): void {
    this.bytes(before)
      .hex(this.#next++)
      .bytes(after);
  }

  /** Writes a length in mm and ends the line. */
  #number(mm: number): this {
    return this.number(mm, LENGTH_PLACES).byte(LINE_FEED);
  }

  #vertex(p: Point): this {
    return this.ascii('10\n').#number(p[0]).ascii('20\n').#number(p[1]);
  }

  #point(p: Point): this {
    return this.#vertex(p).ascii('30\n0\n');
  }
}

const LINE_FEED = 10;
const TEXT_END = asciiBytes('\n100\nAcDbText\n');

/** Angle in 0…360. Arcs of DXF run counter-clockwise. */
const degrees = (radians: number): number => ((((radians * 180) / Math.PI) % 360) + 360) % 360;
