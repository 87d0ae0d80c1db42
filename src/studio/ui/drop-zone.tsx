import { useRef } from 'preact/hooks';
import { say } from '../languages/index.ts';
import { Button } from './controls.tsx';
import { useDropping } from './dropping.ts';
import { Icon, type IconName } from './icon.tsx';

interface FilesProps {
  /** Extensions and media types, as in the `accept` attribute. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
}

export const FilesButton = ({ text, accept, onFiles }: FilesProps & { readonly text: string }) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button kind="small" onPress={() => input.current?.click()}>
        {text}
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
    </>
  );
};

interface Props extends FilesProps {
  readonly icon: IconName;
  readonly title: string;
  readonly about: string;
}

export const DropZone = ({ icon, title, about, accept, onFiles }: Props) => {
  const { isOver, dropping } = useDropping(onFiles);
  return (
    // The button does the same.
    <div class={`drop ${isOver.value ? 'over' : ''}`} {...dropping}>
      <Icon name={icon} />
      <b>{title}</b>
      <p>{about}</p>
      <FilesButton text={say('drop.choose')} accept={accept} onFiles={onFiles} />
    </div>
  );
};
