import { type Arc, type Cubic, type Curve, centreForm, type Point } from '../geometry/index.ts';
import type { Label } from '../sheet/index.ts';
import { ByteSink } from './byte-sink.ts';
import { LENGTH_PLACES } from './dxf-frame.ts';
import { dxfText } from './dxf-text.ts';

/** Angles in degrees and bulges: a micron's share at the far side of a sheet. */
const FINE_PLACES = 12;

/** Writes entities as dxf-writer does, straight into the file. */
export class DxfEntities extends ByteSink {
  readonly #owner: string;
  #next: number;
  /** What stands between the handle of an entity and its numbers, by type, on the layer that is drawn on. */
  #line = '';
  #arc = '';
  #polyline = '';
  #spline = '';
  #text = '';
  #solid = '';
  #insert = '';

  /** @param next the first free handle. @param owner handle of the block the entities belong to. */
  constructor(next: number, owner: number) {
    super();
    this.#next = next;
    this.#owner = owner.toString(16).toUpperCase();
  }

  /** A handle of its own. */
  handle(): number {
    return this.#next++;
  }

  /** What is drawn next is on this layer. */
  select(layer: string): void {
    const head = (type: string): string => `\n330\n${this.#owner}\n100\nAcDbEntity\n100\n${type}\n8\n${layer}\n`;
    this.#line = head('AcDbLine');
    this.#arc = head('AcDbCircle');
    this.#polyline = `${head('AcDbPolyline')}6\nByLayer\n62\n256\n370\n-1\n90\n`;
    this.#spline = `${head('AcDbSpline')}210\n0\n220\n0\n230\n1\n70\n8\n71\n3\n72\n8\n73\n4\n74\n0\n42\n1e-7\n43\n1e-7\n44\n1e-10\n40\n0\n40\n0\n40\n0\n40\n0\n40\n1\n40\n1\n40\n1\n40\n1\n`;
    this.#text = head('AcDbText');
    this.#insert = `\n330\n${this.#owner}\n100\nAcDbEntity\n8\n${layer}\n100\nAcDbBlockReference\n2\n`;
    this.#solid = `\n330\n${this.#owner}\n100\nAcDbEntity\n8\n${layer}\n100\nAcDbTrace\n`;
  }

  addLine(from: Point, to: Point): void {
    this.#open('LINE', this.#line);
    this.#length('10\n', from[0]).#length('20\n', from[1]).ascii('30\n0\n');
    this.#length('11\n', to[0]).#length('21\n', to[1]).ascii('31\n0\n');
  }

  addArc(curve: Arc): void {
    const { centre, radius, start, sweep } = centreForm(curve);
    const [a, b] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
    this.#open('ARC', this.#arc);
    this.#length('10\n', centre[0]).#length('20\n', centre[1]).ascii('30\n0\n');
    this.#length('40\n', radius).ascii('100\nAcDbArc\n50\n').number(degrees(a), FINE_PLACES);
    this.ascii('\n51\n').number(degrees(b), FINE_PLACES).ascii('\n');
  }

  /** Lines and arcs that lie head to tail. */
  addPolyline(curves: readonly Curve[], closed: boolean): void {
    this.#open('LWPOLYLINE', this.#polyline);
    this.number(curves.length + (closed ? 0 : 1), 0).ascii(closed ? '\n70\n1\n' : '\n70\n0\n');
    for (const c of curves) {
      this.#length('10\n', c.from[0]).#length('20\n', c.from[1]);
      if (c.kind === 'arc') this.ascii('42\n').number(c.bulge, FINE_PLACES).ascii('\n');
    }
    if (closed) return;
    const { to } = curves.at(-1)!;
    this.#length('10\n', to[0]).#length('20\n', to[1]);
  }

  addSpline({ from, c1, c2, to }: Cubic): void {
    this.#open('SPLINE', this.#spline);
    for (const p of [from, c1, c2, to]) this.#length('10\n', p[0]).#length('20\n', p[1]).ascii('30\n0\n');
  }

  /** Places a block, turned by `angle` in radians. */
  addInsert(block: string, at: Point, angle: number): void {
    this.#open('INSERT', this.#insert);
    this.ascii(block).ascii('\n');
    this.#length('10\n', at[0]).#length('20\n', at[1]).ascii('30\n0\n50\n').number(degrees(angle), FINE_PLACES);
    this.ascii('\n');
  }

  /** A filled triangle: a SOLID with its last corner twice. */
  addTriangle([p, q, r]: readonly [Point, Point, Point]): void {
    this.#open('SOLID', this.#solid);
    this.#length('10\n', p[0]).#length('20\n', p[1]).ascii('30\n0\n');
    this.#length('11\n', q[0]).#length('21\n', q[1]).ascii('31\n0\n');
    this.#length('12\n', r[0]).#length('22\n', r[1]).ascii('32\n0\n');
    this.#length('13\n', r[0]).#length('23\n', r[1]).ascii('33\n0\n');
  }

  addText({ value, at, rotation, height }: Label['text']): void {
    this.#open('TEXT', this.#text);
    this.#length('10\n', at[0]).#length('20\n', at[1]).ascii('30\n0\n');
    this.#length('40\n', height).ascii('1\n').ascii(dxfText(value)).ascii('\n50\n').number(rotation, 0);
    this.ascii('\n100\nAcDbText\n');
  }

  #open(type: string, head: string): void {
    this.ascii('0\n')
      .ascii(type)
      .ascii('\n5\n')
      .hex(this.#next++)
      .ascii(head);
  }

  #length(code: string, mm: number): this {
    return this.ascii(code).number(mm, LENGTH_PLACES).ascii('\n');
  }
}

/** 0…360, as DXF has it: arcs run counter-clockwise. */
const degrees = (radians: number): number => ((((radians * 180) / Math.PI) % 360) + 360) % 360;
