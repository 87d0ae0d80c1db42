/** 128 bits that name a text, in hexadecimal: four FNV-1a hashes from four seeds, stirred. Tells files apart; keeps no secrets. */
export const digest = (text: string): string => {
  let [a, b, c, d] = [0x811c9dc5, 0x9e3779b9, 0x85ebca6b, 0xc2b2ae35];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit ^ (a >>> 15), 0x01000193);
    c = Math.imul(c ^ unit ^ (b >>> 13), 0x01000193);
    d = Math.imul(d ^ unit ^ (c >>> 16), 0x01000193);
  }
  return [a, b, c, d].map((word) => (word >>> 0).toString(16).toUpperCase().padStart(8, '0')).join('');
};
