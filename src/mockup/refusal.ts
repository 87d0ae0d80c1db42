/** Why an artwork is not drawn. */
export class Refusal extends Error {}
