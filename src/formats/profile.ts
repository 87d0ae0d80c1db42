import type { LineType } from '../board/index.ts';
import { MM_PER_INCH } from '../values/index.ts';

/** The appearance of a layer in every format. */
export interface LayerStyle {
  /** Name of the DXF layer and of the SVG group. */
  readonly name: string;
  /** Name of the PDF layer, as people read it. */
  readonly title: string;
  /** AutoCAD colour index. */
  readonly aci: number;
  /** Colour on the screen. */
  readonly hex: string;
  /** Spot ink, with the alternate process colour for output without its plate. */
  readonly ink: { readonly name: string; readonly cmyk: readonly [c: number, m: number, y: number, k: number] };
  /** ISO 19593-1 processing step. */
  readonly step: { readonly group: 'Structural' | 'Positions' | 'Dimensions' | 'Legend'; readonly type?: string };
}

/** A PDF layer. One without an ink holds content of its users, such as artwork. */
export type PdfLayer = Pick<LayerStyle, 'name' | 'title'> & Partial<Pick<LayerStyle, 'ink' | 'step'>>;

const structural = (type: string): LayerStyle['step'] => ({ group: 'Structural', type });

/**
 * Names and colours of the layers. No standard fixes them; `cut`, `crease`,
 * `perforation`, `combination` and `dimensions` carry the names and colour indices
 * the hosted service writes, so that its readers work. Yellow is hard to see on white:
 * a perforation is amber on the screen. Half-cut and bleed take the free basic
 * colours, magenta and cyan. Cutters look for the ink `CutContour`, by that spelling.
 */
export const layers: Readonly<Record<LineType | 'dimensions' | 'legend', LayerStyle>> = {
  cut: {
    name: 'cut',
    title: 'Cut',
    aci: 1,
    hex: '#FF0000',
    ink: { name: 'CutContour', cmyk: [0, 1, 1, 0] },
    step: structural('Cutting'),
  },
  crease: {
    name: 'crease',
    title: 'Crease',
    aci: 3,
    hex: '#00FF00',
    ink: { name: 'Crease', cmyk: [1, 0, 1, 0] },
    step: structural('Creasing'),
  },
  perforation: {
    name: 'perforation',
    title: 'Perforation',
    aci: 2,
    hex: '#FFA500',
    ink: { name: 'Perforation', cmyk: [0, 0.35, 1, 0] },
    step: structural('Perforating'),
  },
  combination: {
    name: 'combination',
    title: 'Combination',
    aci: 5,
    hex: '#0000FF',
    ink: { name: 'CutCrease', cmyk: [1, 1, 0, 0] },
    step: structural('CuttingCreasing'),
  },
  'half-cut': {
    name: 'half-cut',
    title: 'Half-cut',
    aci: 6,
    hex: '#FF00FF',
    ink: { name: 'HalfCut', cmyk: [0, 1, 0, 0] },
    step: structural('PartialCutting'),
  },
  bleed: {
    name: 'bleed',
    title: 'Bleed',
    aci: 4,
    hex: '#00AEEF',
    ink: { name: 'Bleed', cmyk: [1, 0, 0, 0] },
    step: structural('Bleed'),
  },
  dimensions: {
    name: 'dimensions',
    title: 'Dimensions',
    aci: 7,
    hex: '#000000',
    ink: { name: 'Dimensions', cmyk: [0, 0, 0, 1] },
    step: { group: 'Dimensions' },
  },
  legend: {
    name: 'legend',
    title: 'Header',
    aci: 7,
    hex: '#000000',
    ink: { name: 'Legend', cmyk: [0, 0, 0, 1] },
    step: { group: 'Legend' },
  },
};

/** Drawing order of line types: the last one lies on top and is cut last. */
export const drawingOrder: readonly LineType[] = ['crease', 'combination', 'perforation', 'half-cut', 'bleed', 'cut'];

/** Width of a drawn line in mm: thin enough for a ruler, thick enough for paper. */
export const STROKE_WIDTH = 0.25;

/** Points (72 per inch) in a millimetre. */
export const POINTS_PER_MM = 72 / MM_PER_INCH;
