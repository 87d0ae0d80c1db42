import { signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';

/** A component whose code is loaded when it is first shown; `meanwhile` stands in its place. */
export const late = (load: () => Promise<ComponentType>, meanwhile: VNode | null = null): (() => VNode | null) => {
  const loaded = signal<{ readonly Component: ComponentType } | undefined>(undefined);
  return () => {
    useEffect(() => {
      if (!loaded.peek())
        void load().then((Component) => {
          loaded.value = { Component };
        });
    }, []);
    const now = loaded.value;
    return now ? <now.Component /> : meanwhile;
  };
};
