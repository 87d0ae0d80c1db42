import type { FileSize } from '../../../artwork/index.ts';
import type { BoxAnswer, BoxQuestion, SizesByBasis } from './box.ts';
import type { CardMoment, Fit } from './card.ts';
import type { CheckAnswer, CheckQuestion } from './checked.ts';
import type { ArtworkQuestion, FlatSize, Frame } from './drawing.ts';
import type { BoxFile, FileKind } from './file.ts';
import type { FoldModel, FoldRequest } from './fold.ts';
import type { KeepRequest, KeptBox, KeptRecord } from './kept.ts';
import type { SheetAnswer, SheetQuestion } from './sheet.ts';
import type { Tile } from './tile.ts';

/** Functions of the worker. On the page each call returns a promise. */
export interface EngineApi {
  /** Ids, best match first. */
  search(words: string): readonly string[];
  /** The id of a template for a code or a name; undefined for an unknown or ambiguous one. */
  named(text: string): string | undefined;
  cardPicture(id: string, moment: CardMoment): Promise<string>;
  fits(ids: readonly string[], sizes: readonly number[], material?: number): readonly Fit[];
  box(question: BoxQuestion): Promise<BoxAnswer>;
  sizes(question: BoxQuestion): Promise<SizesByBasis>;
  tiles(question: BoxQuestion, choice: string): readonly Tile[];
  fold(question: BoxQuestion, request: FoldRequest): Promise<FoldModel>;
  artworkSize(file: Blob, pixels: FlatSize): Promise<FileSize>;
  artworkPage(question: BoxQuestion, artwork: ArtworkQuestion): Promise<Frame | undefined>;
  nest(question: BoxQuestion, sheet: SheetQuestion, evaluations: number): Promise<SheetAnswer>;
  nestFile(question: BoxQuestion, sheet: SheetQuestion): Promise<BoxFile>;
  check(file: Blob, question: CheckQuestion): Promise<CheckAnswer>;
  requestOf(question: BoxQuestion, unit: 'mm' | 'in'): Promise<KeepRequest>;
  keptBoxes(records: readonly KeptRecord[]): Promise<readonly KeptBox[]>;
  file(question: BoxQuestion, kind: FileKind, unit: 'mm' | 'in'): Promise<BoxFile>;
}
