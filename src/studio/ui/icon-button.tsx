import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  /** Its action, for its tooltip and for screen readers. */
  readonly label: string;
  /** Keyboard shortcut. */
  readonly keyName?: string;
  /** Left out for a button that is not a switch. */
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** A button with an icon. */
export const IconButton = ({ icon, label, keyName, isOn, isOff = false, onPress }: Props) => (
  <button
    type="button"
    class="icon-button"
    title={keyName ? `${label} (${keyName})` : label}
    aria-label={label}
    aria-pressed={isOn}
    disabled={isOff}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
