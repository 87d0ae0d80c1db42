import { signal } from '@preact/signals';
import type { FoldScene } from './fold-scene.ts';

/** The scene that is seen, for pictures and models of it. */
export const scene = signal<FoldScene | undefined>(undefined);
