import { useRef } from 'preact/hooks';
import { Button } from './controls.tsx';
import { useDropping } from './dropping.ts';
import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
  readonly button: string;
  /** Extensions and media types, as in the `accept` attribute. */
  readonly accept: string;
  /** With one file or more. */
  readonly onFiles: (files: readonly File[]) => void;
}

export const DropZone = ({ icon, title, about, button, accept, onFiles }: Props) => {
  const { isOver, dropping } = useDropping(onFiles);
  const input = useRef<HTMLInputElement>(null);
  return (
    // The button does the same.
    <div class={`drop ${isOver.value ? 'over' : ''}`} {...dropping}>
      <Icon name={icon} />
      <b>{title}</b>
      <p>{about}</p>
      <Button kind="small" onPress={() => input.current?.click()}>
        {button}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        multiple
        accept={accept}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length) onFiles(files);
          currentTarget.value = '';
        }}
      />
    </div>
  );
};
