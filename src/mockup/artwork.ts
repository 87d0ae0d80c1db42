/** A picture fit to be printed on a box. */
export interface Artwork {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}
