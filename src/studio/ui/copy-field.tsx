import type { ComponentChildren } from 'preact';
import { IconButton } from './icon-button.tsx';

/** Something to copy, with a button that does. */
export const CopyField = ({
  label,
  onCopy,
  children,
}: {
  readonly label: string;
  readonly onCopy: () => void;
  readonly children: ComponentChildren;
}) => (
  <div class="copy-field">
    {children}
    <IconButton icon="copy" kind="small" isBare label={label} onPress={onCopy} />
  </div>
);
