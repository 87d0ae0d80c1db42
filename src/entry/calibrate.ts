/** How the service numbers the ids of configured boxes, read from the service. */
import { type CalibrateOptions, type Calibration, calibrate as read } from '../calibrate/index.ts';
import { type RemoteOptions, remoteApi } from '../remote/index.ts';
import { templates } from './catalogue.ts';

export { type CalibrateOptions, type Calibration, ContradictionError } from '../calibrate/index.ts';

/**
 * Reads about twenty templates from a service, with a key of yours, and finds the order of its configured ids. Keep the rules in a file
 * as JSON; `parseIdRules` reads it, `catalogueWithIdRules` answers by it.
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
