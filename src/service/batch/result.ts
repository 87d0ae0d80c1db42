import type { ApiError } from '../../api/index.ts';
import type { FormatName } from '../../formats/index.ts';

export interface BatchFile {
  readonly format: FormatName;
  /** `<key>.<extension>` */
  readonly name: string;
  /** Size in bytes. */
  readonly bytes: number;
  /** SHA-256 of its bytes, in hex. */
  readonly sha256: string;
}

interface Answered {
  /** Number of the request in the batch, from 1. */
  readonly line: number;
  readonly key: string;
}

/** A request whose files were made. */
export interface Made<File extends BatchFile = BatchFile> extends Answered {
  /** Id of the template, followed by the choices that differ from it. */
  readonly template: string;
  /** Area of the board in mm², rounded to 0.0001. */
  readonly area: number;
  readonly files: readonly File[];
}

/** A request that cannot be made, with the error body of the service. */
export interface Refused extends Answered {
  readonly error: ApiError['body'];
}

export type BatchResult<File extends BatchFile = BatchFile> = Made<File> | Refused;

/** A file with its bytes. */
export interface BatchFileData extends BatchFile {
  readonly data: Uint8Array;
}
