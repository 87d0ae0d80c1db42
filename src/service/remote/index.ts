export { downloader } from './download.ts';
export { type RemoteOptions, remoteApi } from './remote-api.ts';
