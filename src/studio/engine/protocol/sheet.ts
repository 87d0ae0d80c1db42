/** A sheet to lay blanks on, in mm. */
export interface SheetQuestion {
  readonly width: number;
  readonly height: number;
  /** Free along every edge, and between blanks. */
  readonly margin: number;
  readonly gutter: number;
  /** True when blanks may be turned across the grain. */
  readonly turns: boolean;
}

/** The best layout of a blank on a sheet. */
export interface SheetAnswer {
  readonly count: number;
  /** Share of the sheet that is board of blanks. */
  readonly utilisation: number;
  /** Outline and lines of one blank; y points down. */
  readonly cut: string;
  readonly crease: string;
  /** Positions of the blanks, as SVG matrices from the lower left corner of the sheet. */
  readonly places: readonly string[];
  /** Of the tool for one sheet, in mm. */
  readonly cutLength: number;
  readonly creaseLength: number;
}
