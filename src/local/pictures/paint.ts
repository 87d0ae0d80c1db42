import type { Curve } from '../../geometry/index.ts';
import { type Drawing, label } from '../../sheet/index.ts';
import { writeSvg } from '../../write/index.ts';

interface Point {
  readonly title: string;
  /** Name of the label that is pointed at. */
  readonly label?: string;
  /** Outlines that are. */
  readonly areas?: readonly (readonly Curve[])[];
}

/** A drawing with its labels, and what is pointed at in it. */
export const paint = (drawing: Drawing, { title, label: name, areas = [] }: Point): string =>
  writeSvg(drawing.dieline, label(drawing, 'mm'), {
    unit: 'mm',
    title,
    highlight: { labels: name === undefined ? [] : [name], areas },
  });
