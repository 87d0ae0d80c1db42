/** Letters that switch formatting on or off in an MTEXT, after a backslash and without a value. */
const SWITCH = 'LlOoKk';
/** Letters whose value ends at a semicolon: font, height, colour, width, slant, spacing, alignment, paragraph. */
const VALUED = 'fFHCcWQTAp';

/**
 * Removes the formatting of an MTEXT. Stacked fractions become `1/2`, a line break becomes a space.
 */
export const plainMText = (value: string): string =>
  value
    .replaceAll(/\\U\+([\da-f]{4})/gi, letter)
    .replaceAll(/\\([\\{}])|\\([A-Za-z~])([^;\\{}]*;)?|\^[IJM]|[{}]/g, (mark: string, escaped, code, rest = '') => {
      if (escaped) return escaped;
      if (code === 'P' || code === 'X' || code === 'N' || code === '~') return ` ${rest}`;
      if (code === 'S') return rest.slice(0, -1).replaceAll(/[#^]/g, '/').replaceAll(/\s+/g, '');
      if (VALUED.includes(code ?? ' ')) return '';
      if (SWITCH.includes(code ?? ' ')) return rest;
      return code ? mark : mark.startsWith('^') ? ' ' : '';
    });

const SIGNS: Readonly<Record<string, string>> = { c: '⌀', d: '°', p: '±', '%': '%', u: '', o: '', k: '' };

/** Replaces the codes of a TEXT or ATTRIB: `%%c` is a diameter, `%%d` a degree, `%%065` a letter by its number. */
export const plainText = (value: string): string =>
  value
    .replaceAll(/\\U\+([\da-f]{4})/gi, letter)
    .replaceAll(/%%(\d{3}|[cdpuok%])/gi, (_, code: string) =>
      /\d/.test(code) ? String.fromCharCode(Number(code)) : SIGNS[code.toLowerCase()]!,
    );

const letter = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));
