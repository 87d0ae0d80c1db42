// Written by npm run generate from the templates. Do not edit.
/* biome-ignore-all format: generated */

type NoChoices = Readonly<Record<never, never>>;
type ChoicesOf_becf_10101 = {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both' | 'top' | 'bottom';
  readonly postal_lock: 'none' | 'both' | 'top' | 'bottom';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly hanger: 'none' | 'standard_hanger';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly bottom_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly window: 'none' | 'front' | 'front_top' | 'front_bottom';
};
type ChoicesOf_becf_10201 = {
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
};
type ChoicesOf_becf_10202 = {
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
};
type ChoicesOf_becf_10203 = {
  readonly thumb_cut: 'none' | 'both' | 'top' | 'bottom';
  readonly postal_lock: 'none' | 'both' | 'top' | 'bottom';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
};
type ChoicesOf_becf_10204 = {
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
};
type ChoicesOf_becf_10901 = {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly hanger: 'none' | 'standard_hanger';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly window: 'none' | 'front' | 'front_top' | 'front_bottom';
};
type ChoicesOf_becf_10917 = {
  readonly dust_flap: 'full_angled_dust_flap';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
};
type ChoicesOf_becf_10918 = {
  readonly dust_flap: 'full_angled_dust_flap';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
};
type ChoicesOf_becf_10c02 = {
  readonly cover: 'standard_cover';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly hanger: 'none' | 'standard_hanger';
  readonly top_flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly top_tuck: 'sit_lock_tuck' | 'none';
  readonly top_dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
};
type ChoicesOf_becf_12e01 = {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
};
type ChoicesOf_house_seal_top_snap_lock_header = {
  readonly hanger_tab: 'header';
  readonly hang_hole: 'standard_euro';
  readonly header: 'straight' | 'rounded';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
};
type ChoicesOf_becf_10b02 = {
  readonly glue_flap: 'standard_flap';
};
type ChoicesOf_becf_11001 = {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
  readonly window: 'none' | 'front' | 'front_top' | 'front_bottom';
};
type ChoicesOf_becf_11014 = {
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
};
type ChoicesOf_becf_11015 = {
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
};
type ChoicesOf_becf_11a06 = {
  readonly window: 'none' | 'lid';
};
type ChoicesOf_becf_11a0a = {
  readonly thumb_cut: 'none' | 'both';
  readonly window: 'none' | 'top';
};
type ChoicesOf_becf_11f05 = {
  readonly crosses: 'rows' | 'one';
};
type ChoicesOf_becf_12105 = {
  readonly tuck: 'none' | 'tongue';
};
type ChoicesOf_becf_20101 = {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both' | 'top' | 'bottom';
  readonly postal_lock: 'none' | 'both' | 'top' | 'bottom';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly bottom_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly window: 'none' | 'front';
  readonly allowance: 'proportional' | 'external';
};
type ChoicesOf_becf_20901 = {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly window: 'none' | 'front';
};
type ChoicesOf_becf_20d01 = {
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
};
type ChoicesOf_becf_21001 = {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
  readonly window: 'none' | 'front';
  readonly allowance: 'proportional' | 'external';
};
type ChoicesOf_becf_21701 = {
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
};
type ChoicesOf_fefco_0304 = {
  readonly webs: 'notched' | 'whole';
};
type ChoicesOf_becf_21d01 = {
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly allowance: 'proportional' | 'shop_table' | 'crease' | 'external';
};
type ChoicesOf_fefco_0200 = {
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly allowance: 'proportional' | 'shop_table' | 'crease';
};

