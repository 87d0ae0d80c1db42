import type { Plant } from '../board/index.ts';
import { MM_PER_INCH } from '../values/index.ts';
import type { FoldedLine, LineKind } from './line-types.ts';
import type { LineRule, ProfileFields } from './profile-types.ts';
import builtIn from './profiles/built-in.json' with { type: 'json' };
import table from './profiles/service.json' with { type: 'json' };

export type * from './profile-types.ts';

/** A PDF layer. One without an ink holds content of its users, such as artwork. */
export type PdfLayer = Pick<LineRule, 'layer' | 'title'> &
  Partial<Pick<LineRule, 'ink'>> & {
    readonly step?: Omit<LineRule['step'], 'group'> & {
      readonly group: LineRule['step']['group'] | 'White' | 'Varnish';
    };
    /** Title of the folder that shows it with its neighbours. */
    readonly folder?: string;
  };

/** What the receiver of a file expects: plain data that JSON can hold. Writers know line types by it alone. Lengths in mm. */
export interface Profile extends ProfileFields {
  /** Rows of folded lines, and of cuts of a tool, are those that this receiver tells apart. */
  readonly lines: Readonly<Record<LineKind, LineRule> & Partial<Record<FoldedLine, LineRule>>>;
  /** Kinds of lines that are left out. */
  readonly without: readonly LineKind[];
  /** The plant that makes the boxes. */
  readonly plant?: Plant;
}

/**
 * The profile of files without another one. No standard fixes its names and colours; `cut`, `crease`, `perforation`, `combination` and
 * `dimensions` carry the names and colour indices the hosted service writes, for its readers. A perforation is amber on the screen: yellow
 * is hard to see on white. Half-cut and bleed take the free basic colours, magenta and cyan. Cutters look for the ink `CutContour`, so
 * spelt. Of the line types of CF2, 1 to 4 are tools and 40 up free: half-cut and bleed are our choice. The stroke suits screen and paper.
 */
export const serviceProfile = table as unknown as Profile;

/** The other profiles that are built in, as data that extend one another. */
export const builtInProfiles: Readonly<Record<string, unknown>> = builtIn;

export const POINTS_PER_MM = 72 / MM_PER_INCH;
