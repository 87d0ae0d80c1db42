import { type BoardOf, insideShare } from '../../board/index.ts';

/** What a part of paper is made of. */
export const ofPaper = (thickness: number): BoardOf => ({ thickness, inside: insideShare.carton });
