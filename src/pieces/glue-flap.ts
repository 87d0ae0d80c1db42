import { type Panel, pen } from '../board/index.ts';
import { sleevePhases } from './sleeve.ts';

const TAN15 = Math.tan((15 * Math.PI) / 180);

/**
 * The strip that closes a sleeve, on the left of its first wall; both ends lean
 * in by 15°, which the service's drawings show (15 mm wide, 4.019 mm in), so that it slides in easily.
 */
export const glueFlap = ({
  height,
  width,
  inward = width * TAN15,
}: {
  height: number;
  width: number;
  inward?: number;
}): Panel =>
  pen('glue', height, { role: 'glue', phase: sleevePhases.glue })
    .to(height - width * TAN15, width)
    .to(inward, width)
    .close();
