/** What a document of layers holds, without what lays it: for a page. */
export { default as artworkSchema } from '../artwork-schema.json' with { type: 'json' };
