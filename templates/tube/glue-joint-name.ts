/** A joint of a tube along its length: a value of the choice `glue_flap`. */
export type GlueJointName = 'standard_flap' | 'flap_with_lock' | 'flap_with_separator';
