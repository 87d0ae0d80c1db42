import { useSignal } from '@preact/signals';

/** Handlers of an area for dropping files, and the state of a file held over it. */
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
