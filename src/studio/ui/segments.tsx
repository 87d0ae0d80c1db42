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
