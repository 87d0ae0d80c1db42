/** 128 bits that name a text, in hexadecimal: four FNV-1a hashes from four seeds, stirred. Tells files apart; keeps no secrets. */
export const contentId = (text: string): string => {
  let [a, b, c, d] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  // Two characters at a time; one that is missing at the end reads as NaN and counts as 0.
  for (let i = 0; i < text.length; i += 2) {
    const unit = text.charCodeAt(i) | (text.charCodeAt(i + 1) << 16);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit ^ (a >>> 15), 0x01000193);
    c = Math.imul(c ^ unit ^ (b >>> 13), 0x01000193);
    d = Math.imul(d ^ unit ^ (c >>> 16), 0x01000193);
  }
  return [a, b, c, d].map((word) => (word >>> 0).toString(16).toUpperCase().padStart(8, '0')).join('');
};
