import type { LineType, Plant } from '../board/index.ts';
import type { OffsetCorners } from '../geometry/index.ts';
import { MM_PER_INCH } from '../values/index.ts';
import type { FormatName } from './format-facts.ts';
import type { FoldedLine, LineKind } from './line-types.ts';
import type { Paper } from './pdf/write/tile-plan.ts';
import builtIn from './profiles/built-in.json' with { type: 'json' };
import table from './profiles/service.json' with { type: 'json' };

/** What a beam burns away, and how the offset outlines go round corners. */
export interface Kerf {
  /** Whole width in mm. */
  readonly width: number;
  readonly corners: OffsetCorners;
}

/** A dashed line in lines of its own, for machines that ignore dash patterns. Lengths in mm. */
export interface DashSegments {
  readonly on: number;
  readonly off: number;
  /** What stays uncut at both ends of a line, so that corners hold. */
  readonly end: number;
}

/** What a tool takes beyond its lines. Nicks and patterns are our judgement: no figure for them is public. Lengths in mm. */
export interface Production {
  /** Knives nearer than this are one slot rule, because no rubber fits between them. */
  readonly knives: number;
  /** Bridges of a rule by its length, by rising length; beyond the last row one more for each `bridgeEvery`. */
  readonly bridges: readonly { readonly from: number; readonly count: number; readonly width: number }[];
  readonly bridgeEvery: number;
  /** Widths by board (carton up to 350 g/m², heavier, corrugated), the length of outline that has one, and its least distance to a corner. */
  readonly nicks: Readonly<Record<'light' | 'heavy' | 'corrugated' | 'every' | 'corner', number>>;
  /** Knife and gap of a perforation, knife and crease of a cut-crease. */
  readonly perforation: Pick<DashSegments, 'on' | 'off'>;
  readonly combination: Pick<DashSegments, 'on' | 'off'>;
  /** Longest piece of the waste of a layout, and room beside its knives. */
  readonly waste: Readonly<Record<'longest' | 'beside', number>>;
  /** By how much pushers above are smaller than what they push, and openings below larger: of waste, and of blanks. */
  readonly stripping: Readonly<Record<'upper' | 'lower', number>>;
  readonly blanking: Readonly<Record<'upper' | 'lower', number>>;
  /** Wood of the boards beyond the sheet. */
  readonly board: Readonly<Record<'front' | 'rear' | 'side', number>>;
}

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
  readonly step: {
    readonly group: 'Structural' | 'Positions' | 'Dimensions' | 'Legend' | 'White' | 'Varnish';
    readonly type?: string;
  };
  /** Line type of CF2 and its variant, and the thickness of the steel rule in points. */
  readonly cf2: { readonly type: number; readonly aux: number; readonly pointage: number };
  /** Dash pattern in mm on pages of a desktop printer, which may print black and white. A dash of length 0 is a dot; empty for a solid line. */
  readonly dash: readonly number[];
  /** Name of the DXF line type, as programs for drawings know it; drawn through without one. */
  readonly lineType?: string;
  /** Dashes as lines of their own in every format. */
  readonly segments?: DashSegments;
  /** Number of the pen or tool of a plotter. */
  readonly pen: number;
  /** Number of the cut setting of LightBurn, whose colour it is. */
  readonly setting: number;
}

/** A PDF layer. One without an ink holds content of its users, such as artwork. */
export type PdfLayer = Pick<LineRule, 'layer' | 'title'> &
  Partial<Pick<LineRule, 'ink' | 'step'>> & {
    /** Title of the folder that shows it with its neighbours. */
    readonly folder?: string;
  };

/** A file's (0, 0): `zero`, the lower left of all, as machines lose what lies below; `sheet`, the drawing's, as in the service's DXF. */
export type Origin = 'zero' | 'sheet';

/** Unit of the viewBox: `px` is 1/96 inch, as in browsers. */
export type SvgUnit = 'mm' | 'pt' | 'px';

/** What the receiver of a file expects: plain data that JSON can hold. Writers know line types by it alone. Lengths in mm. */
export interface Profile {
  readonly name: string;
  /** Who takes the file, in a few words, and what it is for, in a sentence. */
  readonly title: string;
  readonly for: string;
  /** Formats that the receiver takes; the first one is usual. */
  readonly formats: readonly FormatName[];
  /** Rows of folded lines, and of cuts of a tool, are those that this receiver tells apart. */
  readonly lines: Readonly<Record<LineKind, LineRule> & Partial<Record<FoldedLine, LineRule>>>;
  /** Kinds of lines that are left out. */
  readonly without: readonly LineKind[];
  /** Every line type in drawing order: the last one lies on top and is cut last. */
  readonly order: readonly LineType[];
  /** For files whose options do not name one. */
  readonly origin: Origin;
  /** True: as seen from the inside of the box, which is how a die lies. */
  readonly mirror: boolean;
  readonly kerf: Kerf;
  readonly stroke: number;
  /** True: lines are never drawn wider, however large the drawing, because machines tell cuts by their width. */
  readonly hairlines: boolean;
  /** Blanks of a sheet: one block that is inserted many times, or lines of their own. */
  readonly copies: 'blocks' | 'flat';
  /** Without cubics, curves are arcs and lines at most `tolerance` from them. */
  readonly curves: { readonly cubics: boolean; readonly tolerance: number };
  /** Unit of the viewBox, for files whose options do not name one; layers of Inkscape or plain groups. */
  readonly svg: { readonly unit: SvgUnit; readonly layers: 'inkscape' | 'plain' };
  /** R12 holds lines, arcs and texts on layers, and nothing else. */
  readonly dxf: { readonly version: 'R2007' | 'R12' };
  /** `x4`: PDF/X-4 for the press. Pages of a desktop printer where a paper is named. */
  readonly pdf: { readonly standard: 'plain' | 'x4'; readonly tiles?: Paper };
  /** Sheets, mats and beds that the machine takes, smallest first. */
  readonly media: readonly { readonly name: string; readonly width: number; readonly height: number }[];
  /** Least distance between knives. */
  readonly knives: number;
  /** What the option `tool` adds. */
  readonly production: Production;
  /** The plant that makes the boxes. */
  readonly plant?: Plant;
}

/**
 * The profile of files without another one. No standard fixes its names and colours; `cut`, `crease`, `perforation`, `combination` and
 * `dimensions` carry the names and colour indices the hosted service writes, for its readers. A perforation is amber on the screen: yellow
 * is hard to see on white. Half-cut and bleed take the free basic colours, magenta and cyan. Cutters look for the ink `CutContour`, so
 * spelt. Of the line types of CF2, 1 to 4 are tools and 40 up free: half-cut and bleed are our choice. The stroke suits screen and paper.
 */
export const serviceProfile = table as Profile;

/** The other profiles that are built in, as data that extend one another. */
export const builtInProfiles: Readonly<Record<string, unknown>> = builtIn;

export const POINTS_PER_MM = 72 / MM_PER_INCH;
