import type { RequestProfile } from '../engine/index.ts';
import type { ThreadScript } from '../platform/threads/index.ts';
import type { Catalogue } from '../template/index.ts';
import type { KeyKind, UrlKey, UsageLimits } from './keys/index.ts';
import type { Place } from './store/index.ts';

/** How requests are answered. Programs read these types without the packages of the server. */
export interface AnswerOptions {
  readonly catalogue: Catalogue;
  /** Whose defaults fill in what a request leaves open. @defaultValue 'service', those of the hosted service */
  readonly profile?: RequestProfile;
  /** Limits of each account. @defaultValue none */
  readonly limits?: UsageLimits | undefined;
  /** Sign the addresses of files and mockups, and open `/d/`; the first one signs. @defaultValue addresses need no signature */
  readonly urlKeys?: readonly UrlKey[];
  /** Sends webhooks to http addresses and private networks, too. @defaultValue false, and true without keys */
  readonly privateWebhooks?: boolean;
  /** Number of parts calculations per account. @defaultValue unlimited */
  readonly credits?: number;
  /** Base of addresses in answers. @defaultValue the address of this end of the connection */
  readonly baseUrl?: string;
  /** Trusted proxies: all, or a list of addresses and networks. @defaultValue none */
  readonly trustProxy?: true | readonly string[];
  /** Pages that may embed mockups in a frame, as in a Content-Security-Policy. @defaultValue `'self'` */
  readonly frameAncestors?: string;
  /** Script of the process that puts artwork on a dieline for the press. @defaultValue none: nothing is put on it */
  readonly pressScript?: Exclude<ThreadScript, string>;
  /** Folder of the guides or of the whole site, served at `/docs`. The OpenAPI page is then at `/docs/api`. */
  readonly docs?: string | undefined;
  readonly studio?: string | undefined;
  /** Modules of the user's own templates for the studio, by their place below `/studio/`. */
  readonly ownModules?: ReadonlyMap<string, string> | undefined;
}

export interface ServeOptions extends AnswerOptions {
  readonly place: Place;
  /** Address to listen on. @defaultValue 127.0.0.1, which other machines cannot reach */
  readonly host?: string;
  /** 0 for any free port. @defaultValue 3000 */
  readonly port?: number;
  /** True serves everyone on this machine, without keys. @defaultValue false */
  readonly noAuth?: boolean;
  /** Port of health checks and metrics, without keys. @defaultValue the public one, where metrics need a key */
  readonly adminPort?: number;
  /** Removes dielines and batches that are older, in days on which a server ran. @defaultValue never */
  readonly keepDays?: number;
  /** Script of the threads that build mockup pages. @defaultValue none: this thread builds them */
  readonly pageScript?: ThreadScript;
  /** Script of the threads that draw dielines. @defaultValue none: this thread draws them */
  readonly drawScript?: ThreadScript;
  /** Script of the threads that nest. @defaultValue none: this thread nests */
  readonly nestScript?: string;
  /** Script of the threads that make batches. @defaultValue none: this thread makes them */
  readonly batchScript?: ThreadScript;
  /** Storage of batch files, as `s3://bucket/prefix`. @defaultValue with the records */
  readonly batchFiles?: string;
  /** Destination of the log: one line of JSON per request. */
  readonly log?: { readonly level: string; readonly stream: { write(line: string): void } };
}

export interface RunningServer {
  readonly url: string;
  /** First keys of new records, shown only this once. */
  readonly firstKeys: Readonly<Partial<Record<KeyKind, string>>>;
  /** Address of health checks and metrics, with an `adminPort`. */
  readonly adminUrl?: string;
  /**
   * Answers accepted requests, refuses new ones with 503, and closes the records. `/health/ready` is 503 from the start.
   * @param drain - time until new requests are refused, in seconds, for load balancers to notice. @defaultValue 0
   */
  readonly close: (drain?: number) => Promise<void>;
}
