import type { StoredFile } from '../../service/local/index.ts';
import { type Operation, sql } from './statement.ts';

export function* addFiles(owner: string, files: readonly StoredFile[]): Operation<void> {
  for (const { key, name, type, data } of files)
    yield sql(
      'insert into files (key, owner, name, type, data) values ($1, $2, $3, $4, $5)',
      key,
      owner,
      name,
      type,
      Buffer.from(data.buffer, data.byteOffset, data.length),
    );
}
