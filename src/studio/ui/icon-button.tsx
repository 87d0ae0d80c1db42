import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  /** Its action, for its tooltip and for screen readers. */
  readonly label: string;
  /** Its look and place, as further classes. */
  readonly kind?: string;
  /** True for a button without a tooltip. */
  readonly isBare?: boolean;
  /** Keyboard shortcut. */
  readonly keyName?: string;
  /** Left out for a button that is not a switch. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** A button with an icon. */
export const IconButton = ({
  icon,
  label,
  kind = '',
  isBare = false,
  keyName,
  isOn,
  isOff = false,
  onPress,
}: Props) => (
  <button
    type="button"
    class={`icon-button ${kind}`}
    title={isBare ? undefined : keyName ? `${label} (${keyName})` : label}
    aria-label={label}
    aria-pressed={isOn}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
