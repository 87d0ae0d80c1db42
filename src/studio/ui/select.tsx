import { Icon } from './icon.tsx';

/** A list of alternatives with its name. */
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
