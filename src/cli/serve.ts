import { isIP } from 'node:net';
import { InvalidArgumentError } from 'commander';
import { type ServeOptions, serve, keys as serverKeys } from '../entry/server.ts';
import type { AddCommand } from './command-context.ts';
import { addOptions } from './listed-options.ts';
import { type LimitOptions, type RecordsOptions, rateOption, recordsLocation, usageLimits } from './server-options.ts';
import { surviveHangUp } from './shutdown-signal.ts';
import { rethrowAsCommandError } from './usage-error.ts';

interface Options
  extends RecordsOptions,
    Pick<
      ServeOptions,
      'host' | 'port' | 'baseUrl' | 'trustProxy' | 'frameAncestors' | 'credits' | 'profile' | 'adminPort' | 'keepDays'
    >,
    LimitOptions {
  readonly drain: number;
  readonly auth: boolean;
  readonly signUrls?: true;
  readonly files?: string;
  readonly logLevel: string;
}

export const addServe: AddCommand = (command, { print, log, untilStopped }) => {
  addOptions(command, parsers).action(
    async ({ drain, auth, signUrls, files, logLevel, data, databaseUrl, rate, concurrency, ...served }: Options) => {
      surviveHangUp();
      const stop = untilStopped();
      const { url, adminUrl, firstKeys, close } = await rethrowAsCommandError(() =>
        serve({
          ...served,
          place: recordsLocation({ data, ...(databaseUrl !== undefined && { databaseUrl }) }),
          noAuth: !auth,
          limits: usageLimits({ rate, concurrency }),
          ...(signUrls && { urlKeys: serverKeys.readUrlKeys(process.env.BOXWRIGHT_URL_KEYS ?? '') }),
          ...(files !== undefined && { batchFiles: files }),
          log: { level: logLevel, stream: { write: (line) => log(line.trimEnd()) } },
        }),
      );
      const keys = Object.entries(firstKeys);
      if (keys.length) print('Keep these keys; they are not shown again:\n');
      for (const [kind, key] of keys) print(`  ${kind.padEnd(10)}  ${key}\n`);
      if (adminUrl !== undefined) print(`Health checks and metrics on ${adminUrl}\n`);
      print(`Listening on ${url}\n`);
      // Who presses Ctrl-C has no load balancer.
      await close((await stop) === 'SIGTERM' ? drain : 0);
    },
  );
};

const whole = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('Write a whole number, for example 10000.');
  return Number(text);
};

const seconds = (text: string): number => {
  if (!/^\d{1,4}$/.test(text) || Number(text) > 3600)
    throw new InvalidArgumentError('Write a whole number of seconds up to 3600, for example 5.');
  return Number(text);
};

/** Parses an address or a name. An empty one would listen on every address. */
const hostName = (text: string): string => {
  if (!/^[^\s/]+$/.test(text)) throw new InvalidArgumentError('Write an address, for example 127.0.0.1 or 0.0.0.0.');
  return text;
};

/** Parses sources of a Content-Security-Policy. Semicolons and commas would begin another directive or policy. */
const sources = (text: string): string => {
  if (!/^[!-+\--:<-~]+( [!-+\--:<-~]+)*$/.test(text))
    throw new InvalidArgumentError("Write sources with spaces between them, for example 'self' https://shop.example.");
  return text;
};

/** Names of private networks, as the server knows them. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Parses addresses and networks: `10.0.0.2,192.168.0.0/16`. */
const proxies = (text: string): readonly string[] => {
  const all = text.split(',').map((one) => one.trim());
  for (const one of all.filter((name) => !NETWORKS.includes(name))) {
    const [address = '', bits, ...rest] = one.split('/');
    const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
    if (most < 0 || rest.length || (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= most)))
      throw new InvalidArgumentError('Write addresses or networks, for example 10.0.0.2,192.168.0.0/16.');
  }
  return all;
};

const parsers = { hostName, proxies, rate: rateOption, sources, whole, seconds };
