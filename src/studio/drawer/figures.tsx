type Row = readonly [name: string, value: string | undefined];

/** Names and values, one below the other. A row without a value is left out. */
export const Figures = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl class="figures">
    {rows
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
