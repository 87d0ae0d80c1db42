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
