import { orRefuse } from '../api/index.ts';
import type { Plant } from '../board/index.ts';
import { findPlant, findProfile } from '../engine/index.ts';
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

/**
 * The plant of a name such as `recommended`, or of data: its allowances, slots and joints.
 * @throws ApiError 400 for an unknown name, field or value.
 * @example
 * dieline('becf-21d01', { length: 300, width: 200, height: 250 }, { plant: plant('recommended') }).size.width; // = 1039
 * plant({ ...plant('recommended'), name: 'ours', round: 1 }).boards.length; // = 7
 */
export const plant = (given: string | object): Plant => orRefuse(findPlant(given));

export { formatNotTaken } from '../engine/index.ts';
