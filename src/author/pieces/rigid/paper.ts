import { type BoardOf, insideShare } from '../../../board/index.ts';

/** The board of a part made of paper. */
export const ofPaper = (thickness: number): BoardOf => ({ thickness, inside: insideShare.carton });
