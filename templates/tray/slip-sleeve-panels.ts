import { type BodyOfPart, glueFlap, part, placed, sleeve, thumbCutEnd } from '../../src/author/index.ts';

/** A sleeve around a carton tray. The tray's floor is the first part, drawn crease to crease. All in mm. */
export interface SlipSleeve {
  /** Outside sizes of the tray, centred on its floor: in the direction of sliding, across it, and from under the floor to the top. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly material: number;
  /** Sizes of the tray's floor between its creases, in the direction of sliding and across it. */
  readonly floor: { readonly length: number; readonly width: number };
  /** Play between tray and sleeve, on each side. */
  readonly clearance: number;
  /** Width of the glue flap. */
  readonly glue: number;
  /** True for thumb cuts at both ends of the top, to push the tray out. */
  readonly thumb?: boolean;
}

/**
 * Four walls and a glue flap, as long as the tray. The flap lies inside the last wall, which is one board further out. The tray slides
 * in from the right.
 */
export const slipSleeve = ({
  floor,
  length,
  width,
  height,
  material: m,
  clearance,
  glue,
  thumb,
}: SlipSleeve): BodyOfPart => {
  const [across, high] = [width + 2 * clearance, height + 2 * clearance];
  const top = across + m;
  const end = thumb ? { top: thumbCutEnd(top), bottom: thumbCutEnd(top) } : {};
  const body = sleeve(
    length,
    [
      { name: 'bottom', width: across },
      { name: 'right', width: high },
      { name: 'top', width: top, ...end },
      { name: 'left', width: high - m },
    ],
    glueFlap({ height: length, width: glue }),
  );
  // The bottom lies under the floor, with the floor's print one board below the creases.
  const at = placed(
    [(floor.length - length) / 2, (floor.width - across) / 2, m + clearance],
    [length + 4 * height + 100, 0, 0],
  );
  return part('sleeve', { ...body, trunkIs: 'base' }, at);
};
