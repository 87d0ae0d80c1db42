/** The list of all boxes as a module, from the folder of the page. It is written when the studio is built. */
export const CARDS = 'studio/cards.js';
