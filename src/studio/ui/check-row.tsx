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
