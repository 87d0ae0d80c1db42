/** Letters of MTEXT codes without a value, which switch formatting on or off after a backslash. */
const SWITCH = 'LlOoKk';
/** Letters of MTEXT codes with a value up to a semicolon: font, height, colour, width, slant, spacing, alignment, paragraph. */
const VALUED = 'fFHCcWQTAp';

/** Removes the formatting of an MTEXT. Stacked fractions become `1/2`, a line break becomes a space. */
export const plainMText = (value: string): string =>
  decodeLetters(value).replaceAll(
    /\\([\\{}])|\\([A-Za-z~])([^;\\{}]*;)?|\^[IJM]|[{}]/g,
    (mark: string, escaped, code, rest = '') => {
      if (escaped) return escaped;
      if (code === 'P' || code === 'X' || code === 'N' || code === '~') return ` ${rest}`;
      if (code === 'S') return rest.slice(0, -1).replaceAll(/[#^]/g, '/').replaceAll(/\s+/g, '');
      if (VALUED.includes(code ?? ' ')) return '';
      if (SWITCH.includes(code ?? ' ')) return rest;
      return code ? mark : mark.startsWith('^') ? ' ' : '';
    },
  );

const SIGNS: Readonly<Record<string, string>> = { c: '⌀', d: '°', p: '±', '%': '%', u: '', o: '', k: '' };

/** Replaces the codes of a TEXT or ATTRIB: `%%c` is the diameter sign, `%%d` the degree sign, `%%065` a character by its number. */
export const plainText = (value: string): string =>
  decodeLetters(value).replaceAll(/%%(\d{3}|[cdpuok%])/gi, (_, code: string) =>
    /\d/.test(code) ? String.fromCharCode(Number(code)) : SIGNS[code.toLowerCase()]!,
  );

/** Replaces `\U+00E9`, by which older versions write letters outside of their code page, also in names. */
export const decodeLetters = (value: string): string =>
  value.replaceAll(/\\U\+([\da-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
