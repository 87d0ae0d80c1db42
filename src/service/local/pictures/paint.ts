import { writeSvg } from '../../../formats/index.ts';
import type { Curve } from '../../../geometry/index.ts';
import { type Drawing, label } from '../../../sheet/index.ts';

interface Point {
  readonly title: string;
  /** Name of the label to highlight. */
  readonly label?: string;
  /** Outlines to highlight. */
  readonly areas?: readonly (readonly Curve[])[];
}

/** A drawing with its labels and highlights. */
export const paint = (drawing: Drawing, { title, label: name, areas = [] }: Point): string =>
  writeSvg(drawing.dieline, label(drawing, 'mm'), {
    unit: 'mm',
    title,
    highlight: { labels: name === undefined ? [] : [name], areas },
  });