/** Each template by its main id: all its ids, the names of its numbers, and its choices with their values. */
export interface TemplateTypes {
  readonly 'becf-10101': {
    readonly ids: 'becf-10101' | 'becf-10102' | 'becf-10103' | 'becf-10104' | 'becf-10105' | 'becf-10106' | 'becf-10107' | 'becf-10108' | 'becf-10109' | 'becf-1010a' | 'becf-1010b' | 'becf-1010c' | 'becf-1010d' | 'becf-1010e' | 'becf-1010f' | 'becf-10110' | 'becf-10111' | 'becf-10112' | 'becf-10113' | 'becf-10114' | 'becf-10115' | 'becf-10116' | 'becf-10117' | 'becf-10118' | 'becf-10119' | 'becf-1011a' | 'becf-1011b' | 'becf-1011c' | 'becf-1011d' | 'becf-1011e' | 'becf-1011f' | 'becf-10120' | 'becf-10121' | 'becf-10122' | 'becf-10123' | 'becf-10124' | 'becf-10125' | 'becf-10126' | 'becf-10127' | 'becf-10128' | 'becf-10129' | 'becf-1012a' | 'becf-1012b' | 'becf-1012c' | 'becf-1012d' | 'becf-1012e' | 'becf-1012f' | 'becf-10130' | 'becf-10601' | 'becf-10602' | 'becf-10603' | 'becf-10604' | 'becf-10605' | 'becf-10606' | 'becf-10607' | 'becf-10608' | 'becf-10609' | 'becf-1060a' | 'becf-1060b' | 'becf-1060c' | 'becf-1060d' | 'becf-1060e' | 'becf-1060f' | 'becf-10610' | 'becf-10611' | 'becf-10612' | 'becf-10613' | 'becf-10614' | 'becf-10615' | 'becf-10616' | 'becf-10617' | 'becf-10618' | 'becf-10619' | 'becf-1061a' | 'becf-1061b' | 'becf-1061c' | 'becf-1061d' | 'becf-1061e' | 'becf-1061f' | 'becf-10620' | 'becf-10621' | 'becf-10622' | 'becf-10623' | 'becf-10624';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_tuck_flap' | 'hanger_height' | 'header_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_10101;
  };
  readonly 'becf-10201': {
    readonly ids: 'becf-10201';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_wing' | 'bottom_wing';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-10202': {
    readonly ids: 'becf-10202';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap';
    readonly choices: ChoicesOf_becf_10202;
  };
  readonly 'becf-10203': {
    readonly ids: 'becf-10203' | 'becf-1020e' | 'becf-1020f';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'bottom_tuck_flap';
    readonly choices: ChoicesOf_becf_10203;
  };
  readonly 'becf-10204': {
    readonly ids: 'becf-10204' | 'becf-10205';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_tuck_flap';
    readonly choices: ChoicesOf_becf_10204;
  };
  readonly 'becf-10206': {
    readonly ids: 'becf-10206' | 'becf-10207' | 'becf-10208' | 'becf-10209' | 'becf-1020a' | 'becf-1020b' | 'becf-1020c' | 'becf-1020d' | 'becf-10701' | 'becf-10702' | 'becf-10703' | 'becf-10704' | 'becf-10705' | 'becf-10706' | 'becf-10707' | 'becf-10708' | 'becf-10709' | 'becf-1070a' | 'becf-1070b' | 'becf-1070c' | 'becf-1070d' | 'becf-1070e' | 'becf-1070f' | 'becf-10710' | 'becf-10711' | 'becf-10712' | 'becf-10713' | 'becf-10714' | 'becf-10715' | 'becf-10716' | 'becf-10717' | 'becf-10718' | 'becf-10719' | 'becf-1071a' | 'becf-1071b' | 'becf-1071c' | 'becf-1071d' | 'becf-1071e' | 'becf-1071f' | 'becf-10720' | 'becf-10721' | 'becf-10722' | 'becf-10723' | 'becf-10724' | 'becf-10725' | 'becf-10726' | 'becf-10727' | 'becf-10728' | 'becf-10729' | 'becf-1072a' | 'becf-1072b' | 'becf-1072c' | 'becf-1072d' | 'becf-1072e' | 'becf-1072f' | 'becf-10730';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_tuck_flap' | 'hanger_height' | 'header_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_10101;
  };
  readonly 'becf-10210': {
    readonly ids: 'becf-10210' | 'becf-10211';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'tongue_width' | 'tongue_length' | 'lug' | 'bottom_tuck_flap';
    readonly choices: ChoicesOf_becf_10204;
  };
  readonly 'becf-10301': {
    readonly ids: 'becf-10301' | 'becf-10302' | 'becf-10303' | 'becf-10304' | 'becf-10305' | 'becf-10306' | 'becf-10307' | 'becf-10308' | 'becf-10309' | 'becf-1030a' | 'becf-1030b' | 'becf-1030c' | 'becf-1030d' | 'becf-1030e' | 'becf-1030f' | 'becf-10310' | 'becf-10311' | 'becf-10312' | 'becf-10313' | 'becf-10314' | 'becf-10315' | 'becf-10316' | 'becf-10317' | 'becf-10318' | 'becf-10319' | 'becf-1031a' | 'becf-1031b' | 'becf-1031c' | 'becf-1031d' | 'becf-1031e' | 'becf-1031f' | 'becf-10320' | 'becf-10321' | 'becf-10322' | 'becf-10323' | 'becf-10324' | 'becf-10325' | 'becf-10326' | 'becf-10327' | 'becf-10328' | 'becf-10329' | 'becf-1032a' | 'becf-1032b' | 'becf-1032c' | 'becf-1032d' | 'becf-1032e' | 'becf-1032f' | 'becf-10330';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_tuck_flap' | 'hanger_height' | 'header_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_10101;
  };
  readonly 'becf-10401': {
    readonly ids: 'becf-10401' | 'becf-10402' | 'becf-10403' | 'becf-10404' | 'becf-10405' | 'becf-10406' | 'becf-10407' | 'becf-10408' | 'becf-10409' | 'becf-1040a' | 'becf-1040b' | 'becf-1040c' | 'becf-1040d' | 'becf-1040e' | 'becf-1040f' | 'becf-10410' | 'becf-10411' | 'becf-10412' | 'becf-10413' | 'becf-10414' | 'becf-10415' | 'becf-10416' | 'becf-10417' | 'becf-10418' | 'becf-10419' | 'becf-1041a' | 'becf-1041b' | 'becf-1041c' | 'becf-1041d' | 'becf-1041e' | 'becf-1041f' | 'becf-10420' | 'becf-10421' | 'becf-10422' | 'becf-10423' | 'becf-10424' | 'becf-10425' | 'becf-10426' | 'becf-10427' | 'becf-10428' | 'becf-10429' | 'becf-1042a' | 'becf-1042b' | 'becf-1042c' | 'becf-1042d' | 'becf-1042e' | 'becf-1042f' | 'becf-10430';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_tuck_flap' | 'hanger_height' | 'header_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_10101;
  };
  readonly 'becf-10501': {
    readonly ids: 'becf-10501' | 'becf-10502' | 'becf-10503' | 'becf-10504' | 'becf-10505' | 'becf-10506' | 'becf-10507' | 'becf-10508' | 'becf-10509' | 'becf-1050a' | 'becf-1050b' | 'becf-1050c';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'header_height' | 'bottom_tuck_flap' | 'header_radius' | 'window_width' | 'window_height';
    readonly choices: {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly postal_lock: 'none' | 'both' | 'top' | 'bottom';
  readonly hanger_tab: 'header';
  readonly hang_hole: 'standard_euro';
  readonly header: 'straight' | 'rounded';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly thumb_cut: 'none' | 'both';
  readonly bottom_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly window: 'none' | 'front' | 'front_top' | 'front_bottom';
};
  };
  readonly 'becf-10803': {
    readonly ids: 'becf-10803' | 'becf-1082d93' | 'becf-10838f7' | 'becf-1085b23' | 'becf-1086687' | 'becf-108b67';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'top_dust_flap' | 'bottom_tuck_flap' | 'bottom_dust_flap' | 'header_height' | 'hanger_height';
    readonly choices: {
  readonly cover: 'standard_cover';
  readonly thumb_cut: 'none' | 'both' | 'top' | 'bottom';
  readonly postal_lock: 'none' | 'both' | 'top' | 'bottom';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly hanger: 'none' | 'standard_hanger';
  readonly top_flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly top_tuck: 'sit_lock_tuck' | 'none';
  readonly top_dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly bottom_flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly bottom_tuck: 'sit_lock_tuck' | 'none';
  readonly bottom_dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly bottom_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
};
  };
  readonly 'house-five-panel-hanger': {
    readonly ids: 'house-five-panel-hanger';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'header_height' | 'tuck_flap' | 'dust_flap';
    readonly choices: NoChoices;
  };
  readonly 'house-full-tuck-end': {
    readonly ids: 'house-full-tuck-end';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap';
    readonly choices: ChoicesOf_becf_10202;
  };
  readonly 'house-lock-end': {
    readonly ids: 'house-lock-end';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'lock_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'house-lock-end-tapered': {
    readonly ids: 'house-lock-end-tapered';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'lock_overlap' | 'top_tuck_flap' | 'bottom_tuck_flap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-10901': {
    readonly ids: 'becf-10901' | 'becf-10902' | 'becf-10903' | 'becf-10904' | 'becf-10905' | 'becf-10906' | 'becf-10907' | 'becf-10908' | 'becf-10909' | 'becf-1090a' | 'becf-1090b' | 'becf-1090c' | 'becf-1090d' | 'becf-1090e' | 'becf-1090f' | 'becf-10910';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hanger_height' | 'header_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_10901;
  };
  readonly 'becf-10911': {
    readonly ids: 'becf-10911';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10202;
  };
  readonly 'becf-10912': {
    readonly ids: 'becf-10912';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_wing' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-10913': {
    readonly ids: 'becf-10913';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10202;
  };
  readonly 'becf-10914': {
    readonly ids: 'becf-10914' | 'becf-1091a' | 'becf-1091b';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'bottom_overlap';
    readonly choices: {
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
};
  };
  readonly 'becf-10915': {
    readonly ids: 'becf-10915' | 'becf-10916';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10204;
  };
  readonly 'becf-10917': {
    readonly ids: 'becf-10917';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'tongue_width' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10917;
  };
  readonly 'becf-10918': {
    readonly ids: 'becf-10918';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10918;
  };
  readonly 'becf-10919': {
    readonly ids: 'becf-10919';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'seal_overlap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10918;
  };
  readonly 'becf-1091c': {
    readonly ids: 'becf-1091c';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'window_width' | 'window_height' | 'hanger_height' | 'header_height';
    readonly choices: {
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly hanger: 'none' | 'standard_hanger';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly window: 'none' | 'front' | 'front_top' | 'front_bottom';
};
  };
  readonly 'becf-1091d': {
    readonly ids: 'becf-1091d';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'hanger_height' | 'bottom_overlap' | 'dispenser_width' | 'dispenser_height';
    readonly choices: {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly postal_lock: 'none' | 'both';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
};
  };
  readonly 'becf-10a01': {
    readonly ids: 'becf-10a01' | 'becf-10a02' | 'becf-10a03' | 'becf-10a04' | 'becf-10a05' | 'becf-10a06' | 'becf-10a07' | 'becf-10a08' | 'becf-10a09' | 'becf-10a0a' | 'becf-10a0b' | 'becf-10a0c' | 'becf-10a0d' | 'becf-10a0e' | 'becf-10a0f' | 'becf-10a10';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hanger_height' | 'header_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_10901;
  };
  readonly 'becf-10a11': {
    readonly ids: 'becf-10a11';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hanger_height' | 'header_height';
    readonly choices: {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly hanger: 'none' | 'standard_hanger';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_separator';
};
  };
  readonly 'becf-10b01': {
    readonly ids: 'becf-10b01' | 'becf-10b03';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'roof_height' | 'handle_height' | 'bottom_overlap';
    readonly choices: {
  readonly glue_flap: 'standard_flap' | 'flap_with_separator';
};
  };
  readonly 'becf-10b05': {
    readonly ids: 'becf-10b05';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-10c02': {
    readonly ids: 'becf-10c02';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'top_dust_flap' | 'bottom_overlap' | 'hanger_height' | 'header_height';
    readonly choices: ChoicesOf_becf_10c02;
  };
  readonly 'becf-10d01': {
    readonly ids: 'becf-10d01';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'top_dust_flap' | 'bottom_overlap' | 'hanger_height' | 'header_height';
    readonly choices: ChoicesOf_becf_10c02;
  };
  readonly 'becf-10e01': {
    readonly ids: 'becf-10e01' | 'becf-10e02' | 'becf-10e03' | 'becf-10e04' | 'becf-10e05' | 'becf-10e06' | 'becf-10e07' | 'becf-10e08' | 'becf-10e09' | 'becf-10e0a' | 'becf-10e0b' | 'becf-10e0c';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'window_width' | 'window_height';
    readonly choices: {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
  readonly window: 'none' | 'front' | 'front_top' | 'front_bottom';
};
  };
  readonly 'becf-12e01': {
    readonly ids: 'becf-12e01' | 'becf-12e02' | 'becf-12e03' | 'becf-12e04' | 'becf-12e05' | 'becf-12e06' | 'becf-12e07' | 'becf-12e08' | 'becf-12e09' | 'becf-12e0a' | 'becf-12e0b' | 'becf-12e0c' | 'becf-12e0d' | 'becf-12e0e' | 'becf-12e0f' | 'becf-12e10' | 'becf-12e11' | 'becf-12e12' | 'becf-12e13' | 'becf-12e14' | 'becf-12e15' | 'becf-12e16' | 'becf-12e17' | 'becf-12e18' | 'becf-12e19' | 'becf-12e1a' | 'becf-12e1b' | 'becf-12e1c' | 'becf-12e1d' | 'becf-12e1e' | 'becf-12e1f' | 'becf-12e20' | 'becf-12e21' | 'becf-12e22' | 'becf-12e23' | 'becf-12e24';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'opening_width' | 'opening_height' | 'tongue_width' | 'tongue_length';
    readonly choices: ChoicesOf_becf_12e01;
  };
  readonly 'ecma-a5521': {
    readonly ids: 'ecma-a5521' | 'ecma-a5521-rounded';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'header_height' | 'bottom_overlap' | 'header_radius' | 'window_width' | 'window_height';
    readonly choices: {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'header';
  readonly hang_hole: 'standard_euro';
  readonly header: 'straight' | 'rounded';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly window: 'none' | 'front' | 'front_top' | 'front_bottom';
};
  };
  readonly 'house-full-tuck-top-snap-lock': {
    readonly ids: 'house-full-tuck-top-snap-lock';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10202;
  };
  readonly 'house-lock-top-snap-lock': {
    readonly ids: 'house-lock-top-snap-lock';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'lock_overlap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'house-lock-top-snap-lock-tapered': {
    readonly ids: 'house-lock-top-snap-lock-tapered';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'lock_overlap' | 'top_tuck_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'house-seal-top-snap-lock-header': {
    readonly ids: 'house-seal-top-snap-lock-header';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'header_height' | 'bottom_overlap' | 'header_radius';
    readonly choices: ChoicesOf_house_seal_top_snap_lock_header;
  };
  readonly 'house-wine-box': {
    readonly ids: 'house-wine-box';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'neck_diameter' | 'platform_height';
    readonly choices: NoChoices;
  };
  readonly 'becf-10b02': {
    readonly ids: 'becf-10b02' | 'becf-10b04';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'roof_height' | 'handle_height' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10b02;
  };
  readonly 'becf-11001': {
    readonly ids: 'becf-11001' | 'becf-11002' | 'becf-11003' | 'becf-11004' | 'becf-11005' | 'becf-11006' | 'becf-11007' | 'becf-11008' | 'becf-11009' | 'becf-1100a' | 'becf-1100b' | 'becf-1100c' | 'becf-1100d' | 'becf-1100e' | 'becf-1100f' | 'becf-11010';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hanger_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_11001;
  };
  readonly 'becf-11011': {
    readonly ids: 'becf-11011';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-11012': {
    readonly ids: 'becf-11012';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_wing' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-11013': {
    readonly ids: 'becf-11013';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-11014': {
    readonly ids: 'becf-11014' | 'becf-1101a' | 'becf-1101b';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_11014;
  };
  readonly 'becf-11015': {
    readonly ids: 'becf-11015' | 'becf-11016';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_11015;
  };
  readonly 'becf-11017': {
    readonly ids: 'becf-11017';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'tongue_width' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10917;
  };
  readonly 'becf-11018': {
    readonly ids: 'becf-11018';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10917;
  };
  readonly 'becf-11019': {
    readonly ids: 'becf-11019';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'seal_overlap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10917;
  };
  readonly 'becf-1101c': {
    readonly ids: 'becf-1101c' | 'becf-1101d';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'tongue_width' | 'tongue_length' | 'lug' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_11015;
  };
  readonly 'becf-11101': {
    readonly ids: 'becf-11101' | 'becf-11102' | 'becf-11103' | 'becf-11104' | 'becf-11105' | 'becf-11106' | 'becf-11107' | 'becf-11108' | 'becf-11109' | 'becf-1110a' | 'becf-1110b' | 'becf-1110c' | 'becf-1110d' | 'becf-1110e' | 'becf-1110f' | 'becf-11110';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hanger_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_11001;
  };
  readonly 'becf-12d01': {
    readonly ids: 'becf-12d01' | 'becf-12d02' | 'becf-12d03' | 'becf-12d04' | 'becf-12d05' | 'becf-12d06' | 'becf-12d07' | 'becf-12d08' | 'becf-12d09' | 'becf-12d0a' | 'becf-12d0b' | 'becf-12d0c' | 'becf-12d0d' | 'becf-12d0e' | 'becf-12d0f' | 'becf-12d10' | 'becf-12d11' | 'becf-12d12' | 'becf-12d13' | 'becf-12d14' | 'becf-12d15' | 'becf-12d16' | 'becf-12d17' | 'becf-12d18' | 'becf-12d19' | 'becf-12d1a' | 'becf-12d1b' | 'becf-12d1c' | 'becf-12d1d' | 'becf-12d1e' | 'becf-12d1f' | 'becf-12d20' | 'becf-12d21' | 'becf-12d22' | 'becf-12d23' | 'becf-12d24';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'opening_width' | 'opening_height' | 'tongue_width' | 'tongue_length';
    readonly choices: ChoicesOf_becf_12e01;
  };
  readonly 'ecma-a6021': {
    readonly ids: 'ecma-a6021' | 'ecma-a6021-rounded';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'header_height' | 'bottom_overlap' | 'header_radius' | 'window_width' | 'window_height';
    readonly choices: {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'header';
  readonly hang_hole: 'standard_euro';
  readonly header: 'straight' | 'rounded';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
  readonly window: 'none' | 'front' | 'front_top' | 'front_bottom';
};
  };
  readonly 'house-full-tuck-top-auto-bottom': {
    readonly ids: 'house-full-tuck-top-auto-bottom';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'house-lock-top-auto-bottom': {
    readonly ids: 'house-lock-top-auto-bottom';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'lock_overlap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'house-lock-top-auto-bottom-tapered': {
    readonly ids: 'house-lock-top-auto-bottom-tapered';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'lock_overlap' | 'top_tuck_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'house-seal-top-auto-bottom-header': {
    readonly ids: 'house-seal-top-auto-bottom-header';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'header_height' | 'bottom_overlap' | 'header_radius';
    readonly choices: {
  readonly hanger_tab: 'header';
  readonly hang_hole: 'standard_euro';
  readonly header: 'straight' | 'rounded';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
};
  };
  readonly 'becf-11701': {
    readonly ids: 'becf-11701' | 'becf-11702' | 'becf-11703';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock' | 'window_length' | 'window_width';
    readonly choices: {
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly window: 'none' | 'lid';
};
  };
  readonly 'becf-11a01': {
    readonly ids: 'becf-11a01';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock';
    readonly choices: NoChoices;
  };
  readonly 'becf-11a02': {
    readonly ids: 'becf-11a02';
    readonly numbers: 'length' | 'width' | 'height' | 'material';
    readonly choices: NoChoices;
  };
  readonly 'becf-11a03': {
    readonly ids: 'becf-11a03';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'web_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-11a04': {
    readonly ids: 'becf-11a04';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'corner_flap' | 'foot';
    readonly choices: NoChoices;
  };
  readonly 'becf-11a05': {
    readonly ids: 'becf-11a05';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'ear' | 'window_length' | 'window_width';
    readonly choices: {
  readonly window: 'none' | 'top';
};
  };
  readonly 'becf-11a06': {
    readonly ids: 'becf-11a06';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'corner_flap' | 'foot' | 'tuck_flap' | 'window_length' | 'window_width';
    readonly choices: ChoicesOf_becf_11a06;
  };
  readonly 'becf-11a07': {
    readonly ids: 'becf-11a07' | 'house-glued-tray';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab';
    readonly choices: {
  readonly tabs_on: 'short_walls' | 'long_walls';
};
  };
  readonly 'becf-11a08': {
    readonly ids: 'becf-11a08';
    readonly numbers: 'length' | 'width' | 'height' | 'material';
    readonly choices: NoChoices;
  };
  readonly 'becf-11a09': {
    readonly ids: 'becf-11a09';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tuck_flap' | 'dust_flap' | 'window_length' | 'window_width';
    readonly choices: ChoicesOf_becf_11a06;
  };
  readonly 'becf-11a0a': {
    readonly ids: 'becf-11a0a';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'clearance' | 'glue_flap' | 'window_length' | 'window_width';
    readonly choices: ChoicesOf_becf_11a0a;
  };
  readonly 'becf-11a0b': {
    readonly ids: 'becf-11a0b';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'splay';
    readonly choices: NoChoices;
  };
  readonly 'becf-11a0c': {
    readonly ids: 'becf-11a0c';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'splay' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'becf-11a0d': {
    readonly ids: 'becf-11a0d';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'becf-11a0e': {
    readonly ids: 'becf-11a0e';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-11a0f': {
    readonly ids: 'becf-11a0f';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'becf-11d01': {
    readonly ids: 'becf-11d01';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap';
    readonly choices: ChoicesOf_becf_10202;
  };
  readonly 'becf-11d02': {
    readonly ids: 'becf-11d02';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'seal_overlap';
    readonly choices: ChoicesOf_becf_10202;
  };
  readonly 'becf-11d03': {
    readonly ids: 'becf-11d03';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'tongue_width';
    readonly choices: ChoicesOf_becf_10917;
  };
  readonly 'becf-11d04': {
    readonly ids: 'becf-11d04';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'tear_height' | 'tear_strip';
    readonly choices: ChoicesOf_becf_10b02;
  };
  readonly 'becf-11d05': {
    readonly ids: 'becf-11d05';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'opening_length' | 'opening_height' | 'opening_margin';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-11d06': {
    readonly ids: 'becf-11d06';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'front_height';
    readonly choices: {
  readonly dust_flap: 'full_angled_dust_flap';
  readonly glue_flap: 'standard_flap';
};
  };
  readonly 'house-seal-end-header': {
    readonly ids: 'house-seal-end-header';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'header_height' | 'header_radius';
    readonly choices: ChoicesOf_house_seal_top_snap_lock_header;
  };
  readonly 'becf-11e01': {
    readonly ids: 'becf-11e01';
    readonly numbers: 'length' | 'width' | 'material';
    readonly choices: NoChoices;
  };
  readonly 'becf-11e02': {
    readonly ids: 'becf-11e02' | 'becf-11e03' | 'becf-11e04' | 'becf-11e05' | 'becf-11e06' | 'becf-11e07' | 'becf-11e08' | 'becf-11e09' | 'becf-11e0a' | 'becf-11e0b' | 'becf-11e0c' | 'becf-11e0d';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'dust_flap' | 'tongue_width' | 'dispenser_width' | 'dispenser_height' | 'hanger_height' | 'header_height';
    readonly choices: {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly hanger: 'none' | 'standard_hanger';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
};
  };
  readonly 'becf-11e0e': {
    readonly ids: 'becf-11e0e';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'top_tuck_flap' | 'dust_flap' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'becf-11e0f': {
    readonly ids: 'becf-11e0f' | 'becf-11e13';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-11e10': {
    readonly ids: 'becf-11e10';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'splay' | 'glue_tab' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-11e11': {
    readonly ids: 'becf-11e11';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_11014;
  };
  readonly 'becf-11e12': {
    readonly ids: 'becf-11e12';
    readonly numbers: 'length' | 'height' | 'material' | 'hole_diameter' | 'tip_radius' | 'wing';
    readonly choices: NoChoices;
  };
  readonly 'becf-11e14': {
    readonly ids: 'becf-11e14';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-11e15': {
    readonly ids: 'becf-11e15';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-11e16': {
    readonly ids: 'becf-11e16';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'hole_diameter' | 'tab_height' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-11e17': {
    readonly ids: 'becf-11e17';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tuck_flap' | 'arch';
    readonly choices: NoChoices;
  };
  readonly 'becf-11e18': {
    readonly ids: 'becf-11e18';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'roof_height' | 'handle_height';
    readonly choices: NoChoices;
  };
  readonly 'house-hinge-lid-pack': {
    readonly ids: 'house-hinge-lid-pack';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_back' | 'lid_front' | 'frame_overlap';
    readonly choices: NoChoices;
  };
  readonly 'house-suitcase-box': {
    readonly ids: 'house-suitcase-box';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tuck_flap' | 'dust_flap' | 'handle_length';
    readonly choices: NoChoices;
  };
  readonly 'becf-11f01': {
    readonly ids: 'becf-11f01' | 'becf-11f02';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'clearance' | 'return_depth';
    readonly choices: {
  readonly returns: 'none' | 'on_floor';
};
  };
  readonly 'becf-11f03': {
    readonly ids: 'becf-11f03';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'number_of_cells' | 'number_of_rows' | 'clearance';
    readonly choices: NoChoices;
  };
  readonly 'becf-11f04': {
    readonly ids: 'becf-11f04';
    readonly numbers: 'width' | 'height' | 'material' | 'number_of_panels';
    readonly choices: NoChoices;
  };
  readonly 'becf-11f05': {
    readonly ids: 'becf-11f05' | 'becf-11f06';
    readonly numbers: 'length' | 'width' | 'height' | 'cross_size' | 'material' | 'clearance' | 'number_of_crosses' | 'number_of_rows';
    readonly choices: ChoicesOf_becf_11f05;
  };
  readonly 'becf-11f07': {
    readonly ids: 'becf-11f07';
    readonly numbers: 'length' | 'width' | 'height' | 'number_of_pages' | 'material' | 'corner_radius' | 'hole_diameter';
    readonly choices: {
  readonly holes: 'none' | 'two';
};
  };
  readonly 'becf-11f08': {
    readonly ids: 'becf-11f08' | 'becf-11f09';
    readonly numbers: 'length' | 'width' | 'height' | 'hole_diameter' | 'material' | 'clearance' | 'number_of_holes' | 'number_of_rows';
    readonly choices: {
  readonly holes: 'rows' | 'one';
};
  };
  readonly 'becf-12001': {
    readonly ids: 'becf-12001' | 'becf-12010';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'tuck_flap' | 'window_length' | 'window_width';
    readonly choices: ChoicesOf_becf_11a06;
  };
  readonly 'becf-12004': {
    readonly ids: 'becf-12004';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'rim' | 'corner_flap' | 'rim_tab' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12005': {
    readonly ids: 'becf-12005' | 'becf-12003';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'rim' | 'corner_flap' | 'rim_tab';
    readonly choices: NoChoices;
  };
  readonly 'becf-12006': {
    readonly ids: 'becf-12006' | 'becf-12008';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'roof_height' | 'handle_height';
    readonly choices: NoChoices;
  };
  readonly 'becf-12007': {
    readonly ids: 'becf-12007';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock' | 'corner_flap' | 'vent_diameter';
    readonly choices: NoChoices;
  };
  readonly 'becf-12009': {
    readonly ids: 'becf-12009' | 'becf-1200a' | 'becf-1200f';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'rim' | 'corner_flap' | 'rim_tab' | 'clearance' | 'glue_flap' | 'window_length' | 'window_width';
    readonly choices: ChoicesOf_becf_11a0a;
  };
  readonly 'becf-1200b': {
    readonly ids: 'becf-1200b' | 'becf-12012';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'splay' | 'corner_flap' | 'tuck_flap' | 'window_length' | 'window_width';
    readonly choices: ChoicesOf_becf_11a06;
  };
  readonly 'becf-1200c': {
    readonly ids: 'becf-1200c';
    readonly numbers: 'top_diameter' | 'bottom_diameter' | 'height' | 'material' | 'lap';
    readonly choices: NoChoices;
  };
  readonly 'becf-1200d': {
    readonly ids: 'becf-1200d';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'notch' | 'window_length' | 'window_width';
    readonly choices: ChoicesOf_becf_11a06;
  };
  readonly 'becf-1200e': {
    readonly ids: 'becf-1200e';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'top_tuck_flap' | 'bottom_tuck_flap';
    readonly choices: ChoicesOf_becf_10203;
  };
  readonly 'becf-12011': {
    readonly ids: 'becf-12011' | 'becf-12002';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'tuck_flap' | 'window_length' | 'window_width';
    readonly choices: ChoicesOf_becf_11a06;
  };
  readonly 'becf-12013': {
    readonly ids: 'becf-12013';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'front_height' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12014': {
    readonly ids: 'becf-12014';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'lock_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-12015': {
    readonly ids: 'becf-12015' | 'becf-12016';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'rim' | 'corner_flap' | 'rim_tab' | 'lid_height' | 'clearance' | 'glue_tab';
    readonly choices: {
  readonly lid_cut: 'none' | 'lid';
};
  };
  readonly 'becf-12017': {
    readonly ids: 'becf-12017' | 'becf-12019';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lip' | 'tongue';
    readonly choices: NoChoices;
  };
  readonly 'becf-12018': {
    readonly ids: 'becf-12018';
    readonly numbers: 'length' | 'width' | 'height' | 'front_height' | 'material' | 'glue_tab' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'house-clamshell': {
    readonly ids: 'house-clamshell';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lip' | 'tongue';
    readonly choices: NoChoices;
  };
  readonly 'house-hinged-trays': {
    readonly ids: 'house-hinged-trays';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'house-take-away-pail': {
    readonly ids: 'house-take-away-pail';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'splay' | 'tongue_width';
    readonly choices: NoChoices;
  };
  readonly 'becf-12101': {
    readonly ids: 'becf-12101' | 'becf-12102' | 'becf-1210d' | 'becf-1210e';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'top_hem' | 'bottom_flap' | 'glue_flap' | 'handle_distance' | 'eyelet_margin' | 'hole_diameter';
    readonly choices: NoChoices;
  };
  readonly 'becf-12103': {
    readonly ids: 'becf-12103';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'top_hem' | 'bottom_flap' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12104': {
    readonly ids: 'becf-12104';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'top_hem' | 'bottom_flap' | 'glue_flap' | 'handle_distance' | 'slit_length';
    readonly choices: NoChoices;
  };
  readonly 'becf-12105': {
    readonly ids: 'becf-12105' | 'becf-12107';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'notch' | 'tuck_flap';
    readonly choices: ChoicesOf_becf_12105;
  };
  readonly 'becf-12106': {
    readonly ids: 'becf-12106' | 'becf-12108';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'rise' | 'glue_flap' | 'notch' | 'tuck_flap';
    readonly choices: ChoicesOf_becf_12105;
  };
  readonly 'becf-12109': {
    readonly ids: 'becf-12109';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'top_hem' | 'bottom_flap' | 'glue_flap' | 'handle_distance' | 'eyelet_margin' | 'hole_diameter';
    readonly choices: NoChoices;
  };
  readonly 'becf-1210a': {
    readonly ids: 'becf-1210a';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'notch' | 'glue_flap' | 'handle_height';
    readonly choices: NoChoices;
  };
  readonly 'becf-1210b': {
    readonly ids: 'becf-1210b' | 'becf-1210c';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'top_hem' | 'bottom_flap' | 'glue_flap' | 'grip_width' | 'grip_height' | 'grip_margin';
    readonly choices: NoChoices;
  };
  readonly 'becf-12401': {
    readonly ids: 'becf-12401';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'clearance' | 'lock' | 'window_length' | 'window_width';
    readonly choices: ChoicesOf_becf_11a06;
  };
  readonly 'becf-12402': {
    readonly ids: 'becf-12402' | 'becf-12404';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'corner_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12403': {
    readonly ids: 'becf-12403' | 'becf-12405';
    readonly numbers: 'length' | 'width' | 'height' | 'material';
    readonly choices: NoChoices;
  };
  readonly 'becf-12406': {
    readonly ids: 'becf-12406' | 'becf-12407' | 'becf-1240f';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'cover_height' | 'window_length' | 'window_width';
    readonly choices: ChoicesOf_becf_11a06;
  };
  readonly 'becf-12408': {
    readonly ids: 'becf-12408' | 'becf-12409';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'rim' | 'corner_flap' | 'window_length' | 'window_width';
    readonly choices: {
  readonly window: 'none' | 'floor';
};
  };
  readonly 'becf-1240a': {
    readonly ids: 'becf-1240a';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock' | 'dust_flap' | 'ear';
    readonly choices: NoChoices;
  };
  readonly 'becf-1240b': {
    readonly ids: 'becf-1240b';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-1240c': {
    readonly ids: 'becf-1240c';
    readonly numbers: 'length' | 'width' | 'material' | 'side_tab' | 'top_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-1240d': {
    readonly ids: 'becf-1240d';
    readonly numbers: 'length' | 'width' | 'material' | 'corner_radius';
    readonly choices: NoChoices;
  };
  readonly 'becf-1240e': {
    readonly ids: 'becf-1240e';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'foot' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12410': {
    readonly ids: 'becf-12410';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'inner_flap';
    readonly choices: NoChoices;
  };
  readonly 'house-hinged-shirt-box': {
    readonly ids: 'house-hinged-shirt-box';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12501': {
    readonly ids: 'becf-12501';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12502': {
    readonly ids: 'becf-12502';
    readonly numbers: 'length' | 'top_width' | 'bottom_width' | 'height' | 'number_of_slot' | 'material' | 'slot_length' | 'slot_width' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12503': {
    readonly ids: 'becf-12503';
    readonly numbers: 'length' | 'width' | 'height' | 'number_of_holes' | 'material' | 'hole_diameter' | 'glue_tab' | 'roof_height' | 'handle_height';
    readonly choices: NoChoices;
  };
  readonly 'becf-12504': {
    readonly ids: 'becf-12504';
    readonly numbers: 'length' | 'number_of_holes' | 'hole_diameter' | 'side_margin' | 'interspace' | 'hand_holding_width' | 'material' | 'hand_holding_margin' | 'corner_radius';
    readonly choices: NoChoices;
  };
  readonly 'house-belly-band': {
    readonly ids: 'house-belly-band';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'clearance' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'house-four-bottle-carrier': {
    readonly ids: 'house-four-bottle-carrier' | 'house-six-bottle-carrier';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'wall_height' | 'strap_height';
    readonly choices: {
  readonly bottles: 'four' | 'six';
};
  };
  readonly 'becf-12701': {
    readonly ids: 'becf-12701' | 'becf-12702' | 'becf-12703';
    readonly numbers: 'length' | 'width' | 'material' | 'corner_radius' | 'hole_margin' | 'hole_diameter';
    readonly choices: {
  readonly hang_hole: 'standard_euro' | 'round_hole' | 'none';
};
  };
  readonly 'becf-12704': {
    readonly ids: 'becf-12704';
    readonly numbers: 'length' | 'material' | 'hole_diameter' | 'hole_margin';
    readonly choices: NoChoices;
  };
  readonly 'becf-12705': {
    readonly ids: 'becf-12705';
    readonly numbers: 'length' | 'width' | 'material' | 'hole_diameter' | 'hole_margin';
    readonly choices: NoChoices;
  };
  readonly 'becf-12706': {
    readonly ids: 'becf-12706';
    readonly numbers: 'length' | 'width' | 'material' | 'corner_radius' | 'hole_margin';
    readonly choices: NoChoices;
  };
  readonly 'house-door-hanger': {
    readonly ids: 'house-door-hanger';
    readonly numbers: 'length' | 'width' | 'material' | 'corner_radius' | 'hole_diameter' | 'hole_margin';
    readonly choices: NoChoices;
  };
  readonly 'house-table-tent': {
    readonly ids: 'house-table-tent';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12801': {
    readonly ids: 'becf-12801';
    readonly numbers: 'length' | 'height' | 'material' | 'glue_flap' | 'tuck_flap' | 'dust_flap' | 'bottom_overlap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12802': {
    readonly ids: 'becf-12802';
    readonly numbers: 'length' | 'height' | 'material' | 'glue_flap' | 'tuck_flap' | 'dust_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12803': {
    readonly ids: 'becf-12803';
    readonly numbers: 'length' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12804': {
    readonly ids: 'becf-12804';
    readonly numbers: 'length' | 'width' | 'material' | 'glue_flap' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12805': {
    readonly ids: 'becf-12805' | 'becf-12806' | 'becf-12807' | 'becf-12808';
    readonly numbers: 'length' | 'height' | 'material' | 'lid_height' | 'flap' | 'lock';
    readonly choices: NoChoices;
  };
  readonly 'house-hexagonal-box': {
    readonly ids: 'house-hexagonal-box';
    readonly numbers: 'length' | 'height' | 'material' | 'lid_height' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'house-hexagonal-petals': {
    readonly ids: 'house-hexagonal-petals';
    readonly numbers: 'length' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: NoChoices;
  };
  readonly 'house-octagonal-box': {
    readonly ids: 'house-octagonal-box';
    readonly numbers: 'length' | 'height' | 'material' | 'lid_height' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'becf-12901': {
    readonly ids: 'becf-12901';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'taper' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12902': {
    readonly ids: 'becf-12902';
    readonly numbers: 'length' | 'height' | 'material' | 'glue_flap' | 'tuck_flap' | 'dust_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12903': {
    readonly ids: 'becf-12903' | 'becf-12904';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'taper' | 'glue_flap' | 'tuck_flap' | 'dust_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12c01': {
    readonly ids: 'becf-12c01';
    readonly numbers: 'length' | 'width' | 'material' | 'side_tab' | 'top_flap' | 'tear_strip';
    readonly choices: NoChoices;
  };
  readonly 'becf-12c02': {
    readonly ids: 'becf-12c02';
    readonly numbers: 'length' | 'width' | 'material' | 'side_tab' | 'top_flap' | 'thumb_cut';
    readonly choices: NoChoices;
  };
  readonly 'becf-12c03': {
    readonly ids: 'becf-12c03';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12c04': {
    readonly ids: 'becf-12c04';
    readonly numbers: 'length' | 'width' | 'material' | 'side_tab' | 'half_moon';
    readonly choices: NoChoices;
  };
  readonly 'becf-12c05': {
    readonly ids: 'becf-12c05';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'top_flap' | 'window_length' | 'window_width';
    readonly choices: {
  readonly window: 'none' | 'back';
};
  };
  readonly 'becf-12b01': {
    readonly ids: 'becf-12b01';
    readonly numbers: 'length' | 'width' | 'height' | 'material';
    readonly choices: NoChoices;
  };
  readonly 'becf-12b02': {
    readonly ids: 'becf-12b02';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lip' | 'lip_slant';
    readonly choices: NoChoices;
  };
  readonly 'becf-12b05': {
    readonly ids: 'becf-12b05';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-12b06': {
    readonly ids: 'becf-12b06';
    readonly numbers: 'length' | 'width' | 'material' | 'end_flap' | 'side_flap' | 'chamfer' | 'ribbon_slit';
    readonly choices: {
  readonly ribbon: 'slits' | 'none';
};
  };
  readonly 'becf-12b07': {
    readonly ids: 'becf-12b07';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'pocket' | 'glue_flap' | 'thumb_cut';
    readonly choices: NoChoices;
  };
  readonly 'becf-12b08': {
    readonly ids: 'becf-12b08' | 'becf-12b09' | 'becf-12b0a' | 'becf-12b0b';
    readonly numbers: 'length' | 'width' | 'material' | 'pocket' | 'glue_flap' | 'capacity';
    readonly choices: {
  readonly pocket: 'foot' | 'side' | 'both';
  readonly spine: 'none' | 'capacity';
  readonly card_slits: 'pocket' | 'none';
};
  };
  readonly 'becf-12b0c': {
    readonly ids: 'becf-12b0c' | 'becf-12b0d';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'side_tab' | 'tongue';
    readonly choices: {
  readonly closure: 'cover' | 'tongue';
};
  };
  readonly 'becf-12b0e': {
    readonly ids: 'becf-12b0e' | 'becf-12b04';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'pocket' | 'glue_flap';
    readonly choices: {
  readonly card_slits: 'front_pocket' | 'none';
};
  };
  readonly 'becf-20101': {
    readonly ids: 'becf-20101' | 'becf-20102' | 'becf-20103' | 'becf-20104' | 'becf-20105' | 'becf-20106' | 'becf-20107' | 'becf-20108' | 'becf-20109' | 'becf-2010a' | 'becf-2010b' | 'becf-2010c' | 'becf-20119' | 'becf-2011a' | 'becf-2011b' | 'becf-2011c' | 'becf-2011d' | 'becf-2011e' | 'becf-2011f' | 'becf-20120' | 'becf-20121' | 'becf-20122' | 'becf-20123' | 'becf-20124' | 'becf-2010d' | 'becf-2010e' | 'becf-2010f' | 'becf-20110' | 'becf-20111' | 'becf-20112' | 'becf-20113' | 'becf-20114' | 'becf-20115' | 'becf-20116' | 'becf-20117' | 'becf-20118' | 'becf-20125' | 'becf-20126' | 'becf-20127' | 'becf-20128' | 'becf-20129' | 'becf-2012a' | 'becf-2012b' | 'becf-2012c' | 'becf-2012d' | 'becf-2012e' | 'becf-2012f' | 'becf-20130' | 'becf-20131' | 'becf-20132' | 'becf-20133' | 'becf-20134' | 'becf-20135' | 'becf-20136' | 'becf-20137' | 'becf-20138' | 'becf-20139' | 'becf-2013a' | 'becf-2013b' | 'becf-2013c' | 'becf-2013d' | 'becf-2013e' | 'becf-2013f' | 'becf-20140' | 'becf-20141' | 'becf-20142' | 'becf-20143' | 'becf-20144' | 'becf-20145' | 'becf-20146' | 'becf-20147' | 'becf-20148';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'bottom_tuck_flap' | 'hanger_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_20101;
  };
  readonly 'becf-20301': {
    readonly ids: 'becf-20301' | 'becf-20302' | 'becf-20303' | 'becf-20304' | 'becf-20305' | 'becf-20306' | 'becf-20307' | 'becf-20308' | 'becf-20309' | 'becf-2030a' | 'becf-2030b' | 'becf-2030c' | 'becf-20319' | 'becf-2031a' | 'becf-2031b' | 'becf-2031c' | 'becf-2031d' | 'becf-2031e' | 'becf-2031f' | 'becf-20320' | 'becf-20321' | 'becf-20322' | 'becf-20323' | 'becf-20324' | 'becf-2030d' | 'becf-2030e' | 'becf-2030f' | 'becf-20310' | 'becf-20311' | 'becf-20312' | 'becf-20313' | 'becf-20314' | 'becf-20315' | 'becf-20316' | 'becf-20317' | 'becf-20318' | 'becf-20325' | 'becf-20326' | 'becf-20327' | 'becf-20328' | 'becf-20329' | 'becf-2032a' | 'becf-2032b' | 'becf-2032c' | 'becf-2032d' | 'becf-2032e' | 'becf-2032f' | 'becf-20330' | 'becf-20331' | 'becf-20332' | 'becf-20333' | 'becf-20334' | 'becf-20335' | 'becf-20336' | 'becf-20337' | 'becf-20338' | 'becf-20339' | 'becf-2033a' | 'becf-2033b' | 'becf-2033c' | 'becf-2033d' | 'becf-2033e' | 'becf-2033f' | 'becf-20340' | 'becf-20341' | 'becf-20342' | 'becf-20343' | 'becf-20344' | 'becf-20345' | 'becf-20346' | 'becf-20347' | 'becf-20348';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'bottom_tuck_flap' | 'hanger_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_20101;
  };
  readonly 'becf-20401': {
    readonly ids: 'becf-20401' | 'becf-20402' | 'becf-20403' | 'becf-20404' | 'becf-20405' | 'becf-20406' | 'becf-20407' | 'becf-20408' | 'becf-20409' | 'becf-2040a' | 'becf-2040b' | 'becf-2040c' | 'becf-20419' | 'becf-2041a' | 'becf-2041b' | 'becf-2041c' | 'becf-2041d' | 'becf-2041e' | 'becf-2041f' | 'becf-20420' | 'becf-20421' | 'becf-20422' | 'becf-20423' | 'becf-20424' | 'becf-2040d' | 'becf-2040e' | 'becf-2040f' | 'becf-20410' | 'becf-20411' | 'becf-20412' | 'becf-20413' | 'becf-20414' | 'becf-20415' | 'becf-20416' | 'becf-20417' | 'becf-20418' | 'becf-20425' | 'becf-20426' | 'becf-20427' | 'becf-20428' | 'becf-20429' | 'becf-2042a' | 'becf-2042b' | 'becf-2042c' | 'becf-2042d' | 'becf-2042e' | 'becf-2042f' | 'becf-20430' | 'becf-20431' | 'becf-20432' | 'becf-20433' | 'becf-20434' | 'becf-20435' | 'becf-20436' | 'becf-20437' | 'becf-20438' | 'becf-20439' | 'becf-2043a' | 'becf-2043b' | 'becf-2043c' | 'becf-2043d' | 'becf-2043e' | 'becf-2043f' | 'becf-20440' | 'becf-20441' | 'becf-20442' | 'becf-20443' | 'becf-20444' | 'becf-20445' | 'becf-20446' | 'becf-20447' | 'becf-20448';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'bottom_tuck_flap' | 'hanger_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_20101;
  };
  readonly 'becf-20901': {
    readonly ids: 'becf-20901' | 'becf-20902' | 'becf-20903' | 'becf-20904' | 'becf-20905' | 'becf-20906' | 'becf-20907' | 'becf-20908' | 'becf-20909' | 'becf-2090a' | 'becf-2090b' | 'becf-2090c' | 'becf-20919' | 'becf-2091a' | 'becf-2091b' | 'becf-2091c' | 'becf-2091d' | 'becf-2091e' | 'becf-2091f' | 'becf-20920' | 'becf-20921' | 'becf-20922' | 'becf-20923' | 'becf-20924';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hanger_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_20901;
  };
  readonly 'becf-20a01': {
    readonly ids: 'becf-20a01' | 'becf-20a02' | 'becf-20a03' | 'becf-20a04' | 'becf-20a05' | 'becf-20a06' | 'becf-20a07' | 'becf-20a08' | 'becf-20a09' | 'becf-20a0a' | 'becf-20a0b' | 'becf-20a0c' | 'becf-20a19' | 'becf-20a1a' | 'becf-20a1b' | 'becf-20a1c' | 'becf-20a1d' | 'becf-20a1e' | 'becf-20a1f' | 'becf-20a20' | 'becf-20a21' | 'becf-20a22' | 'becf-20a23' | 'becf-20a24';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hanger_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_20901;
  };
  readonly 'becf-20a0d': {
    readonly ids: 'becf-20a0d' | 'becf-20a0e' | 'becf-20a0f' | 'becf-20a10' | 'becf-20a11' | 'becf-20a12' | 'becf-20a13' | 'becf-20a14' | 'becf-20a15' | 'becf-20a16' | 'becf-20a17' | 'becf-20a18';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hanger_height' | 'window_width' | 'window_height';
    readonly choices: {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly top_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly window: 'none' | 'front';
};
  };
  readonly 'becf-20d01': {
    readonly ids: 'becf-20d01';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hand_hole' | 'hand_hole_height' | 'hand_hole_margin' | 'hanger_height';
    readonly choices: ChoicesOf_becf_20d01;
  };
  readonly 'becf-21d08': {
    readonly ids: 'becf-21d08' | 'becf-21d09';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'bottom_overlap';
    readonly choices: {
  readonly flap: 'uni_tuck_flap';
  readonly tuck: 'sit_lock_tuck';
  readonly dust_flap: 'slit_lock_dust_flap';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
};
  };
  readonly 'becf-21001': {
    readonly ids: 'becf-21001' | 'becf-21002' | 'becf-21003' | 'becf-21004' | 'becf-21005' | 'becf-21006' | 'becf-21007' | 'becf-21008' | 'becf-21009' | 'becf-2100a' | 'becf-2100b' | 'becf-2100c' | 'becf-21019' | 'becf-2101a' | 'becf-2101b' | 'becf-2101c' | 'becf-2101d' | 'becf-2101e' | 'becf-2101f' | 'becf-21020' | 'becf-21021' | 'becf-21022' | 'becf-21023' | 'becf-21024';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hanger_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_21001;
  };
  readonly 'becf-21101': {
    readonly ids: 'becf-21101' | 'becf-21102' | 'becf-21103' | 'becf-21104' | 'becf-21105' | 'becf-21106' | 'becf-21107' | 'becf-21108' | 'becf-21109' | 'becf-2110a' | 'becf-2110b' | 'becf-2110c' | 'becf-21119' | 'becf-2111a' | 'becf-2111b' | 'becf-2111c' | 'becf-2111d' | 'becf-2111e' | 'becf-2111f' | 'becf-21120' | 'becf-21121' | 'becf-21122' | 'becf-21123' | 'becf-21124';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hanger_height' | 'window_width' | 'window_height';
    readonly choices: ChoicesOf_becf_21001;
  };
  readonly 'becf-21401': {
    readonly ids: 'becf-21401';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'fefco-0700': {
    readonly ids: 'fefco-0700';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'fefco-0712': {
    readonly ids: 'fefco-0712';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-21701': {
    readonly ids: 'becf-21701' | 'becf-21702' | 'becf-21703' | 'becf-2170d' | 'becf-2170f' | 'becf-21710' | 'becf-21707' | 'becf-21708' | 'becf-21709' | 'becf-21712' | 'becf-21713' | 'becf-21714';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock' | 'dust_flap';
    readonly choices: ChoicesOf_becf_21701;
  };
  readonly 'becf-21704': {
    readonly ids: 'becf-21704' | 'becf-21705';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock' | 'front_lock' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-2170a': {
    readonly ids: 'becf-2170a' | 'becf-2170b' | 'becf-2170c' | 'becf-21b05' | 'becf-21b07';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock' | 'tuck_flap';
    readonly choices: ChoicesOf_becf_21701;
  };
  readonly 'becf-21711': {
    readonly ids: 'becf-21711';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock' | 'corner_flap' | 'vent_diameter';
    readonly choices: NoChoices;
  };
  readonly 'becf-21a01': {
    readonly ids: 'becf-21a01' | 'becf-21a02' | 'becf-21b04';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock';
    readonly choices: NoChoices;
  };
  readonly 'becf-21b01': {
    readonly ids: 'becf-21b01' | 'becf-21b02' | 'becf-21b06';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'clearance' | 'lock';
    readonly choices: NoChoices;
  };
  readonly 'becf-21b03': {
    readonly ids: 'becf-21b03' | 'becf-21c0a';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock';
    readonly choices: NoChoices;
  };
  readonly 'becf-21c01': {
    readonly ids: 'becf-21c01';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock';
    readonly choices: NoChoices;
  };
  readonly 'becf-21c02': {
    readonly ids: 'becf-21c02' | 'becf-21c04';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'clearance' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'becf-21c03': {
    readonly ids: 'becf-21c03';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'becf-21c05': {
    readonly ids: 'becf-21c05';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'end_flap' | 'overlap';
    readonly choices: NoChoices;
  };
  readonly 'becf-21c06': {
    readonly ids: 'becf-21c06';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'end_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-21c07': {
    readonly ids: 'becf-21c07';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'buffer';
    readonly choices: NoChoices;
  };
  readonly 'becf-21c08': {
    readonly ids: 'becf-21c08' | 'becf-21c09';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'buffer' | 'overlap';
    readonly choices: {
  readonly lap: 'partial' | 'full';
};
  };
  readonly 'becf-21c0b': {
    readonly ids: 'becf-21c0b';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'clearance' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0304': {
    readonly ids: 'fefco-0304';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'web_flap' | 'lid_height' | 'clearance';
    readonly choices: ChoicesOf_fefco_0304;
  };
  readonly 'fefco-0306': {
    readonly ids: 'fefco-0306';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'clearance' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0406': {
    readonly ids: 'fefco-0406';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'slot_width' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0410': {
    readonly ids: 'fefco-0410' | 'fefco-0409';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'slot_width';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0411': {
    readonly ids: 'fefco-0411';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'slot_width';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0415': {
    readonly ids: 'fefco-0415';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'dust_flap' | 'end_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0416': {
    readonly ids: 'fefco-0416';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'dust_flap' | 'end_flap' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0420': {
    readonly ids: 'fefco-0420';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'front_lock' | 'tuck_flap' | 'dust_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0423': {
    readonly ids: 'fefco-0423';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'corner_flap' | 'tongue';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0427-plain': {
    readonly ids: 'fefco-0427-plain';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock' | 'dust_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0435': {
    readonly ids: 'fefco-0435';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0448': {
    readonly ids: 'fefco-0448';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'post';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0452': {
    readonly ids: 'fefco-0452';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'web_flap';
    readonly choices: ChoicesOf_fefco_0304;
  };
  readonly 'fefco-0454': {
    readonly ids: 'fefco-0454';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'web_flap' | 'lock';
    readonly choices: ChoicesOf_fefco_0304;
  };
  readonly 'fefco-0457': {
    readonly ids: 'fefco-0457';
    readonly numbers: 'length' | 'width' | 'height' | 'material';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0460': {
    readonly ids: 'fefco-0460';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock' | 'header_height';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0760': {
    readonly ids: 'fefco-0760';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0770': {
    readonly ids: 'fefco-0770';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'lid_front';
    readonly choices: NoChoices;
  };
  readonly 'becf-21d01': {
    readonly ids: 'becf-21d01' | 'becf-21d04';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width';
    readonly choices: ChoicesOf_becf_21d01;
  };
  readonly 'becf-21d02': {
    readonly ids: 'becf-21d02' | 'becf-21d05';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'overlap';
    readonly choices: ChoicesOf_becf_21d01;
  };
  readonly 'becf-21d03': {
    readonly ids: 'becf-21d03' | 'becf-21d06';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width';
    readonly choices: ChoicesOf_becf_21d01;
  };
  readonly 'becf-21d07': {
    readonly ids: 'becf-21d07';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'roof_height' | 'handle_height' | 'gable_tab' | 'slot_width' | 'bottom_tuck_flap' | 'dust_flap';
    readonly choices: {
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly bottom_separator: 'none' | 'plain' | 'circle' | 'square';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
};
  };
  readonly 'becf-21d0a': {
    readonly ids: 'becf-21d0a';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width';
    readonly choices: {
  readonly flap: 'uni_tuck_flap';
  readonly tuck: 'sit_lock_tuck';
  readonly dust_flap: 'slit_lock_dust_flap';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
  readonly allowance: 'proportional' | 'shop_table' | 'crease' | 'external';
};
  };
  readonly 'becf-21e01': {
    readonly ids: 'becf-21e01';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'return_depth' | 'slot_width' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'becf-21e02': {
    readonly ids: 'becf-21e02';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lap_depth';
    readonly choices: NoChoices;
  };
  readonly 'becf-21e03': {
    readonly ids: 'becf-21e03';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'tuck_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0200': {
    readonly ids: 'fefco-0200';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width';
    readonly choices: ChoicesOf_fefco_0200;
  };
  readonly 'fefco-0204': {
    readonly ids: 'fefco-0204';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width';
    readonly choices: ChoicesOf_fefco_0200;
  };
  readonly 'fefco-0206': {
    readonly ids: 'fefco-0206';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width';
    readonly choices: ChoicesOf_fefco_0200;
  };
  readonly 'fefco-0310': {
    readonly ids: 'fefco-0310';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'cap_height' | 'clearance' | 'glue_flap' | 'glue_tab';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0312': {
    readonly ids: 'fefco-0312';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'cap_height' | 'clearance' | 'glue_flap' | 'glue_tab' | 'slot_width';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0320': {
    readonly ids: 'fefco-0320' | 'fefco-0321';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'clearance' | 'glue_flap' | 'slot_width';
    readonly choices: {
  readonly telescope: 'full' | 'partial';
};
  };
  readonly 'fefco-0501': {
    readonly ids: 'fefco-0501';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap';
    readonly choices: ChoicesOf_fefco_0200;
  };
  readonly 'becf-21e04': {
    readonly ids: 'becf-21e04' | 'becf-21e25' | 'becf-21e29';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lock' | 'dust_flap' | 'tear_strip' | 'adhesive';
    readonly choices: NoChoices;
  };
  readonly 'becf-21e05': {
    readonly ids: 'becf-21e05';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tear_strip' | 'adhesive';
    readonly choices: NoChoices;
  };
  readonly 'becf-21e06': {
    readonly ids: 'becf-21e06';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'tear_strip' | 'adhesive';
    readonly choices: NoChoices;
  };
  readonly 'becf-21e07': {
    readonly ids: 'becf-21e07' | 'becf-21e08' | 'becf-21e09' | 'becf-21e0a' | 'becf-21e0b' | 'becf-21e0c' | 'becf-21e0d' | 'becf-21e0e' | 'becf-21e0f' | 'becf-21e10' | 'becf-21e11' | 'becf-21e12' | 'becf-21e13' | 'becf-21e14' | 'becf-21e15' | 'becf-21e16' | 'becf-21e17' | 'becf-21e18' | 'becf-21e19' | 'becf-21e1a' | 'becf-21e1b' | 'becf-21e1c' | 'becf-21e1d' | 'becf-21e1e';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'cell' | 'hanger_height';
    readonly choices: {
  readonly flap: 'uni_tuck_flap' | 'friction_fit_tuck_in_flap' | 'chamfer_flap';
  readonly tuck: 'sit_lock_tuck' | 'none';
  readonly dust_flap: 'slit_lock_dust_flap' | 'full_angled_dust_flap';
  readonly thumb_cut: 'none' | 'both';
  readonly postal_lock: 'none' | 'both';
  readonly hanger_tab: 'none' | 'standard_euro' | 'triangle' | 'circular';
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
};
  };
  readonly 'becf-21e1f': {
    readonly ids: 'becf-21e1f' | 'becf-21e27';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'hand_hole' | 'hand_hole_height' | 'handle_height' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10202;
  };
  readonly 'becf-21e20': {
    readonly ids: 'becf-21e20' | 'becf-21e28' | 'fefco-0716';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'hand_hole' | 'hand_hole_height' | 'handle_height' | 'bottom_overlap';
    readonly choices: {
  readonly glue_flap: 'standard_flap' | 'flap_with_lock';
  readonly allowance: 'proportional' | 'external';
};
  };
  readonly 'becf-21e21': {
    readonly ids: 'becf-21e21';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'roof_height' | 'handle_height' | 'gable_tab' | 'bottom_overlap';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-21e22': {
    readonly ids: 'becf-21e22';
    readonly numbers: 'number_of_holes' | 'number_of_rows' | 'height' | 'hole_diameter' | 'material' | 'interspace';
    readonly choices: NoChoices;
  };
  readonly 'becf-21e23': {
    readonly ids: 'becf-21e23';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'buffer' | 'overlap';
    readonly choices: NoChoices;
  };
  readonly 'becf-21e24': {
    readonly ids: 'becf-21e24';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'dispenser_width' | 'dispenser_height' | 'hanger_height';
    readonly choices: ChoicesOf_becf_20d01;
  };
  readonly 'becf-21e26': {
    readonly ids: 'becf-21e26';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'top_tuck_flap' | 'dust_flap' | 'bottom_overlap' | 'hand_hole' | 'hand_hole_height' | 'hand_hole_margin' | 'hanger_height';
    readonly choices: ChoicesOf_becf_20d01;
  };
  readonly 'fefco-0441': {
    readonly ids: 'fefco-0441';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_tab' | 'roof_height' | 'handle_height';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0502': {
    readonly ids: 'fefco-0502';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0503': {
    readonly ids: 'fefco-0503';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0504': {
    readonly ids: 'fefco-0504';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'clearance' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0505': {
    readonly ids: 'fefco-0505';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'clearance' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0510': {
    readonly ids: 'fefco-0510';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'clearance' | 'glue_flap';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0601': {
    readonly ids: 'fefco-0601' | 'fefco-0602';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'flange';
    readonly choices: {
  readonly flanges: 'on_body' | 'on_ends';
};
  };
  readonly 'house-slotted-partitions': {
    readonly ids: 'house-slotted-partitions';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'glue_flap' | 'slot_width' | 'cell';
    readonly choices: ChoicesOf_becf_10201;
  };
  readonly 'becf-21f01': {
    readonly ids: 'becf-21f01';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'number_of_cells' | 'number_of_rows' | 'clearance';
    readonly choices: NoChoices;
  };
  readonly 'becf-21f02': {
    readonly ids: 'becf-21f02' | 'becf-21f04';
    readonly numbers: 'length' | 'width' | 'height' | 'cross_size' | 'material' | 'clearance' | 'number_of_crosses' | 'number_of_rows';
    readonly choices: ChoicesOf_becf_11f05;
  };
  readonly 'becf-21f03': {
    readonly ids: 'becf-21f03';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'clearance';
    readonly choices: NoChoices;
  };
  readonly 'becf-21f05': {
    readonly ids: 'becf-21f05';
    readonly numbers: 'length' | 'width' | 'height' | 'material';
    readonly choices: NoChoices;
  };
  readonly 'becf-21f06': {
    readonly ids: 'becf-21f06';
    readonly numbers: 'length' | 'width' | 'height' | 'material';
    readonly choices: NoChoices;
  };
  readonly 'fefco-0910': {
    readonly ids: 'fefco-0910';
    readonly numbers: 'length' | 'width' | 'material';
    readonly choices: NoChoices;
  };
  readonly 'becf-30101': {
    readonly ids: 'becf-30101' | 'becf-3010b' | 'becf-3010c';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'paper' | 'turn_in' | 'clearance';
    readonly choices: NoChoices;
  };
  readonly 'becf-30103': {
    readonly ids: 'becf-30103' | 'becf-30109';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'paper' | 'turn_in' | 'overlap' | 'clearance';
    readonly choices: NoChoices;
  };
  readonly 'becf-30105': {
    readonly ids: 'becf-30105';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'paper' | 'turn_in' | 'overlap' | 'clearance';
    readonly choices: {
  readonly pull: 'thumb_cut' | 'ribbon';
};
  };
  readonly 'becf-3010a': {
    readonly ids: 'becf-3010a' | 'becf-30102' | 'becf-30107' | 'becf-30108' | 'becf-3010f' | 'becf-30104';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'paper' | 'turn_in' | 'clearance';
    readonly choices: {
  readonly thumb_notch: 'none' | 'lid';
};
  };
  readonly 'becf-3010e': {
    readonly ids: 'becf-3010e' | 'becf-3010d';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'paper' | 'turn_in' | 'overlap' | 'clearance';
    readonly choices: NoChoices;
  };
  readonly 'becf-30203': {
    readonly ids: 'becf-30203';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'square' | 'joint' | 'paper' | 'turn_in' | 'tray_turn_in' | 'clearance';
    readonly choices: NoChoices;
  };
  readonly 'becf-30206': {
    readonly ids: 'becf-30206';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'hinge' | 'paper' | 'turn_in';
    readonly choices: NoChoices;
  };
  readonly 'becf-30207': {
    readonly ids: 'becf-30207' | 'becf-30208' | 'becf-30209' | 'becf-30205';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'lid_height' | 'hinge' | 'paper' | 'turn_in' | 'neck_show' | 'overlap' | 'clearance';
    readonly choices: NoChoices;
  };
  readonly 'becf-3020a': {
    readonly ids: 'becf-3020a' | 'becf-3020b';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'hinge' | 'square' | 'paper' | 'turn_in' | 'clearance' | 'magnet';
    readonly choices: {
  readonly closing: 'magnets' | 'ribbon';
};
  };
  readonly 'becf-30301': {
    readonly ids: 'becf-30301';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'hinge' | 'paper' | 'turn_in' | 'hole_distance' | 'hole_diameter' | 'finger_hole';
    readonly choices: {
  readonly mechanism: 'back' | 'spine';
  readonly finger_hole: 'spine' | 'none';
};
  };
  readonly 'becf-30600': {
    readonly ids: 'becf-30600';
    readonly numbers: 'length' | 'width' | 'material' | 'number_of_pages' | 'corner_radius' | 'hole_diameter' | 'paper' | 'turn_in';
    readonly choices: NoChoices;
  };
  readonly 'becf-30602': {
    readonly ids: 'becf-30602';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'hinge' | 'paper' | 'turn_in';
    readonly choices: NoChoices;
  };
  readonly 'becf-30603': {
    readonly ids: 'becf-30603';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'hole_diameter' | 'paper' | 'turn_in';
    readonly choices: NoChoices;
  };
  readonly 'becf-30701': {
    readonly ids: 'becf-30701' | 'becf-30703';
    readonly numbers: 'length' | 'width' | 'material' | 'strut_height' | 'foot_angle' | 'paper' | 'turn_in';
    readonly choices: NoChoices;
  };
  readonly 'becf-30702': {
    readonly ids: 'becf-30702';
    readonly numbers: 'length' | 'width' | 'height' | 'material' | 'header_height' | 'header_radius' | 'paper' | 'turn_in' | 'window_border';
    readonly choices: {
  readonly header: 'rounded' | 'straight';
  readonly window: 'none' | 'header';
};
  };
}
