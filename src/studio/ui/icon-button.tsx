import { Icon, type IconName } from './icon.tsx';

interface Props {
  readonly icon: IconName;
  /** Its action, for its tip and for screen readers. */
  readonly label: string;
  /** The key that does the same. */
  readonly keyName?: string;
  /** Left out for what is no switch. */
  readonly isOn?: boolean;
  readonly onPress: () => void;
}

/** A button that is a picture. */
export const IconButton = ({ icon, label, keyName, isOn, onPress }: Props) => (
  <button
    type="button"
    class="icon-button"
    title={keyName ? `${label} (${keyName})` : label}
    aria-label={label}
    aria-pressed={isOn}
    onClick={onPress}
  >
    <Icon name={icon} />
  </button>
);
