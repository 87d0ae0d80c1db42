import type { DielineTemplate, Tag } from '../../api/index.ts';

/** Value of a choice when the feature is absent. */
export const NONE = 'none';

/** Properties of a template body that describe features. */
type Property = keyof {
  [K in keyof DielineTemplate as NonNullable<DielineTemplate[K]> extends { type: string; id: string; image: string }
    ? K
    : never]: true;
};

/** A choice in the terms of the service: an object of the template, or tags. */
interface Feature {
  /** Name and type of the object. */
  readonly object?: { readonly property: Property; readonly type: string };
  /** Ids of the object by value, when they differ from the values. */
  readonly ids?: Readonly<Record<string, string>>;
  /** Hang hole of a value. */
  readonly holes?: Readonly<Record<string, string>>;
  /** The tag of each value. */
  readonly tags?: Readonly<Record<string, Tag>>;
}

const object = (property: Property, type: string = property, more: Pick<Feature, 'ids' | 'holes'> = {}): Feature => ({
  object: { property, type },
  ...more,
});

/** Distinguishes ids of the service that are otherwise alike. */
const style = (ids: Readonly<Record<string, string>>): Feature => object('style', 'style', { ids });

/** A feature at one end of a box or at both. `places` are values for boxes with a single place. */
const ends = <T extends 'thumb_cut' | 'postal_lock'>(tag: T, ...places: readonly string[]): Feature => ({
  tags: {
    both: tag,
    top: `top_${tag}`,
    bottom: `bottom_${tag}`,
    ...Object.fromEntries(places.map((place) => [place, tag])),
  },
});

const separator = <T extends 'top_separator' | 'bottom_separator'>(tag: T): Feature => ({
  tags: { plain: tag, circle: `${tag}_circle`, square: `${tag}_square` },
});

/** Choices that have a name in the service. Other choices keep their own name. */
export const features: Readonly<Record<string, Feature>> = {
  flap: object('flap'),
  top_flap: object('top_flap', 'flap'),
  bottom_flap: object('bottom_flap', 'flap'),
  tuck: object('tuck'),
  top_tuck: object('top_tuck', 'tuck'),
  bottom_tuck: object('bottom_tuck', 'tuck'),
  dust_flap: object('dust_flap'),
  top_dust_flap: object('top_dust_flap', 'dust_flap'),
  bottom_dust_flap: object('bottom_dust_flap', 'dust_flap'),
  glue_flap: object('glue_flap'),
  cover: object('cover'),
  hanger: object('hanger', 'hanger', { holes: { standard_hanger: 'standard_euro' } }),
  hang_hole: object('hang_hole'),

  thumb_cut: ends('thumb_cut', 'lid'),
  postal_lock: ends('postal_lock'),
  top_separator: separator('top_separator'),
  bottom_separator: separator('bottom_separator'),
  hanger_tab: {
    tags: {
      plain: 'hanger_tab',
      standard_euro: 'hanger_tab',
      header: 'hanger_tab',
      triangle: 'triangle_hanger_tab',
      circular: 'circular_hanger_tab',
    },
    holes: { standard_euro: 'standard_euro' },
  },

  header: style({ straight: 'straight_header', rounded: 'rounded_header' }),
  tabs_on: style({ short_walls: 'tabs_on_short_walls', long_walls: 'tabs_on_long_walls' }),
  returns: style({ on_floor: 'returns_on_floor' }),
  holes: style({ rows: 'rows_of_holes', one: 'one_hole', two: 'two_holes' }),
  crosses: style({ rows: 'rows_of_crosses', one: 'one_cross' }),
  closure: style({ cover: 'cover_closure', tongue: 'tongue_closure' }),
  pocket: style({ foot: 'pocket_at_foot', side: 'pocket_at_side', both: 'pockets_at_foot_and_side' }),
  lap: style({ partial: 'partial_lap', full: 'full_lap' }),
  thumb_notch: style({ lid: 'thumb_notch_in_lid' }),
  closing: style({ magnets: 'magnet_closing', ribbon: 'ribbon_closing' }),
  mechanism: style({ back: 'mechanism_on_back', spine: 'mechanism_on_spine' }),
  pull: style({ thumb_cut: 'thumb_cut_pull', ribbon: 'ribbon_pull' }),
  ribbon: style({ slits: 'ribbon_slits' }),
};
