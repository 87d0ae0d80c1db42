import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
  readonly button: string;
  /** Endings and media types, as an input takes them. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A place to drop a file, or to choose one. */
export const DropZone = ({ icon, title, about, button, accept, onFile }: Props) => {
  const isOver = useSignal(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined): void => {
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same
    <div
      class={`drop ${isOver.value ? 'over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        take(event.dataTransfer?.files[0]);
      }}
    >
      <Icon name={icon} />
      <b>{title}</b>
      <p>{about}</p>
      <button type="button" class="button small" onClick={() => input.current?.click()}>
        {button}
      </button>
      <input
        ref={input}
        class="hidden"
        type="file"
        tabIndex={-1}
        aria-label={button}
        accept={accept}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </div>
  );
};
