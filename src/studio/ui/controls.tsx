import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

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

interface IconButtonProps {
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

export const IconButton = ({
  icon,
  label,
  kind = '',
  isBare = false,
  keyName,
  isOn,
  isOff = false,
  onPress,
}: IconButtonProps) => (
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

interface ActionButtonProps {
  /** A format, or other text on the sign before the name. */
  readonly sign: string;
  readonly name: string;
  readonly about: string;
  readonly icon: IconName;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

/** A wide button with its action and its result. */
export const ActionButton = ({ sign, name, about, icon, isOff, onPress }: ActionButtonProps) => (
  <button type="button" class="file" disabled={isOff} onClick={onPress}>
    <span class="format">{sign}</span>
    <span>
      <span class="name">{name}</span>
      <span class="about">{about}</span>
    </span>
    <Icon name={icon} />
  </button>
);

/** A switch with a text beside it. */
export const CheckRow = ({
  text,
  isOn,
  onSwitch,
}: {
  readonly text: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}) => (
  <label class="check-row">
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onSwitch(currentTarget.checked)} />
    {text}
  </label>
);

export const Select = ({
  label,
  value,
  options,
  isHalf = false,
  onChoose,
}: {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  /** True for a list that leaves the other half of its row. */
  readonly isHalf?: boolean;
  readonly onChoose: (value: string) => void;
}) => (
  <label class={isHalf ? '' : 'whole'}>
    <span>{label}</span>
    <div class="select">
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([own, text]) => (
          <option key={own} value={own}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </div>
  </label>
);

interface Segment<T extends string> {
  readonly value: T;
  readonly text: string;
  readonly title?: string;
  readonly disabled?: boolean;
  readonly class?: string;
}

/** A row of alternatives, one of them pressed. */
export const SegmentedControl = <T extends string>({
  label,
  of,
  value,
  onChoose,
}: {
  readonly label: string;
  readonly of: readonly Segment<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row
  <div class="segments" role="group" aria-label={label}>
    {of.map((one) => (
      <button
        type="button"
        key={one.value}
        class={one.class ?? ''}
        aria-pressed={one.value === value}
        disabled={one.disabled ?? false}
        title={one.title ?? one.text}
        onClick={() => onChoose(one.value)}
      >
        {one.text}
      </button>
    ))}
  </div>
);

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
