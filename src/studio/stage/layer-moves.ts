/** What a pointer does with layers of artwork. It comes with the first of them. */
export const layerDrag: { current?: typeof import('./layer-drag.ts').moves } = {};
