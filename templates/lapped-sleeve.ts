import { glueFlap, type Rim, sleeve } from '../src/author/index.ts';

/** Width of a glue flap, in mm, and slant of its ends, in degrees. */
type Glue = Omit<Parameters<typeof glueFlap>[0], 'height'>;

/**
 * A sleeve of four walls, the last of which lies one board further out, over the glue flap on the first. The first two walls are `wide` and
 * `deep`; `end` is the shape of both ends of the third. All in mm.
 */
export const lappedSleeve = (
  height: number,
  [first, second, third, last]: readonly [string, string, string, string],
  [wide, deep]: readonly [number, number],
  material: number,
  glue: Glue,
  end?: Rim,
) =>
  sleeve(
    height,
    [
      { name: first, width: wide },
      { name: second, width: deep },
      { name: third, width: wide + material, ...(end && { top: end, bottom: end }) },
      { name: last, width: deep - material },
    ],
    glueFlap({ height, ...glue }),
  );
