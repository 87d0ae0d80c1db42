import { signal } from '@preact/signals';
import type { FoldScene } from './fold-scene.ts';

/** The visible scene, for its pictures and models. */
export const scene = signal<FoldScene | undefined>(undefined);
