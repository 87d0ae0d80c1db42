import type { Material } from '../engine/protocol/card.ts';
import type { LookName } from '../state/box-state.ts';
import { boxState } from '../state/store.ts';

/** Colours of the board, `#rrggbb`. */
export interface BoardColours {
  readonly outside: string;
  readonly inside: string;
  readonly edge: string;
}

/** Looks of board by name. */
export const looks: Readonly<Record<LookName, BoardColours>> = {
  white: { outside: '#f6f1e7', inside: '#d9c4a1', edge: '#bfa983' },
  kraft: { outside: '#c79b68', inside: '#b98a57', edge: '#9c7848' },
  white_inside: { outside: '#f6f1e7', inside: '#f1ece1', edge: '#d8d2c4' },
  black: { outside: '#34322f', inside: '#2a2826', edge: '#1c1b19' },
};

const USUAL: Readonly<Record<Material, BoardColours>> = {
  carton: looks.white,
  corrugated: { outside: '#d6b182', inside: '#c49d6b', edge: '#9c7848' },
  rigid: { outside: '#ece7dd', inside: '#b9b2a4', edge: '#8d8676' },
};

/** The colours that the user selected, else those of the material. */
export const coloursOf = (material: Material): BoardColours => {
  const look = boxState.value?.look;
  return look ? looks[look] : USUAL[material];
};
