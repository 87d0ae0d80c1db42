export interface DxfGroup {
  readonly code: number;
  readonly value: string;
  /** Position in the file: `line 12` or `byte 340`. */
  readonly place: string;
}
