import { useEffect, useRef, useState } from 'preact/hooks';

/** The current size of an element in pixels. */
export const useSize = <E extends Element>() => {
  const element = useRef<E>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      setSize({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, size] as const;
};
