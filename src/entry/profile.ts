import { orRefuse } from '../api/index.ts';
import { findProfile } from '../engine/index.ts';
import type { Profile } from '../formats/index.ts';

/**
 * The profile of a name such as `laser`, or of data that extend one: who takes a file, and how it looks then.
 * @throws ApiError 400 for an unknown name, field or value.
 * @example
 * const box = dieline('becf-10101');
 * box.svg({ profile: profile('laser') });
 * box.svg({ profile: profile({ extends: 'laser', kerf: { width: 0.15 } }) });
 */
export const profile = (given: string | object): Profile => orRefuse(findProfile(given));

export { formatNotTaken } from '../engine/index.ts';
