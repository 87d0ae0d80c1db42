/** A sheet for nesting, in mm. */
export interface SheetQuestion {
  readonly width: number;
  readonly height: number;
  /** Margin at every edge, for the gripper along the lower edge, and gutter between blanks. */
  readonly margin: number;
  readonly gripper: number;
  readonly gutter: number;
  /** True when blanks may be rotated across the grain. */
  readonly turns: boolean;
  /** Id of the part on the sheet. @defaultValue the first */
  readonly part?: string;
}

/** The best layout of a blank on a sheet. */
export interface SheetAnswer {
  readonly count: number;
  /** The smallest sheet for one blank as it is drawn, in mm. */
  readonly least: { readonly width: number; readonly height: number };
  /** Area of the blanks as a share of the sheet. */
  readonly utilisation: number;
  /** Outline and lines of one blank; y points down. */
  readonly cut: string;
  readonly crease: string;
  /** Positions of the blanks, as SVG matrices from the lower left corner of the sheet. */
  readonly places: readonly string[];
  /** Lengths in the tool for one sheet, in mm. */
  readonly cutLength: number;
  readonly creaseLength: number;
}
