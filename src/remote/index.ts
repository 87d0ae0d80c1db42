export { type RemoteOptions, remoteApi } from './remote-api.ts';
