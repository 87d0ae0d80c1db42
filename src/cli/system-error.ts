const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  ENOTDIR: 'a parent of the path is not a directory',
  EEXIST: 'a file of that name is there',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENAMETOOLONG: 'the name is too long',
  ENOSPC: 'the disk is full',
};

/** A file that cannot be read or written, a folder that is missing. */
export const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'syscall' in error && 'code' in error;

/**
 * Why the operating system refuses a file, in words.
 * @param missing - the reason where something is not there.
 */
export const reasonOf = (error: unknown, missing: string): string => {
  if (!(error instanceof Error)) throw error;
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? missing : (REASONS[code] ?? error.message);
};

/** Why a server cannot listen, in words. */
const LISTEN: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there. Stop it, or choose another port',
  EADDRNOTAVAIL: 'this machine does not have the address. Choose another host',
  EACCES: 'permission denied. Choose a port from 1024 up',
};

/** The message of an error; of one of the operating system the path and the reason, without the call that failed. */
export const messageOf = (error: Error): string => {
  if (isSystemError(error) && error.syscall === 'listen' && LISTEN[error.code!]) {
    const { address, port } = error as { address?: string; port?: number };
    return `The server cannot listen on ${address} port ${port}: ${LISTEN[error.code!]}.`;
  }
  if (!isSystemError(error) || error.path === undefined || !error.code || !Object.hasOwn(REASONS, error.code))
    return error.message;
  return `${error.path} cannot be used: ${REASONS[error.code]}.`;
};
