import paths from './icons.json' with { type: 'json' };

/** Line drawings on a grid of 20. */
export type IconName = keyof typeof paths;

/** An icon. Its meaning is in the text beside it, or in the label of its button. */
export const Icon = ({ name, class: more = '' }: { readonly name: IconName; readonly class?: string }) => (
  <svg
    class={`icon ${more}`}
    viewBox="0 0 20 20"
    aria-hidden="true"
    // A table of our own.
    dangerouslySetInnerHTML={{ __html: paths[name] }}
  />
);

export const Logo = () => (
  <svg
    viewBox="0 0 26 26"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    stroke-linejoin="round"
  >
    <path d="M13 2.5 23 7.5v11l-10 5-10-5v-11z" />
    <path d="M3 7.5l10 5 10-5M13 12.5v11" stroke-dasharray="3 2.2" />
  </svg>
);
