import { useRef } from 'preact/hooks';
import { cosSin } from '../../geometry/index.ts';
import type { GivenPlacement } from '../../nest/index.ts';
import type { SheetAnswer, SheetQuestion } from '../engine/nest.ts';
import { sayCount } from '../languages/index.ts';
import { closeStep } from '../state/history.ts';
import { changeBlank, chosenBlank, laidBlanks, snapped } from './lay-by-hand.ts';
import { type Nested, printAreaOn } from './sheet-state.ts';

export const isPrintLess = (on: SheetQuestion): boolean => {
  const { printWidth, printHeight } = printAreaOn(on);
  return printWidth < on.width || printHeight < on.height - on.gripper;
};

const PrintArea = ({ of: on }: { readonly of: SheetQuestion }) => {
  const { printWidth: width, printHeight: height } = printAreaOn(on);
  const [x, y] = [(on.width - width) / 2, on.height - on.gripper - height];
  return <rect class="print" x={x} y={y} width={width} height={height} />;
};

/** From so many pixels on a press is a drag, and within so many of its neighbours a dragged blank snaps to them. */
const [DRAG_PIXELS, SNAP_PIXELS] = [3, 6] as const;

interface BlankProps {
  /** Its number in `laidBlanks`. */
  readonly k: number;
  readonly at: GivenPlacement;
  readonly answer: SheetAnswer;
  readonly on: SheetQuestion;
}

const Blank = ({ k, at, answer, on }: BlankProps) => {
  const pressed = useRef<{ readonly x: number; readonly y: number; readonly at: GivenPlacement }>(null);
  const [cos, sin] = cosSin(at.rotation);
  const { left, bottom, right, top } = answer.boxes[at.rotation / 90]!;
  const matrix = [cos, -sin, sin, cos, at.x - left, on.height - at.y + bottom].map((n) => Number(n.toFixed(3)));
  const isFaulty = answer.faults.some(({ names }) => names.includes(at.name!));
  const states = [k === chosenBlank.value && 'chosen', isFaulty && 'faulty', at.fixed && 'fixed'];
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent & { readonly currentTarget: SVGGElement }): void => {
    const { current: from } = pressed;
    if (!from) return;
    const by = [clientX - from.x, from.y - clientY] as const;
    if (at === from.at && Math.hypot(...by) < DRAG_PIXELS) return;
    const scale = 1 / currentTarget.getScreenCTM()!.a;
    const moved = { ...from.at, x: from.at.x + by[0] * scale, y: from.at.y + by[1] * scale };
    const near = { gutter: on.gutter, near: SNAP_PIXELS * scale };
    changeBlank(k, snapped(moved, laidBlanks.peek().toSpliced(k, 1), answer, near), `blank ${k}`);
  };
  const release = (): void => {
    pressed.current = null;
    closeStep();
  };
  return (
    <g
      class={states.filter(Boolean).join(' ')}
      onPointerDown={({ clientX: x, clientY: y, pointerId, currentTarget, button }) => {
        if (button) return;
        currentTarget.setPointerCapture(pointerId);
        pressed.current = { x, y, at };
        chosenBlank.value = k;
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <use href="#blank" transform={`matrix(${matrix.join(' ')})`} />
      <text x={at.x + (right - left) / 2} y={on.height - at.y - (top - bottom) / 2} font-size={on.width / 40}>
        {at.name}
      </text>
    </g>
  );
};

/** The sheet with its blanks. What a pointer does, the fields beside it do as well. */
export const SheetPicture = ({ of: { answer, sheet: on } }: { readonly of: Nested }) =>
  answer ? (
    <div class="sheet-picture">
      <svg
        viewBox={`-2 -2 ${on.width + 4} ${on.height + 4}`}
        role="img"
        aria-label={sayCount('sheet.picture', answer.count)}
      >
        <rect width={on.width} height={on.height} />
        {on.gripper > 0 && <rect class="gripper" y={on.height - on.gripper} width={on.width} height={on.gripper} />}
        {on.rear > 0 && <rect class="gripper" width={on.width} height={on.rear} />}
        {isPrintLess(on) && <PrintArea of={on} />}
        <defs>
          <g id="blank">
            <path class="board" d={answer.outline} />
            <path class="line cut" d={answer.cut} />
            <path class="line crease" d={answer.crease} />
          </g>
        </defs>
        {laidBlanks.value.map((at, k) => (
          <Blank key={at.name} k={k} at={at} answer={answer} on={on} />
        ))}
      </svg>
    </div>
  ) : null;
