import { type Ends, flipRim, foldAngle, type TubeEnd, toDegrees } from '../../src/author/index.ts';

/**
 * Angles of a closing webbed corner, by share. The flap turns in by θ, the dust flap by σ, and the web is stiff: with p = (0, sin θ, cos θ)
 * up the flap's edge and m = (sin σ, 1, cos σ) / √2 along the diagonal, p·m = cos 45°: cos σ = tan(45° - θ/2), or tan²(σ/2) = tan(θ/2).
 */
export const webAngles = (share: number): Readonly<Record<'flap' | 'dust' | 'web' | 'free', number>> => {
  // The flap starts slowly, because the angle of the dust flap grows with the root of its own.
  const theta = (Math.PI / 2) * share * share;
  const sigma = 2 * Math.atan(Math.sqrt(Math.tan(theta / 2)));
  const p = [0, Math.sin(theta), Math.cos(theta)] as const;
  const m = [Math.sin(sigma), 1, Math.cos(sigma)] as const;
  // `free`: of a web that hangs on the dust flap.
  const [web, free] = [foldAngle([1, 0, 0], m, p), -foldAngle([0, 1, 0], p, m)];
  return { flap: toDegrees(theta), dust: toDegrees(sigma), web, free };
};

/** Ends that are drawn for the top, at this end. */
export const atEnd = (end: TubeEnd['end'], { front, right, back, left }: Omit<Ends, 'joins'>): Omit<Ends, 'joins'> =>
  end === 'top'
    ? { front, right, back, left }
    : { front: flipRim(front), right: flipRim(right), back: flipRim(back), left: flipRim(left) };
