/** Names and values, one below the other. */
export const Figures = ({ rows }: { readonly rows: readonly (readonly [name: string, value: string])[] }) => (
  <dl class="figures">
    {rows.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
