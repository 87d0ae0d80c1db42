import type { DrawerPanel, StageView } from './box-state.ts';
import { boxState, changeBox } from './store.ts';

export const openPanel = (panel: DrawerPanel): void =>
  changeBox((box) => ({ ...box, panel: box.panel === panel ? undefined : panel }));

export const closeDrawer = (): void => {
  if (boxState.value?.panel) changeBox((box) => ({ ...box, panel: undefined }));
};

export const setView = (view: StageView): void => changeBox((box) => ({ ...box, view }));
