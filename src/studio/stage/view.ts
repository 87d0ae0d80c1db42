import type { StageView } from '../state/box-state.ts';
import { changeBox } from '../state/store.ts';

export const setView = (view: StageView): void => changeBox((box) => ({ ...box, view }));
