import type { MeshNode, UprightMoment } from '../../../fold/index.ts';

export interface FoldRequest {
  /** True for bowed panels with coarse facets, which are fast enough while the user types. */
  readonly isCoarse: boolean;
  /** True to fold into the flat pack for delivery, if the box has one, instead of the closed box. */
  readonly isDelivered: boolean;
}

/** The folded box as triangles for display, in mm. */
export interface FoldModel {
  readonly nodes: readonly FoldNode[];
  /** Panels that bow, in the frame of the whole box. */
  readonly bowed: readonly Omit<FoldNode, 'parent' | 'keyframes'>[];
  /** Ids of the panels that fold in each step. */
  readonly steps: readonly (readonly string[])[];
  /** Position of the box on the ground from flat to closed. */
  readonly pose: readonly UprightMoment[];
  /** Position of the artwork on the sheets: the box around all cuts. */
  readonly blank: { readonly left: number; readonly bottom: number; readonly width: number; readonly height: number };
  /** Position of each part in the drawing. */
  readonly shifts: readonly (readonly [x: number, y: number])[];
  /** The share of the fold, 0…1, for the half-open picture. */
  readonly halfOpen: number;
  /** True for coarse facets. */
  readonly isCoarse: boolean;
  /** True for a box that is delivered folded flat. */
  readonly hasPack: boolean;
  /** True when the end state is the flat pack instead of the closed box. */
  readonly isPack: boolean;
}

interface FoldNode extends Pick<MeshNode, 'id' | 'part' | 'parent' | 'keyframes'> {
  readonly shapes: readonly FoldShape[];
}

export interface FoldShape {
  readonly side: 'outside' | 'inside' | 'edge';
  readonly points: Float32Array;
  readonly normals: Float32Array;
  /** x and y on the part's sheet. */
  readonly sheet: Float32Array;
  readonly corners: Uint32Array;
  readonly frames: readonly { readonly t: number; readonly points: Float32Array; readonly normals: Float32Array }[];
}
