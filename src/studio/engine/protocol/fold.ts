export interface FoldRequest {
  /** True for bowed panels with coarse facets, which are fast enough while the user types. */
  readonly isCoarse: boolean;
  /** True to fold into the flat pack for delivery, if the box has one, instead of the closed box. */
  readonly isDelivered: boolean;
}
