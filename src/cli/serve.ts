import { isIP } from 'node:net';
import { InvalidArgumentError } from 'commander';
import { serve, keys as serverKeys } from '../entry/server.ts';
import { type AddCommand, addOptions } from './listed-options.ts';
import type { OptionsOf } from './option-types.ts';
import { matching, numberUpTo } from './option-values.ts';
import { rateOption, recordsLocation, usageLimits } from './server-options.ts';
import { surviveHangUp } from './shutdown-signal.ts';
import { rethrowAsCommandError } from './usage-error.ts';

export const addServe: AddCommand = (command, { print, log, untilStopped }) => {
  addOptions(command, parsers).action(
    async ({
      drain,
      auth,
      signUrls,
      files,
      logLevel,
      data,
      databaseUrl,
      rate,
      concurrency,
      ...served
    }: OptionsOf['serve']) => {
      surviveHangUp();
      const stop = untilStopped();
      const { url, adminUrl, firstKeys, close } = await rethrowAsCommandError(() =>
        serve({
          ...served,
          place: recordsLocation({ data, ...(databaseUrl !== undefined && { databaseUrl }) }),
          noAuth: !auth,
          limits: usageLimits(rate, concurrency),
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

const whole = numberUpTo(1e15, /^\d{1,15}$/, 'Write a whole number, for example 10000.');

const seconds = numberUpTo(3600, /^\d{1,4}$/, 'Write a whole number of seconds up to 3600, for example 5.');

/** Parses an address or a name. An empty one would listen on every address. */
const hostName = matching(/^[^\s/]+$/, 'Write an address, for example 127.0.0.1 or 0.0.0.0.');

/** Parses sources of a Content-Security-Policy. Semicolons and commas would begin another directive or policy. */
const sources = matching(
  /^[!-+\--:<-~]+( [!-+\--:<-~]+)*$/,
  "Write sources with spaces between them, for example 'self' https://shop.example.",
);

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
