const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML and XML: it is shown as it is, in an element or an attribute. */
export const escapeMarkup = (text: string): string => text.replace(/[&<>"']/g, (mark) => marks[mark]!);
