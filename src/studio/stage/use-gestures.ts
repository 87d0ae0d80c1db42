import { useEffect, useRef, useState } from 'preact/hooks';

export interface ScreenSpot {
  readonly x: number;
  readonly y: number;
}

/** Gestures on a movable picture, in pixels. */
interface Gestures {
  readonly onDrag: (dx: number, dy: number) => void;
  /** A drag with Shift, the right button or two fingers. @defaultValue that of one finger; none for two, which pinch about their middle */
  readonly onSlide?: (dx: number, dy: number) => void;
  /** `by` is above 1 when two fingers move apart, about their middle. */
  readonly onPinch: (by: number, middle: ScreenSpot) => void;
  /** Called for a pointer over the picture that is not pressed, or for a press without a drag. */
  readonly onPoint: (event: PointerEvent) => void;
  readonly onLeave: () => void;
  readonly onWheel: (event: WheelEvent) => void;
}

/** Distance of a pointer from which a press becomes a drag, in pixels. A finger is less steady than a mouse. */
const SLIDE = { mouse: 2, touch: 8 };

/** In `buttons` of an event. */
const RIGHT_BUTTON = 2;

const spotOf = ({ clientX, clientY }: PointerEvent): ScreenSpot => ({ x: clientX, y: clientY });

/** Handlers that distinguish drags, pinches and taps. A finger points only with a tap. */
export const useGestures = (
  element: { readonly current: Element | null },
  { onDrag, onSlide, onPinch, onPoint, onLeave, onWheel }: Gestures,
) => {
  const pressed = useRef(new Map<number, ScreenSpot>());
  const isTap = useRef(false);
  const wheel = useRef(onWheel);
  wheel.current = onWheel;
  // Preact attaches passive wheel listeners, which cannot prevent scrolling.
  useEffect(() => {
    const listen = (event: Event): void => {
      event.preventDefault();
      wheel.current(event as WheelEvent);
    };
    const picture = element.current!;
    picture.addEventListener('wheel', listen, { passive: false });
    return () => picture.removeEventListener('wheel', listen);
  }, []);

  const onPointerDown = (event: PointerEvent): void => {
    pressed.current.set(event.pointerId, spotOf(event));
    isTap.current = pressed.current.size === 1;
  };

  const onPointerMove = (event: PointerEvent): void => {
    const held = pressed.current;
    // The button was released outside.
    if (event.pointerType === 'mouse' && event.buttons === 0) held.delete(event.pointerId);
    const before = held.get(event.pointerId);
    if (!before) {
      onPoint(event);
      return;
    }
    const now = spotOf(event);
    const moved = Math.hypot(now.x - before.x, now.y - before.y);
    if (isTap.current && moved <= (event.pointerType === 'mouse' ? SLIDE.mouse : SLIDE.touch)) return;
    isTap.current = false;
    // Only now, because capture would take the click from elements in the picture.
    element.current!.setPointerCapture(event.pointerId);
    held.set(event.pointerId, now);
    const isSlide = event.shiftKey || (event.buttons & RIGHT_BUTTON) > 0;
    if (held.size === 1) ((isSlide && onSlide) || onDrag)(now.x - before.x, now.y - before.y);
    if (held.size !== 2) return;
    // The middle of two fingers goes half as far as one of them.
    onSlide?.((now.x - before.x) / 2, (now.y - before.y) / 2);
    const other = [...held].find(([id]) => id !== event.pointerId)![1];
    const distance = (spot: ScreenSpot): number => Math.max(1, Math.hypot(spot.x - other.x, spot.y - other.y));
    onPinch(distance(now) / distance(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  };

  const onPointerUp = (event: PointerEvent): void => {
    if (isTap.current && event.type === 'pointerup' && pressed.current.has(event.pointerId)) onPoint(event);
    isTap.current = false;
    pressed.current.delete(event.pointerId);
  };

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onContextMenu: (event: Event): void => {
      if (onSlide) event.preventDefault();
    },
    onPointerLeave: ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch') onLeave();
    },
  };
};

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
