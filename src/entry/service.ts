/**
 * `boxwright/service`: the interface of the hosted service, answered in this process or by a remote service.
 * @module boxwright/service
 */
import type { DielinesApi } from '../api/index.ts';
import { pageBuilder } from '../mockup/page/index.ts';
import { type LocalOptions, localApi } from '../service/local/index.ts';
import { catalogue } from './catalogue.ts';

/**
 * Answers the requests of the hosted service in this process, with its ids, links, timestamps and error bodies.
 *
 * @example
 * const { dieline } = await boxwright().createDieline('becf-10101', {
 *   format: 'svg',
 *   variables: { unit: 'mm', length: 60, width: 25, height: 100, material: 0.5 },
 * });
 */
export const boxwright = ({ catalogue: of = catalogue, ...options }: Partial<LocalOptions> = {}): DielinesApi =>
  localApi({ pages: pageBuilder(of), ...options, catalogue: of });

/** Request and response bodies of the service, as schemas and types. */
export * as api from '../api/index.ts';
export { ApiError, type DielinesApi } from '../api/index.ts';
export {
  type CreditCharge,
  type LocalOptions,
  type MockupChange,
  type MockupRecord,
  memoryStore,
  type Store,
  type StoredFile,
} from '../service/local/index.ts';
export { type RemoteOptions, remoteApi } from '../service/remote/index.ts';
