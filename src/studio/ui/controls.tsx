import type { Signal } from '@preact/signals';
import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';
import { toggler } from '../state/set.ts';
import { Icon, type IconName } from './icon.tsx';

type ButtonAttributes = ButtonHTMLAttributes<HTMLButtonElement>;

interface ButtonProps {
  /** Its look: `small`, `plain`, `solid`, `danger`. */
  readonly kind?: string;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

export const Button = ({ kind = '', onPress, children }: ButtonProps) => (
  <button type="button" class={`button ${kind}`} onClick={onPress}>
    {children}
  </button>
);

/** What it does, and its state: `aria-pressed` of a switch, `disabled`. */
interface IconButtonProps extends Pick<ButtonAttributes, 'onClick' | 'aria-pressed' | 'disabled'> {
  readonly icon: IconName;
  /** Its action, for its tooltip and for screen readers. */
  readonly label: string;
  /** Its look and place, as further classes. */
  readonly kind?: string;
  /** True for a button without a tooltip. */
  readonly isBare?: boolean;
  /** Keyboard shortcut. */
  readonly keyName?: string;
}

export const IconButton = ({ icon, label, kind = '', isBare = false, keyName, ...state }: IconButtonProps) => (
  <button
    type="button"
    class={`icon-button ${kind}`}
    title={isBare ? undefined : keyName ? `${label} (${keyName})` : label}
    aria-label={label}
    {...state}
  >
    <Icon name={icon} />
  </button>
);

interface SwitchButtonProps extends IconButtonProps {
  readonly of: Signal<boolean>;
}

export const SwitchButton = ({ of, onClick = toggler(of), ...look }: SwitchButtonProps) => (
  <IconButton {...look} aria-pressed={of.value} onClick={onClick} />
);

interface ActionButtonProps {
  /** A format, or other text on the sign before the name. */
  readonly sign: string;
  readonly name: string;
  readonly about: string;
  readonly icon?: IconName;
  readonly isOff?: boolean;
  readonly onPress: () => void;
}

/** A wide button with its action and its result. */
export const ActionButton = ({ sign, name, about, icon = 'get', isOff = false, onPress }: ActionButtonProps) => (
  <button type="button" class="file" disabled={isOff} onClick={onPress}>
    <span class="format">{sign}</span>
    <span>
      <span class="name">{name}</span>
      <span class="about">{about}</span>
    </span>
    <Icon name={icon} />
  </button>
);

interface CheckRowProps {
  readonly text: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

export const CheckRow = ({ text, isOn, onSwitch }: CheckRowProps) => (
  <label class="check-row">
    <input type="checkbox" checked={isOn} onChange={({ currentTarget }) => onSwitch(currentTarget.checked)} />
    {text}
  </label>
);

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  /** True for a list that leaves the other half of its row. */
  readonly isHalf?: boolean;
  readonly onChoose: (value: string) => void;
}

export const Select = ({ label, value, options, isHalf = false, onChoose }: SelectProps) => (
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

interface Segment<T extends string> extends Pick<ButtonAttributes, 'title' | 'disabled' | 'class'> {
  readonly value: T;
  readonly text: string;
}

interface SegmentedProps<T extends string> {
  readonly label: string;
  readonly of: readonly Segment<T>[];
  readonly value: T;
  readonly onChoose: (value: T) => void;
}

export const SegmentedControl = <T extends string>({ label, of, value, onChoose }: SegmentedProps<T>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row
  <div class="segments" role="group" aria-label={label}>
    {of.map(({ value: own, text, title = text, ...look }) => (
      <button
        type="button"
        key={own}
        aria-pressed={own === value}
        title={title}
        {...look}
        onClick={() => onChoose(own)}
      >
        {text}
      </button>
    ))}
  </div>
);

interface CopyFieldProps {
  readonly label: string;
  readonly onCopy: () => void;
  readonly children: ComponentChildren;
}

export const CopyField = ({ label, onCopy, children }: CopyFieldProps) => (
  <div class="copy-field">
    {children}
    <IconButton icon="copy" kind="small" isBare label={label} onClick={onCopy} />
  </div>
);
