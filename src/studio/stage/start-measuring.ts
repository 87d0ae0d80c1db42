import { say } from '../languages/index.ts';
import { toast } from '../ui/toast.tsx';
import { measures, toggleMeasure } from './flat-state.ts';

/** Starts or ends measuring, and says how. The drawing gets the focus, so that its keys work. */
export const startMeasuring = (): void => {
  toggleMeasure();
  if (!measures.value) return;
  toast(say('stage.measure_help'));
  document.querySelector<SVGElement>('.flat-drawing')?.focus();
};
