/** Reads from the service how it numbers the ids of configured boxes. */
import { type CalibrateOptions, type Calibration, calibrate as read } from '../service/calibrate/index.ts';
import { type RemoteOptions, remoteApi } from '../service/remote/index.ts';
import { templates } from './catalogue.ts';

export { type CalibrateOptions, type Calibration, ContradictionError } from '../service/calibrate/index.ts';

/**
 * Reads about twenty templates from a service with your key, and derives the order of its configured ids. Save the rules as JSON;
 * read them with `parseIdRules` and use them with `catalogueWithIdRules`.
 * @throws {@link ContradictionError} where the readings contradict every order.
 * @example
 * import { calibrate, ContradictionError } from 'boxwright';
 *
 * const order = (baseUrl: string, dielinesKey: string) =>
 *   calibrate({ baseUrl, dielinesKey }).then(({ rules }) => JSON.stringify(rules));
 * typeof order; // 'function'
 */
export const calibrate = (service: RemoteOptions, options: CalibrateOptions = {}): Promise<Calibration> =>
  read(remoteApi({ ...service, asIs: true }), templates, options);
