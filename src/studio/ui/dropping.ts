import { useSignal } from '@preact/signals';

/** Handlers of a place where a file may be dropped, and whether one is held over it. */
export const useDropping = (onFile: (file: File) => void) => {
  const isOver = useSignal(false);
  return {
    isOver,
    dropping: {
      onDragOver: (event: DragEvent): void => {
        event.preventDefault();
        isOver.value = true;
      },
      onDragLeave: (): void => {
        isOver.value = false;
      },
      onDrop: (event: DragEvent): void => {
        event.preventDefault();
        isOver.value = false;
        const file = event.dataTransfer?.files[0];
        if (file) onFile(file);
      },
    },
  };
};
