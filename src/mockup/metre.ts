/** glTF measures in metres. */
export const METRE = 1e-3;
