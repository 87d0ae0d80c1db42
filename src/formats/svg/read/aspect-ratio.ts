const ALIGN_SHARES: Readonly<Record<string, number>> = { min: 0, mid: 0.5, max: 1 };

/** Scale of a viewport's content, and the share of the spare space before it. @param text - `preserveAspectRatio` (SVG 2, 8.6). */
export const fitToViewport = (
  [across, down]: readonly [number, number],
  text: string,
): { readonly scale: readonly [number, number]; readonly share: readonly [number, number] } => {
  const [, x, y, how] = /^\s*(?:x(min|mid|max)y(min|mid|max)|none)(?:\s+(meet|slice))?\s*$/i.exec(text) ?? [];
  if (/^\s*none\b/i.test(text)) return { scale: [across, down], share: [0, 0] };
  const scale = how?.toLowerCase() === 'slice' ? Math.max(across, down) : Math.min(across, down);
  return {
    scale: [scale, scale],
    share: [ALIGN_SHARES[x?.toLowerCase() ?? 'mid']!, ALIGN_SHARES[y?.toLowerCase() ?? 'mid']!],
  };
};
