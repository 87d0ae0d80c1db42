/** Line drawings on a grid of 20. */
const paths = {
  search: '<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 4 4"/>',
  star: '<path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6z"/>',
  down: '<path d="m5 8 5 5 5-5"/>',
  close: '<path d="m5 5 10 10M15 5 5 15"/>',
  back: '<path d="M12 4 6 10l6 6"/>',
  theme:
    '<circle cx="10" cy="10" r="3.4"/><path d="M10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4"/>',
  help: '<circle cx="10" cy="10" r="7.2"/><path d="M7.8 7.8a2.2 2.2 0 1 1 3 2.1c-.6.3-.8.7-.8 1.4"/><path d="M10 14v.1"/>',
  link: '<path d="M8.5 11.5a3 3 0 0 0 4.2 0l2.8-2.8a3 3 0 1 0-4.2-4.2l-1.1 1M11.5 8.5a3 3 0 0 0-4.2 0l-2.8 2.8a3 3 0 1 0 4.2 4.2l1.1-1"/>',
  ruler: '<path d="m3 13 10-10 4 4L7 17zM6 10l1.5 1.5M8.5 7.5l2 2M11 5l1.5 1.5"/>',
  flip: '<path d="M10 3v14M7 6 3 14h4zM13 6l4 8h-4z"/>',
  dimensions: '<path d="M3 5v10M17 5v10M3 10h14M5.5 8 3 10l2.5 2M14.5 8 17 10l-2.5 2"/>',
  play: '<path d="M6.5 4.5v11l9-5.5z"/>',
  pause: '<path d="M7 5v10M13 5v10"/>',
  reset: '<path d="M4 10a6 6 0 1 0 2-4.5M4 3.5V7h3.5"/>',
  art: '<rect x="3" y="4" width="14" height="12" rx="1.5"/><path d="m3 13 4-4 4 4 2-2 4 4"/><circle cx="13" cy="7.5" r="1"/>',
  get: '<path d="M10 3v10M6 9.5l4 4 4-4M4 17h12"/>',
  copy: '<rect x="7" y="7" width="9.5" height="9.5" rx="1.5"/><path d="M13 7V4.5a1 1 0 0 0-1-1H4.5a1 1 0 0 0-1 1V12a1 1 0 0 0 1 1H7"/>',
  bad: '<circle cx="10" cy="10" r="7.2"/><path d="M10 6v5M10 13.800v.1"/>',
  ok: '<circle cx="10" cy="10" r="7.2"/><path d="m6.800 10.300 2.2 2.2 4.2-4.700"/>',
  keep: '<path d="M4 4h9l3 3v9H4zM7 4v4h5V4M7 16v-5h6v5"/>',
  turn: '<path d="M4 9a6 6 0 0 1 10.500-3.500L16.500 7.500M16.500 3.500v4h-4M16 11a6 6 0 0 1-10.500 3.500L3.500 12.500M3.500 16.500v-4h4"/>',
  pack: '<path d="M6.500 6h11l-4 5.500h-11zM2.500 11.500v2h11l4-5.500V6M13.500 11.500v2"/>',
  file: '<path d="M5 3h7l4 4v10H5zM12 3v4h4"/>',
} as const;

export type IconName = keyof typeof paths;

/** An icon. Its meaning is in the text beside it, or in the label of its button. */
export const Icon = ({ name, class: more = '' }: { readonly name: IconName; readonly class?: string }) => (
  <svg
    class={`icon ${more}`}
    viewBox="0 0 20 20"
    aria-hidden="true"
    // Constants of this file.
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
