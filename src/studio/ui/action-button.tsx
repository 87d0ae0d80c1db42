import { Icon, type IconName } from './icon.tsx';

interface Props {
  /** A format, or other text on the sign before the name. */
  readonly sign: string;
  readonly name: string;
  readonly about: string;
  readonly icon: IconName;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** A wide button with its action and its result. */
export const ActionButton = ({ sign, name, about, icon, isOff, onPress }: Props) => (
  <button type="button" class="file" disabled={isOff} onClick={onPress}>
    <span class="format">{sign}</span>
    <span>
      <span class="name">{name}</span>
      <span class="about">{about}</span>
    </span>
    <Icon name={icon} />
  </button>
);
