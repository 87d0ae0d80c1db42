import type { ComponentChildren } from 'preact';

/** A button with a text. */
export const Button = ({
  kind = '',
  label,
  onPress,
  children,
}: {
  /** Its look: `small`, `plain`, `solid`, `danger`. */
  readonly kind?: string;
  /** For screen readers, where its text alone says too little. */
  readonly label?: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}) => (
  <button type="button" class={`button ${kind}`} aria-label={label} onClick={onPress}>
    {children}
  </button>
);
