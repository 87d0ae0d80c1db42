import { type Curve, type Point, straight } from '../../../geometry/index.ts';

/** The current path of a page, in its own units (ISO 32000, 8.5.2). */
export class Path {
  #curves: Curve[] = [];
  #begun: Point = [0, 0];
  #here: Point = [0, 0];

  /** Applies a path operator; false for other operators. */
  take(word: string, n: (i: number) => number): boolean {
    const draw = Path.#operators.get(word);
    draw?.(this, (i) => [n(i), n(i + 1)]);
    return draw !== undefined;
  }

  static readonly #operators = new Map<string, (path: Path, point: (i: number) => Point) => void>([
    ['m', (path, point) => path.#begin(point(0))],
    ['l', (path, point) => path.#line(point(0))],
    ['c', (path, point) => path.#curve(point(0), point(2), point(4))],
    ['v', (path, point) => path.#curve(path.#here, point(0), point(2))],
    ['y', (path, point) => path.#curve(point(0), point(2), point(2))],
    ['h', (path) => path.close()],
    ['re', (path, point) => path.#rectangle(point(0), point(2))],
  ]);

  #begin(at: Point): void {
    this.#begun = this.#here = at;
  }

  get curves(): readonly Curve[] {
    return this.#curves;
  }

  close(): void {
    if (this.#here[0] !== this.#begun[0] || this.#here[1] !== this.#begun[1]) this.#line(this.#begun);
  }

  /** Returns the path and starts the next one. */
  end(): readonly Curve[] {
    const curves = this.#curves;
    this.#curves = [];
    return curves;
  }

  #rectangle([x, y]: Point, [width, height]: Point): void {
    this.#begin([x, y]);
    this.#line([x + width, y]);
    this.#line([x + width, y + height]);
    this.#line([x, y + height]);
    this.close();
  }

  #line(to: Point): void {
    this.#curves.push(straight(this.#here, to));
    this.#here = to;
  }

  #curve(c1: Point, c2: Point, to: Point): void {
    this.#curves.push({ kind: 'cubic', from: this.#here, c1, c2, to });
    this.#here = to;
  }
}
