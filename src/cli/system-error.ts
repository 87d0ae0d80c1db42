import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import reasons from './system-errors.json' with { type: 'json' };

/** What stops the use of a path, and what stops a server from listening, in words. */
const REASONS: Readonly<Record<string, string>> = reasons.path;
const LISTEN: Readonly<Record<string, string>> = reasons.listen;

/** True for errors of the operating system, such as an unreadable file or a missing folder. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

/** The reason of an operating system error, in words. @param missing - the reason to give when something does not exist. */
export const reasonOf = (error: unknown, missing: string): string => {
  if (!(error instanceof Error)) throw error;
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? missing : (REASONS[code] ?? error.message);
};

/** Where a server or a host was looked for. */
type Place = { readonly address?: string; readonly port?: number; readonly hostname?: string };

/** Message of an error. For errors of the operating system: the path and the reason, without the system call. */
export const messageOf = (error: Error): string => {
  if (!isSystemError(error)) return error.message;
  const { path, code = '', syscall, address, port, hostname }: NodeJS.ErrnoException & Place = error;
  if (syscall === 'listen' && LISTEN[code])
    return `The server cannot listen on ${address} port ${port}: ${LISTEN[code]}.`;
  if (syscall === 'connect' && code === 'ECONNREFUSED')
    return `No program listens at ${address} port ${port}. Start it, or correct the address.`;
  if (syscall === 'getaddrinfo')
    return `The host ${hostname} is unknown. Write an address such as 127.0.0.1, or a name that this machine can look up.`;
  if (path === undefined || !code) return error.message;
  const folder = dirname(path);
  const missing = existsSync(folder) ? 'it does not exist' : `the folder ${folder} does not exist`;
  if (code !== 'ENOENT' && !Object.hasOwn(REASONS, code)) return error.message;
  return `${path} cannot be used: ${reasonOf(error, missing)}.`;
};
