import type { Material } from '../engine/protocol/card.ts';
import type { LookName } from '../state/box-state.ts';
import { boxState } from '../state/store.ts';
import colours from './board-colours.json' with { type: 'json' };

/** Colours of the board, `#rrggbb`. */
export type BoardColours = Readonly<typeof colours.looks.white>;

export const looks: Readonly<Record<LookName, BoardColours>> = colours.looks;

const USUAL: Readonly<Record<Material, BoardColours>> = { ...colours, carton: looks.white };

export const coloursOf = (material: Material): BoardColours => {
  const look = boxState.value?.look;
  return look ? looks[look] : USUAL[material];
};
