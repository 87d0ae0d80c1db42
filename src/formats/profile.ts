import type { LineType } from '../board/index.ts';
import { MM_PER_INCH } from '../values/index.ts';
import type { LineKind } from './line-types.ts';
import table from './profiles/service.json' with { type: 'json' };

/** Names and looks of a line type in every format. */
export interface LineRule {
  /** Name of the DXF layer and of the SVG group. */
  readonly layer: string;
  /** Name of the PDF layer, as people read it. */
  readonly title: string;
  /** AutoCAD colour index. */
  readonly aci: number;
  /** Colour on the screen: `#RRGGBB`. */
  readonly hex: string;
  /** Spot ink, with the alternate process colour for output without its plate: shares 0…1 of cyan, magenta, yellow and black. */
  readonly ink: { readonly name: string; readonly cmyk: readonly number[] };
  /** ISO 19593-1 processing step. */
  readonly step: { readonly group: 'Structural' | 'Positions' | 'Dimensions' | 'Legend'; readonly type?: string };
  /** Line type of CF2 and its variant, and the thickness of the steel rule in points. */
  readonly cf2: { readonly type: number; readonly aux: number; readonly pointage: number };
  /** Dash pattern in mm on pages of a desktop printer, which may print black and white. A dash of length 0 is a dot; empty for a solid line. */
  readonly dash: readonly number[];
}

/** A PDF layer. One without an ink holds content of its users, such as artwork. */
export type PdfLayer = Pick<LineRule, 'layer' | 'title'> & Partial<Pick<LineRule, 'ink' | 'step'>>;

/**
 * The point that is (0, 0) in a file: `zero`, the lower left of everything drawn, because programs of machines lose what lies below it
 * or put it off the bed; `sheet`, the drawing's own origin, as in the hosted service's DXF.
 */
export type Origin = 'zero' | 'sheet';

/** What the receiver of a file expects: plain data that JSON can hold. Writers know line types by it alone. */
export interface Profile {
  readonly name: string;
  readonly lines: Readonly<Record<LineKind, LineRule>>;
  /** Every line type in drawing order: the last one lies on top and is cut last. */
  readonly order: readonly LineType[];
  /** For files whose options do not name one. */
  readonly origin: Origin;
  /** Width of a drawn line in mm. */
  readonly stroke: number;
  /** Unit of the viewBox, for files whose options do not name one. */
  readonly svg: { readonly unit: 'mm' | 'pt' };
}

/**
 * The profile of files without another one. No standard fixes its names and colours; `cut`, `crease`, `perforation`, `combination` and
 * `dimensions` carry the names and colour indices the hosted service writes, so that its readers work. Yellow is hard to see on white: a
 * perforation is amber on the screen. Half-cut and bleed take the free basic colours, magenta and cyan. Cutters look for the ink
 * `CutContour`, by that spelling. Of the line types of CF2, 1 to 4 are tools and 40 and above are free: the numbers for half-cut and bleed
 * are our choice. The stroke is thin enough for a ruler, thick enough for paper.
 */
export const serviceProfile = table as Profile;

/** Keeps what is made of a profile, as long as that profile is used. */
export const perProfile = <T extends object>(make: (profile: Profile) => T): ((profile: Profile) => T) => {
  const made = new WeakMap<Profile, T>();
  return (profile) => {
    const known = made.get(profile) ?? make(profile);
    made.set(profile, known);
    return known;
  };
};

/** Points (72 per inch) in a millimetre. */
export const POINTS_PER_MM = 72 / MM_PER_INCH;
