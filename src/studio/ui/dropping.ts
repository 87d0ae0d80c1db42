import { useSignal } from '@preact/signals';
import { setTo } from '../state/set.ts';

/** Handlers of an area for dropping files, and the state of a file held over it. */
export const useDropping = (onFiles: (files: readonly File[]) => void) => {
  const isOver = useSignal(false);
  return {
    isOver,
    dropping: {
      onDragOver: (event: DragEvent): void => {
        event.preventDefault();
        isOver.value = true;
      },
      onDragLeave: setTo(isOver, false),
      onDrop: (event: DragEvent): void => {
        event.preventDefault();
        isOver.value = false;
        const files = [...(event.dataTransfer?.files ?? [])];
        if (files.length) onFiles(files);
      },
    },
  };
};

/** Refuses files beside the areas for them: the browser would open them in place of the page. */
export const refuseOtherDrops = (): void => {
  const refuse = (event: DragEvent): void => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  for (const kind of ['dragover', 'drop'] as const) addEventListener(kind, refuse);
};
