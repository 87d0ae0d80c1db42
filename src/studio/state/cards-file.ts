/** The module with the list of all boxes, relative to the folder of the page. Written when the studio is built. */
export const CARDS = 'studio/cards.js';
