import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { ApiError } from '../api/index.ts';
import ranges from './webhook-ranges.json' with { type: 'json' };

const MAX_CHARACTERS = 2000;

/** Networks off the public internet, and those that carry such addresses inside (RFC 6890, IANA). Of IPv6 only 2000::/3 is given out. */
const listOf = (family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const [network, bits] of ranges[family]) list.addSubnet(String(network), Number(bits), family);
  return list;
};

// A list each: in one of both, Node also compares IPv4 as ::ffff:0:0/96.
const closed = { ipv4: listOf('ipv4'), ipv6: listOf('ipv6') };

export const isPublic = (address: string): boolean => {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return isIP(address) !== 0 && !closed[family].check(address, family);
};

const refusal = (host: string, address: string): string =>
  `${host}${host === address ? '' : ` is ${address}, which`} is not on the public internet`;

/** Why a webhook cannot be sent to this host at all; undefined for a public address or a name. */
export const closedHost = ({ hostname }: URL): string | undefined => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) && !isPublic(host) ? refusal(host, host) : undefined;
};

/** Resolves a name, and refuses it when one of its addresses is not public. What was checked is what is connected to. */
export const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, addresses) => {
    const refused = error ? undefined : addresses.find(({ address }) => !isPublic(address));
    if (error || refused) return done(error ?? new Error(refusal(host, refused!.address)), '');
    if (options.all) return done(null, addresses);
    done(null, addresses[0]!.address, addresses[0]!.family);
  });

/**
 * Checks where a webhook is to be sent.
 * @param isPrivate - true when http and private networks are allowed.
 * @throws ApiError 400 for another address.
 */
export const readWebhookUrl = (given: unknown, isPrivate: boolean): string => {
  const shown = JSON.stringify(given) ?? 'missing';
  const refuse = (what: string): ApiError => {
    const message = `webhook is ${shown.slice(0, 100)}; ${what}`;
    return new ApiError(400, { message: 'The batch cannot be made', errors: [{ message }] });
  };
  const must = `it must be an https address without a user name, of at most ${MAX_CHARACTERS} characters. Try "https://shop.example/boxes".`;
  if (typeof given !== 'string' || given.length > MAX_CHARACTERS || !URL.canParse(given)) throw refuse(must);
  const url = new URL(given);
  const { protocol, username, password } = url;
  if (username || password || !/^https?:$/.test(protocol)) throw refuse(must);
  const problem = protocol === 'http:' ? 'http is not encrypted' : closedHost(url);
  if (problem && !isPrivate)
    throw refuse(`${problem}. Try a public https address, or a server with --private-webhooks.`);
  url.hash = '';
  return url.href;
};
