import { type Arc, type Cubic, type Curve, centreForm, type Point, toDegrees } from '../../../geometry/index.ts';
import type { Label } from '../../../sheet/index.ts';
import { asciiBytes, ByteSink } from '../../byte-sink.ts';
import { type EntityHeads, entityHeads, LENGTH_PLACES } from './dxf-frame.ts';
import type { PartGroup } from './dxf-part-groups.ts';
import { dxfText } from './dxf-text.ts';

/** Decimals of angles in degrees and of bulges: a micron at the far side of a sheet. */
const FINE_PLACES = 12;

/** Writes entities as dxf-writer does, straight into the file. */
export class DxfEntities extends ByteSink {
  readonly #owner: number;
  readonly #dx: number;
  readonly #dy: number;
  #next: number;
  #heads: EntityHeads;
  #group: PartGroup | undefined;

  /** @param next the first free handle. @param owner handle of the block the entities belong to. @param by moves all points, in mm. */
  constructor(next: number, owner: number, by: Point = [0, 0]) {
    super();
    [this.#dx, this.#dy] = by;
    this.#next = next;
    this.#owner = owner;
    this.#heads = entityHeads(owner, '0');
  }

  handle(): number {
    return this.#next++;
  }

  select(layer: string): void {
    this.#heads = entityHeads(this.#owner, layer);
  }

  /** Sets the group that the next entities belong to. */
  gather(group: PartGroup | undefined): void {
    this.#group = group;
  }

  addLine(from: Point, to: Point): void {
    this.#open(this.#heads.line);
    this.#point(from).#corner(1, to);
  }

  addArc(curve: Arc): void {
    const { centre, radius, start, sweep } = centreForm(curve);
    const [a, b] = sweep > 0 ? [start, start + sweep] : [start + sweep, start];
    this.#open(this.#heads.arc);
    this.#point(centre).#length(SIZE, radius);
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

  addInsert(block: string, at: Point, angle: number): void {
    this.#open(this.#heads.insert);
    this.ascii(block).byte(LINE_FEED);
    this.#point(at).ascii('50\n').number(degrees(angle), FINE_PLACES).byte(LINE_FEED);
  }

  /** A filled triangle: a SOLID with its last corner twice. */
  addTriangle([p, q, r]: readonly [Point, Point, Point]): void {
    this.#open(this.#heads.solid);
    this.#point(p);
    this.#corner(1, q).#corner(2, r).#corner(3, r);
  }

  addText({ value, at, rotation, height }: Label['text']): void {
    this.#open(this.#heads.text);
    this.#point(at).#length(SIZE, height);
    this.ascii('1\n').ascii(dxfText(value)).ascii('\n50\n').number(rotation, 0).bytes(TEXT_END);
  }

  #open({ before, after }: EntityHeads[keyof EntityHeads]): void {
    this.bytes(before).hex(this.#next);
    if (this.#group) {
      this.bytes(REACTORS).hex(this.#group.handle).bytes(REACTORS_END);
      this.#group.entities.push(this.#next);
    }
    this.bytes(after);
    this.#next++;
  }

  #length(code: number, mm: number): this {
    return this.three(code).number(mm, LENGTH_PLACES).byte(LINE_FEED);
  }

  #vertex(p: Point): this {
    return this.#length(CODE, p[0] + this.#dx).#length(CODE + NEXT_AXIS, p[1] + this.#dy);
  }

  #point(p: Point): this {
    return this.#corner(0, p);
  }

  /** Point `n` of the entity, from 0 on. */
  #corner(n: number, p: Point): this {
    const code = CODE + n * NEXT_POINT;
    this.#length(code, p[0] + this.#dx).#length(code + NEXT_AXIS, p[1] + this.#dy);
    return this.three(code + 2 * NEXT_AXIS)
      .byte(ZERO)
      .byte(LINE_FEED);
  }
}

/** An entity names its group, as the group names it. */
const REACTORS = asciiBytes('\n102\n{ACAD_REACTORS\n330\n');
const REACTORS_END = asciiBytes('\n102\n}');

const [LINE_FEED, ZERO] = [10, 48] as const;

/** The group code "10" and a line feed, as `three` takes it. Other first digits: y, z and a size; other second digits: further points. */
const CODE = 0x31300a00;
const NEXT_AXIS = 1 << 24;
const NEXT_POINT = 1 << 16;
const SIZE = CODE + 3 * NEXT_AXIS;
const TEXT_END = asciiBytes('\n100\nAcDbText\n');

/** Angle in 0…360. Arcs of DXF run counter-clockwise. */
export const degrees = (radians: number): number => ((toDegrees(radians) % 360) + 360) % 360;
