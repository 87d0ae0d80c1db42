import { type Curve, type Point, straight } from '../../../geometry/index.ts';

/** The current path of a page, in its own units (ISO 32000, 8.5.2). */
export class Path {
  #curves: Curve[] = [];
  #begun: Point = [0, 0];
  #here: Point = [0, 0];

  /** Applies a path operator; false for other operators. */
  take(word: string, n: (i: number) => number): boolean {
    const point = (i: number): Point => [n(i), n(i + 1)];
    switch (word) {
      case 'm':
        this.#begun = this.#here = point(0);
        return true;
      case 'l':
        this.#line(point(0));
        return true;
      case 'c':
        this.#curve(point(0), point(2), point(4));
        return true;
      case 'v':
        this.#curve(this.#here, point(0), point(2));
        return true;
      case 'y':
        this.#curve(point(0), point(2), point(2));
        return true;
      case 'h':
        this.close();
        return true;
      case 're': {
        const [x, y, w, h] = [n(0), n(1), n(2), n(3)];
        this.#begun = this.#here = [x, y];
        this.#line([x + w, y]);
        this.#line([x + w, y + h]);
        this.#line([x, y + h]);
        this.close();
        return true;
      }
      default:
        return false;
    }
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

  #line(to: Point): void {
    this.#curves.push(straight(this.#here, to));
    this.#here = to;
  }

  #curve(c1: Point, c2: Point, to: Point): void {
    this.#curves.push({ kind: 'cubic', from: this.#here, c1, c2, to });
    this.#here = to;
  }
}
