import type { DrawerPanel, StageView } from './box-state.ts';
import { boxState, changeBox, omit } from './store.ts';

export const openPanel = (panel: DrawerPanel): void =>
  changeBox((box) => (box.panel === panel ? omit(box, 'panel') : { ...box, panel }));

export const closeDrawer = (): void => {
  if (boxState.value?.panel) changeBox((box) => omit(box, 'panel'));
};

export const setView = (view: StageView): void => changeBox((box) => ({ ...box, view }));
