export { downloader } from './download.ts';
export { type EndpointFacts, endpointTable } from './endpoints.ts';
export { type RemoteOptions, remoteApi } from './remote-api.ts';
